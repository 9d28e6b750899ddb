import BookTestSupport
import Foundation
import PropertyListFuzzing

@testable import RandomPlaying

/// How many ticks and inputs there were in all.
// libFuzzer runs one input after the other.
nonisolated(unsafe) private var steps = 0

/// What libFuzzer calls with each input: its bytes choose a book and what is done with it.
@_cdecl("LLVMFuzzerTestOneInput")
public func playRandomBook(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if steps == 0 { atexit { print("stat::number_of_steps: \(steps)") } }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let play = RandomPlaythrough(Lot(bytes: bytes)) else { return 0 }
  if let failure = play.failure(after: bytes.count, counting: &steps) { RoundTrip.stop(for: play.text + failure) }
  return 0
}
