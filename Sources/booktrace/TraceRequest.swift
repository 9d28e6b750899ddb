/// A book, and a script that is played in it.
///
/// It is read from four parts of the input: the book; the script; what is known of the book's files, as web pages hand
/// it in (see `AssetCatalog`), or nothing; and `reduced motion` if the reader asks for that, or nothing.
struct TraceRequest {
  let book: [UInt8]
  let script: [UInt8]
  let files: [UInt8]
  let reducesMotion: Bool

  /// The next request of an input, or `nil` at its end.
  init?(_ input: inout TraceInput) {
    guard let book = input.next(), let script = input.next(), let files = input.next(), let motion = input.next()
    else { return nil }
    self.book = book
    self.script = script
    self.files = files
    reducesMotion = motion == Array("reduced motion".utf8)
  }
}
