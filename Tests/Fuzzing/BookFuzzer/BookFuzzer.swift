import BookFuzzing
import PropertyListFuzzing

/// What libFuzzer calls with each input: a book, or what it takes for such.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkAsBook(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let failure = WholePath.failure(of: bytes, isBrief: true) {
    RoundTrip.stop(for: failure)
  }
  return 0
}
