import BookChecking
import BookReports
import PropertyList

/// The findings that an author knows.
enum KnownFindings {
  /// Reads a baseline, or returns `nil` if the bytes aren't one.
  static func read(_ bytes: [UInt8]) -> Baseline? {
    do throws(BaselineText.ReadingError) { return try BaselineText.read(PropertyList.Source(bytes)) } catch {
      return nil
    }
  }
}
