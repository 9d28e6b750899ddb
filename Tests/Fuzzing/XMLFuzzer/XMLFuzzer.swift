import PropertyListFuzzing

/// What libFuzzer calls with each input: XML, or what it takes for such.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAsXML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let failure = RoundTrip.failure(of: bytes.first == UInt8(ascii: "<") ? bytes : Array("<plist>".utf8) + bytes) {
    RoundTrip.stop(for: failure)
  }
  return 0
}
