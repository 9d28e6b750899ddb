import BookFuzzing
import PropertyListFuzzing

/// Checks an input of libFuzzer as a book, whether or not it is one.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkAsBook(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let failure = WholePath.failure(of: bytes, isBrief: true) {
    RoundTrip.stop(for: failure)
  }
  return 0
}
