/// The index of a sound file of the book, which drops, rules, games and movies play without an element.
struct FileIndex: TypedIndex, PlainPart {
  let rawValue: Int32
}
