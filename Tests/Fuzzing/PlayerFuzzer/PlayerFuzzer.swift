import BookTestSupport
import PropertyListFuzzing

/// What libFuzzer calls with each input: its bytes choose a book and what is done with it.
@_cdecl("LLVMFuzzerTestOneInput")
public func playRandomBook(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let play = RandomPlaythrough(Lot(bytes: bytes)) else { return 0 }
  if let failure = play.failure() { RoundTrip.stop(for: failure) }
  return 0
}

extension RandomPlaythrough {
  /// What does not hold of it, or nothing.
  fileprivate func failure() -> String? {
    var (checked, split) = (Manner(), Manner())
    checked.isChecked = true
    split.portions = 1_000_000
    let outcome = played(checked)
    if let violation = outcome.violation { return violation }
    return played(split).digests == outcome.digests ? nil : "time tick by tick tells something else"
  }
}
