import PropertyListFuzzing

/// Checks an input of libFuzzer as XML, whether or not it is XML.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAsXML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let failure = RoundTrip.failure(of: bytes.first == UInt8(ascii: "<") ? bytes : Array("<plist>".utf8) + bytes) {
    RoundTrip.stop(for: failure)
  }
  return 0
}
