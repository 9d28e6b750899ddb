import Foundation

extension RoundTrip {
  /// Reports what doesn't hold and ends the program, which is how libFuzzer notices it.
  public static func stop(for failure: String) -> Never {
    FileHandle.standardError.write(Data((failure + "\n").utf8))
    preconditionFailure("an input fails")
  }
}
