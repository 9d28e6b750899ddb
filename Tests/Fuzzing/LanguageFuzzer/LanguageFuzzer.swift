import LanguageFuzzing
import PropertyListFuzzing

/// Checks an input of libFuzzer as a message of an editor, or as a text that it opens.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkAsMessage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let failure = MessageFuzzing.failure(of: bytes) { RoundTrip.stop(for: failure) }
  return 0
}
