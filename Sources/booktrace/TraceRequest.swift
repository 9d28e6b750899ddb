/// A book, and a script to play in it or operations to carry out on it.
///
/// It is read from four parts of the input: the book; the script, or the lines of an editor; the facts about the book's
/// files; and a mode. The facts are in the form that web pages use (see `AssetCatalog`), or empty. The mode is `reduced
/// motion` if the reader prefers that, `edit` if the second part is for the editor, or empty.
struct TraceRequest {
  let book: [UInt8]
  let script: [UInt8]
  let files: [UInt8]
  let reducesMotion: Bool
  let isForEditor: Bool

  /// Reads the next request of `input`, or returns `nil` at its end.
  init?(_ input: inout TraceInput) {
    guard let book = input.next(), let script = input.next(), let files = input.next(), let wish = input.next()
    else { return nil }
    (self.book, self.script, self.files) = (book, script, files)
    reducesMotion = wish == Array("reduced motion".utf8)
    isForEditor = wish == Array("edit".utf8)
  }
}
