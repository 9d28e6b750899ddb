import BookTestSupport
import PropertyListFuzzing

@testable import RandomEdits

/// Edits a book: the bytes of libFuzzer's input are an editor's lines, or choose the book and what is done with it.
@_cdecl("LLVMFuzzerTestOneInput")
public func editBook(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if bytes.first == UInt8(ascii: "{") {
    if let failure = AnyLines.failure(of: bytes) { RoundTrip.stop(for: failure) }
    return 0
  }
  var choices = ChoiceSource(bytes: bytes)
  guard var editing = RandomEditing(using: &choices) else { return 0 }
  editing.run(20, using: &choices)
  if let failure = editing.failures.first { RoundTrip.stop(for: failure) }
  return 0
}
