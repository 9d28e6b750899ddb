import PropertyList
import PropertyListFuzzing

/// Checks an input of libFuzzer as old-style text.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAsASCII(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var options = ReadingOptions()
  options.acceptsBlankFile = count % 2 == 1
  options.acceptsGNUstepValues = count % 2 == 1
  if let failure = RoundTrip.failure(of: bytes, options: options) { RoundTrip.stop(for: failure) }
  return 0
}
