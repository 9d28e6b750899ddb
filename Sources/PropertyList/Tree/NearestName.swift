/// Finds the name that an author probably meant.
package enum NearestName {
  /// The maximum length in bytes of a name that is compared.
  private static let maxLength = 64

  /// Returns the candidate nearest to `name`, or the first of several equally near ones, or `nil` if none is near.
  ///
  /// The comparison ignores case. If several candidates differ from `name` only in case, none is suggested. One mistake
  /// is allowed per three letters: a wrong, missing or extra letter, or two letters in the wrong order.
  package static func suggestion(for name: String, among candidates: [String]) -> String? {
    suggestion(for: Array(name.utf8), among: candidates)
  }

  package static func suggestion(for name: [UInt8], among candidates: [String]) -> String? {
    guard !name.isEmpty, name.count <= maxLength else { return nil }
    let written = name.map(ASCIIWord.lowercased)
    var best: String?
    // A name in which every letter is wrong is a different name.
    var limit = min(max(1, name.count / 3), name.count - 1)
    for candidate in candidates where !candidate.utf8.elementsEqual(name) {
      let meant = candidate.utf8.map(ASCIIWord.lowercased)
      guard let slips = slips(written, meant, atMost: limit) else { continue }
      best = candidate
      guard slips > 0 else { return isAlone(candidate, lowercased: written, among: candidates, for: name) ? best : nil }
      limit = slips - 1
    }
    return best
  }

  /// Returns whether no other candidate differs from `name` only in case.
  private static func isAlone(
    _ found: String, lowercased: [UInt8], among candidates: [String], for name: [UInt8]
  ) -> Bool {
    !candidates.contains { other in
      !other.utf8.elementsEqual(found.utf8) && !other.utf8.elementsEqual(name)
        && other.utf8.map(ASCIIWord.lowercased) == lowercased
    }
  }

  /// Returns the number of mistakes between two names, or `nil` if it exceeds `limit`.
  private static func slips(_ written: [UInt8], _ meant: [UInt8], atMost limit: Int) -> Int? {
    guard meant.count <= maxLength, abs(meant.count - written.count) <= limit else { return nil }
    // Each row holds the distances from a prefix of `written` to all prefixes of `meant`.
    var beforeLast: [Int] = []
    var last = Array(0...meant.count)
    for row in written.indices {
      var current = [row + 1]
      for column in meant.indices {
        let isSame = written[row] == meant[column]
        var distance = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, written[row] == meant[column - 1], written[row - 1] == meant[column] {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      (beforeLast, last) = (last, current)
    }
    let distance = last[meant.count]
    return distance <= limit ? distance : nil
  }
}
