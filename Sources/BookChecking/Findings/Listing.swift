import BookKit

extension Collection<String> {
  /// Returns the names in quotation marks, and how many of all names are left out.
  func listed(of count: Int = 0) -> String {
    map { "`\($0)`" }.joined(separator: ", ") + (count > self.count ? " and \(count - self.count) more" : "")
  }
}
