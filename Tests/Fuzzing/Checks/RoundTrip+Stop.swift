import Foundation

extension RoundTrip {
  /// Says what does not hold and ends the program, which is how libFuzzer learns of it.
  public static func stop(for failure: String) -> Never {
    FileHandle.standardError.write(Data((failure + "\n").utf8))
    preconditionFailure("an input fails")
  }
}
