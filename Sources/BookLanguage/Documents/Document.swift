import BookChecking
import BookKit
import PropertyList

struct Document {
  let uri: DocumentURI
  let language: String
  private(set) var version: Int?
  private(set) var text: TextBuffer
  private(set) var revision: Int
  private var listText: ListText?
  /// The changes since `listText` was read; each refers to the text after the previous changes.
  private var changesSinceList: [PropertyList.Edit] = []
  private(set) var lastCheck: CheckedText?
  /// The changes since the last check; each refers to the text after the previous changes.
  private var changesSinceCheck: [TextChange] = []
  var checked: CheckedText? {
    get { changesSinceCheck.isEmpty ? lastCheck : nil }
    set { (lastCheck, changesSinceCheck) = (newValue, []) }
  }

  init(_ uri: DocumentURI, language: String, version: Int?, text: String, revision: Int) {
    (self.uri, self.language, self.version) = (uri, language, version)
    self.text = TextBuffer(Array(text.utf8))
    self.revision = revision
  }

  enum Kind: Equatable {
    case propertyList
    case script
    case binary
    case other
  }

  var kind: Kind {
    let name = (uri.path ?? uri.text).lastPathComponent
    guard uri.path != nil || uri.isUntitled else { return .other }
    let isList = name.hasSuffix(".plist") || !name.hasSuffix(".play") && namesList
    if isList { return text.bytes.starts(with: "bplist".utf8) ? .binary : .propertyList }
    return name.hasSuffix(".play") || language == "bookplay-script" ? .script : .other
  }

  private var namesList: Bool {
    if language == "plist" { return true }
    guard language == "xml" else { return false }
    return firstTag.map { $0.elementsEqual("plist".utf8) } ?? false
  }

  private var firstTag: ArraySlice<UInt8>? {
    let bytes = text.bytes
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let name = bytes[(start + 1)...].prefix { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
      if !name.isEmpty { return name }
      let isComment = bytes[start...].starts(with: "<!--".utf8)
      let end = isComment ? bytes[(start + 4)...].firstRange(of: Array("-->".utf8))?.lowerBound : nil
      index = end ?? bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    }
    return nil
  }

  mutating func replace(
    _ range: (start: TextPosition, end: TextPosition)?, with replacement: String, in encoding: PositionEncoding
  ) {
    let bytes = Array(replacement.utf8)
    if let range {
      let (start, end) = (text.offset(of: range.start, in: encoding), text.offset(of: range.end, in: encoding))
      let edit = PropertyList.Edit(min(start, end)..<max(start, end), with: bytes)
      text.replace(edit.range, with: bytes)
      changesSinceList.append(edit)
      note(TextChange(range: edit.range, count: bytes.count))
    } else {
      note(TextChange(range: 0..<text.bytes.count, count: bytes.count))
      text = TextBuffer(bytes)
      listText = nil
    }
  }

  private mutating func note(_ change: TextChange) {
    guard lastCheck != nil else { return }
    // After this many changes, the findings have probably moved too far.
    if changesSinceCheck.count == Document.maxChanges { lastCheck = lastCheck?.withoutFindings }
    if changesSinceCheck.count <= Document.maxChanges { changesSinceCheck.append(change) }
  }

  private static let maxChanges = 1000

  func lastFindings(at offset: Int) -> [(finding: Finding, range: Range<Int>)] {
    (lastCheck?.findings ?? []).compactMap { found in
      guard let finding = found.finding, !found.range.isEmpty else { return nil }
      var range = found.range
      for change in changesSinceCheck {
        guard let moved = change.moved(range) else { return nil }
        range = moved
      }
      return range.lowerBound <= offset && offset <= range.upperBound ? (finding, range) : nil
    }
  }

  mutating func finishChange(version: Int?, revision: Int) {
    self.version = version ?? self.version
    self.revision = revision
    // Applying a change takes as long as copying the text, so for many changes, reading the text again is as fast.
    if changesSinceList.count > 4 { listText = nil }
    if listText == nil { changesSinceList = [] }
  }

  mutating func list() -> ListText {
    var known = listText
    for change in changesSinceList { known = known?.applying(change) }
    let made = known ?? ListText(text.bytes, name: (uri.path ?? uri.text).lastPathComponent)
    listText = made
    changesSinceList = []
    return made
  }
}

private struct TextChange {
  let range: Range<Int>
  let count: Int

  /// Returns the range after the change, or `nil` if the change overlaps it.
  func moved(_ other: Range<Int>) -> Range<Int>? {
    if other.upperBound <= range.lowerBound { return other }
    guard range.upperBound <= other.lowerBound else { return nil }
    let shift = count - range.count
    return other.lowerBound + shift..<other.upperBound + shift
  }
}
