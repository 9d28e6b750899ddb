import BookTestSupport
import Foundation
import PropertyListFuzzing

@testable import RandomPlaying

/// The total number of ticks and inputs.
// libFuzzer runs one input after the other.
nonisolated(unsafe) private var steps = 0

/// Plays a book; the bytes of libFuzzer's input choose the book and what is done with it.
@_cdecl("LLVMFuzzerTestOneInput")
public func playRandomBook(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if steps == 0 { atexit { print("stat::number_of_steps: \(steps)") } }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let play = RandomPlaythrough(ChoiceSource(bytes: bytes)) else { return 0 }
  if let failure = play.failure(after: bytes.count, counting: &steps) { RoundTrip.stop(for: play.text + failure) }
  return 0
}
