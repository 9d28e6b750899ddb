import BookKit
import PropertyList

extension PropertyList.Source {
  /// Returns the changes that rename an unknown XML element, in both tags, to the name that was probably meant.
  ///
  /// The array is empty if no name is suggested, or if the closing tag is missing.
  func renamingElement(_ problem: PropertyList.Problem, in list: PropertyList) -> [Finding.Change] {
    guard let meant = problem.suggestion, list.text.encoding.unitSize == 1,
      bytes.indices.contains(problem.range.lowerBound)
    else { return [] }
    let name = meant.utf8.filter { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    let isClosing = bytes[(problem.range.lowerBound + 1)...].first == UInt8(ascii: "/")
    let opening = nameRange(from: problem.range.lowerBound + (isClosing ? 2 : 1))
    var ranges = [opening]
    let isEmpty = problem.range.count > 2 && bytes[problem.range.upperBound - 2] == UInt8(ascii: "/")
    if !isClosing, !isEmpty {
      guard let closing = closingName(of: bytes[opening], from: problem.range.upperBound) else { return [] }
      ranges.append(closing)
    }
    return ranges.map {
      Finding.Change(PropertyList.Edit($0, with: name), text: String(decoding: name, as: UTF8.self))
    }
  }

  private func nameRange(from start: Int) -> Range<Int> {
    let end = bytes[start...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }
    return start..<(end ?? bytes.count)
  }

  private func closingName(of name: ArraySlice<UInt8>, from start: Int) -> Range<Int>? {
    var depth = 1
    var position = start
    while let tag = bytes[position...].firstIndex(of: UInt8(ascii: "<")), tag + 1 < bytes.count {
      let isClosing = bytes[tag + 1] == UInt8(ascii: "/")
      let range = nameRange(from: tag + (isClosing ? 2 : 1))
      if bytes[range] == name { depth += isClosing ? -1 : 1 }
      if depth == 0 { return range }
      position = max(range.upperBound, tag + 1)
    }
    return nil
  }
}
