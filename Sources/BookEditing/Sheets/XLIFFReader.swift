import BookChecking
import PropertyList

/// Reads the units of XLIFF 2.0, 2.1 or 2.2 as the rows of a sheet.
///
/// Editors split units into segments, mark parts of texts, and add elements of their own. The segments of a unit are
/// joined again, marks are dropped, and elements of other namespaces are skipped.
struct XLIFFReader {
  private var markup: MarkupReader
  /// The namespaces that the open elements declare, innermost last; the prefix of the default one is empty.
  private var namespaces: [(depth: Int, prefix: [UInt8], name: String)] = []
  private var depth = 0
  /// The depth of the outermost element that is being skipped, or `nil` if none is.
  private var skipped: Int?
  private var unit: Unit?
  private(set) var sheet = ReadSheet()

  private struct Unit {
    let name: String
    let range: Range<Int>
    var source: [UInt8] = []
    var target: [UInt8] = []
    var sourceRange: Range<Int>?
    var targetRange: Range<Int>?
    var segment = Segment()
    var translatedCount = 0
    var untranslatedCount = 0
  }

  private struct Segment {
    var source: [UInt8] = []
    var target: [UInt8] = []
    var part: Part?
    var hasTarget = false
  }

  private enum Part { case source, target }

  static func sheet(of bytes: [UInt8]) throws(SheetError) -> ReadSheet {
    var reader = XLIFFReader(markup: MarkupReader(bytes))
    try reader.read()
    return reader.sheet
  }

  private init(markup: MarkupReader) { self.markup = markup }

  private mutating func read() throws(SheetError) {
    while let part = try markup.next() {
      switch part {
      case .start(let tag): try enter(tag)
      case .end(let tag): leave(tag)
      case .text(let text): if skipped == nil { append(text) }
      }
    }
  }

  // MARK: - Elements

  private mutating func enter(_ tag: MarkupReader.Tag) throws(SheetError) {
    depth += 1
    for (name, value) in tag.attributes {
      if name.elementsEqual("xmlns".utf8) { namespaces.append((depth, [], value)) }
      if name.starts(with: "xmlns:".utf8) { namespaces.append((depth, Array(name.dropFirst(6)), value)) }
    }
    guard depth > 1 else { return try enterRoot(tag) }
    guard skipped == nil else { return }
    guard let word = word(of: tag),
      !["notes", "originalData", "skeleton"].contains(where: { $0.utf8.elementsEqual(word) })
    else {
      skipped = depth
      return
    }
    begin(word, tag)
  }

  private mutating func begin(_ word: ArraySlice<UInt8>, _ tag: MarkupReader.Tag) {
    if word.elementsEqual("unit".utf8) { unit = Unit(name: tag.value(of: "name") ?? "", range: tag.range) }
    guard unit != nil else { return }
    if word.elementsEqual("segment".utf8) || word.elementsEqual("ignorable".utf8) {
      unit?.segment = Segment()
    } else if word.elementsEqual("source".utf8) {
      unit?.segment.part = .source
      if unit?.sourceRange == nil { unit?.sourceRange = tag.range }
    } else if word.elementsEqual("target".utf8) {
      unit?.segment.part = .target
      unit?.segment.hasTarget = true
      if unit?.targetRange == nil { unit?.targetRange = tag.range }
    } else if word.elementsEqual("cp".utf8), let code = tag.value(of: "hex"),
      let scalar = UInt32(hexadecimal: code.utf8).flatMap({ Unicode.Scalar($0) })
    {
      append(Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter))
    }
  }

  private mutating func leave(_ tag: MarkupReader.Tag) {
    if skipped == nil, let word = word(of: tag) { end(word) }
    if skipped == depth { skipped = nil }
    while let last = namespaces.last, last.depth == depth { namespaces.removeLast() }
    depth -= 1
  }

  private mutating func end(_ word: ArraySlice<UInt8>) {
    if word.elementsEqual("source".utf8) || word.elementsEqual("target".utf8) {
      unit?.segment.part = nil
    } else if word.elementsEqual("segment".utf8) {
      endSegment()
    } else if word.elementsEqual("ignorable".utf8), let segment = unit?.segment {
      unit?.source += segment.source
      unit?.target += segment.hasTarget ? segment.target : segment.source
    } else if word.elementsEqual("unit".utf8) {
      endUnit()
    }
  }

  private mutating func endSegment() {
    guard let segment = unit?.segment else { return }
    unit?.source += segment.source
    unit?.target += segment.target
    if !segment.target.isEmpty {
      unit?.translatedCount += 1
    } else if !segment.source.isEmpty {
      unit?.untranslatedCount += 1
    }
  }

  private mutating func endUnit() {
    guard let unit else { return }
    self.unit = nil
    let isTranslated = unit.translatedCount > 0 && unit.untranslatedCount == 0
    if unit.translatedCount > 0, !isTranslated {
      let message = "the unit is left out, since only a part of its segments is translated"
      sheet.messages.append(SheetMessage(.refused, message, at: unit.range))
    }
    let target = isTranslated ? String(decoding: unit.target, as: UTF8.self) : ""
    sheet.rows.append(
      ReadSheet.Row(
        path: ReadSheet.Cell(text: unit.name, range: unit.range),
        source: ReadSheet.Cell(
          text: String(decoding: unit.source, as: UTF8.self), range: unit.sourceRange ?? unit.range),
        translations: [ReadSheet.Cell(text: target, range: unit.targetRange ?? unit.range)]))
  }

  private mutating func append(_ text: [UInt8]) {
    switch unit?.segment.part {
    case .source: unit?.segment.source += text
    case .target: unit?.segment.target += text
    case nil: break
    }
  }

  // MARK: - The root

  private mutating func enterRoot(_ tag: MarkupReader.Tag) throws(SheetError) {
    let hint = "`bookplay strings --to CODE -o FILE.xlf` makes such files"
    guard let word = word(of: tag), word.elementsEqual("xliff".utf8) else {
      let isOld = tag.name.elementsEqual("xliff".utf8) && tag.value(of: "version") != nil
      let version = tag.value(of: "version").map { Quotation.of($0) } ?? ""
      throw SheetError(
        isOld ? "this is XLIFF \(version); only XLIFF 2 is read" : "this is not XLIFF 2", at: tag.range, hint: hint)
    }
    guard let language = tag.value(of: "trgLang").map({ ReadSheet.trimmed($0) }), !language.utf8.isEmpty else {
      throw SheetError("the file does not name its target language", at: tag.range, hint: "write it as `trgLang`")
    }
    sheet.languages = [ReadSheet.Cell(text: language, range: tag.range)]
  }

  /// Returns the name of an element of XLIFF without its prefix, or `nil` if it belongs to another namespace.
  private func word(of tag: MarkupReader.Tag) -> ArraySlice<UInt8>? {
    let colon = tag.name.firstIndex(of: UInt8(ascii: ":"))
    let prefix = colon.map { tag.name[..<$0] } ?? []
    let namespace = namespaces.last { $0.prefix.elementsEqual(prefix) }?.name
    guard let namespace, namespace.utf8.elementsEqual(XLIFFText.namespace.utf8) else { return nil }
    return colon.map { tag.name[($0 + 1)...] } ?? tag.name[...]
  }
}

extension UInt32 {
  /// Creates a number from hexadecimal digits, or `nil` if `digits` has others, none, or too many.
  fileprivate init?(hexadecimal digits: String.UTF8View) {
    guard (1...8).contains(digits.count) else { return nil }
    self = 0
    for byte in digits {
      guard let digit = HexDigits.value(of: byte) else { return nil }
      self = self << 4 | UInt32(digit)
    }
  }
}

extension ReadSheet {
  /// Reads a sheet from XLIFF or CSV, whichever its first character shows.
  init(_ bytes: [UInt8], for book: SheetLanguages) throws(SheetError) {
    if let position = UTF8Validation(bytes.span).firstInvalid { throw .notUTF8(at: position..<position + 1) }
    let start = bytes.starts(with: CSVText.mark) ? CSVText.mark.count : 0
    let first = bytes[start...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard first == UInt8(ascii: "<") else {
      try self.init(csv: bytes, for: book)
      return
    }
    self = try XLIFFReader.sheet(of: bytes)
    let language = languages[0]
    let tag = LanguageTag(language.text)
    if book.isSource(language.text) {
      let message = "the target language `\(Quotation.of(language.text))` is that of the book's own texts"
      throw SheetError(message, at: language.range)
    }
    guard book.index(of: language.text) != nil || tag.fault == nil else {
      throw SheetError(
        "`\(Quotation.of(language.text))` is not the code of a language", at: language.range,
        hint: tag.suggestion.map { "did you mean `\($0)`?" })
    }
  }
}
