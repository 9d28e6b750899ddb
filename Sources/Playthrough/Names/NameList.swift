import BookKit
import PropertyList

enum NameList {
  /// Returns names as a list without duplicates, such as "`a`, `b` and 3 more".
  static func text(_ names: [String], _ conjunction: String, limit: Int = 6) -> String {
    var listed: [String] = []
    var rest = 0
    var known = Set<[UInt8]>()
    for name in names {
      let bytes = Array(name.utf8)
      guard known.insert(bytes).inserted else { continue }
      if listed.count < limit { listed.append("`\(Quotation.of(bytes))`") } else { rest += 1 }
    }
    return rest > 0 ? "\(listed.joined(separator: ", ")) and \(rest) more" : listed.list(conjunction)
  }
}
