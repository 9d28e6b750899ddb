import PropertyList
import PropertyListFuzzing

/// Checks an input of libFuzzer as the bytes of a binary file after its magic number.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAsBinary(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let magic = Array("bplist00".utf8)
  var options = ReadingOptions()
  options.verifiesUnusedObjects = count % 2 == 1
  if let failure = RoundTrip.failure(of: bytes.starts(with: magic) ? bytes : magic + bytes, options: options) {
    RoundTrip.stop(for: failure)
  }
  return 0
}
