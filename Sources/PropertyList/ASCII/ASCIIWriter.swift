/// Writes a list as old-style text in Xcode's style: one entry per line, indented by one tab per level.
///
/// Comments in old-style text stay where they are in the source. A source without braces is written without braces, and
/// containers that are on one line in the source stay on one line unless it becomes too long.
struct ASCIIWriter {
  private let list: PropertyList
  private let layout: TextLayout
  private let isBraceless: Bool
  private let bareValues: WritingOptions.BareValues
  private var walk: WritingWalk
  private let comments: Comments?
  private var joiner: LineJoiner?
  private var bytes: [UInt8] = []

  static func write(_ list: PropertyList, options: WritingOptions) -> PropertyList.Writing {
    var writer = ASCIIWriter(list, options: options, layout: .file(list, options))
    writer.writeAll()
    return writer.walk.finish(writer.bytes, options: options)
  }

  /// Returns the outermost value for insertion into another file, without leading white space or a final line break.
  static func fragment(_ list: PropertyList, layout: TextLayout) -> PropertyList.Writing {
    var options = WritingOptions()
    options.keepsComments = false
    options.bareValues = .all
    var writer = ASCIIWriter(list, options: options, layout: layout, isFragment: true)
    writer.writeAll()
    let value = Array(writer.bytes.dropFirst(layout.base.count).dropLast(layout.lineEnd.count))
    return writer.walk.finish(value, options: options)
  }

  private init(_ list: PropertyList, options: WritingOptions, layout: TextLayout, isFragment: Bool = false) {
    self.layout = layout
    self.list = list
    bareValues = options.bareValues
    walk = WritingWalk(list, sortsKeys: options.sortsKeys, keepsDuplicates: list.format == .ascii)
    comments = options.keepsComments ? Comments(of: list, in: .ascii) : nil
    joiner = list.format == .ascii && !isFragment ? LineJoiner(list.text.utf8, lineEnd: layout.lineEnd) : nil
    let root = list.nodes[0]
    // An empty file couldn't be read again.
    let isBlank = root.extent == 1 && comments == nil
    isBraceless = list.format == .ascii && root.kind == .dictionary && root.lead == 0 && !isBlank && !isFragment
    bytes.reserveCapacity(list.text.utf8.count)
  }

  private mutating func writeAll() {
    if let comments { writeLines(comments.beforeRoot, level: 0) }
    while let step = walk.next() {
      switch step {
      case .value(let value): write(value)
      case .end(let container): writeEnd(of: container)
      }
    }
  }

  // MARK: - Values

  private mutating func write(_ value: WritingWalk.Value) {
    let kind = list.nodes[value.position].kind
    let level = level(insideContainers: kind.isContainer ? walk.depth - 1 : walk.depth)
    if let container = value.container, let comments {
      let first = value.key ?? value.position
      writeLines(comments.before(first).filter { !$0.isOnSameLine || first == container + 1 }, level: level)
    }
    if let key = value.key { writeKey(key, of: value.position, level: level) } else { writeTabs(level) }
    if kind.isContainer {
      joiner?.open(list.nodes[value.position].range, at: bytes.count)
      if !(isBraceless && value.position == 0) {
        bytes.append(kind == .dictionary ? UInt8(ascii: "{") : UInt8(ascii: "("))
        bytes += layout.lineEnd
      }
    } else {
      if let loss = writeScalar(at: value.position, level: level) { walk.lose(loss, at: value.position) }
      finishLine(of: value.position)
    }
  }

  private mutating func writeKey(_ key: Int, of value: Int, level: Int) {
    let between = comments?.between(key, value) ?? []
    writeLines(between.filter { $0.isLine }, level: level)
    writeTabs(level)
    writeText(of: key)
    for found in between where !found.isLine && found.isBeforeMark { writeAfter(found) }
    bytes.append(" =")
    for found in between where !found.isLine && !found.isBeforeMark { writeAfter(found) }
    bytes.append(UInt8(ascii: " "))
  }

  private mutating func writeEnd(of container: Int) {
    let level = level(insideContainers: walk.depth)
    if let last = comments?.atEnd(of: container) {
      let isEmpty = list.nodes[container].extent == 1
      writeLines(last.filter { !$0.isOnSameLine || isEmpty }, level: isBraceless && container == 0 ? 0 : level + 1)
    }
    if isBraceless, container == 0 { return }
    writeTabs(level)
    bytes.append(list.nodes[container].kind == .dictionary ? UInt8(ascii: "}") : UInt8(ascii: ")"))
    joiner?.close(&bytes)
    finishLine(of: container)
  }

  private mutating func finishLine(of position: Int) {
    guard let container = walk.innermost else {
      let after = comments?.afterRoot ?? []
      for found in after where found.isOnSameLine { writeAfter(found) }
      bytes += layout.lineEnd
      return writeLines(after.filter { !$0.isOnSameLine }, level: 0)
    }
    let after = comments?.after(position, in: container) ?? []
    for found in after where found.isBeforeMark && !found.isLine { writeAfter(found) }
    bytes.append(list.nodes[container].kind == .dictionary ? UInt8(ascii: ";") : UInt8(ascii: ","))
    for found in after where !found.isBeforeMark || found.isLine { writeAfter(found) }
    bytes += layout.lineEnd
  }

  private func level(insideContainers depth: Int) -> Int { isBraceless ? max(0, depth - 1) : depth }

  private mutating func writeTabs(_ level: Int) { layout.indent(min(level, WritingWalk.maxIndent), in: &bytes) }

  // MARK: - Comments

  private mutating func writeLines(_ comments: [Comments.Found], level: Int) {
    for found in comments {
      writeTabs(level)
      write(found)
      bytes += layout.lineEnd
    }
  }

  private mutating func writeAfter(_ found: Comments.Found) {
    bytes.append(UInt8(ascii: " "))
    write(found)
  }

  private mutating func write(_ comment: Comments.Found) {
    if comment.isLine { joiner?.keepLinesApart() }
    bytes += list.text.utf8[comment.range]
    let written = ASCIIComment(at: comment.range.lowerBound, in: list.text.utf8.span)
    if written?.isTerminated == false { bytes.append(" */") }
  }

  // MARK: - Scalars

  /// Writes a scalar, or the nearest value that the format has, and returns what is lost.
  private mutating func writeScalar(at position: Int, level: Int) -> PropertyList.Writing.Loss.Kind? {
    let node = NodeHandle(position)
    let kind = list.nodes[position].kind
    switch kind {
    case .key, .string:
      writeText(of: position)
      return nil
    case .integer, .real, .boolean:
      let loss = bareLoss(of: position)
      write(loss == nil ? bareWord(for: node) : substitute(for: node))
      return loss
    case .data:
      ASCIIStringText.append(data: list.data(of: node) ?? [], to: &bytes)
      return nil
    case .date: write(list.date(of: node).map { Array($0.description.utf8) })
    case .uid: write(reference: list.uid(of: node) ?? 0, level: level)
    case .dictionary, .array, .invalid:
      write([])
      return .invalidValue
    }
    return .unsupportedKind(kind)
  }

  /// Returns what is lost when a number or a Boolean becomes a bare word.
  private func bareLoss(of position: Int) -> PropertyList.Writing.Loss.Kind? {
    guard bareValues.contains(position) else { return .unsupportedKind(list.nodes[position].kind) }
    return list.real(of: NodeHandle(position)).map { $0.isFinite } == false ? .notFinite : nil
  }

  /// Returns a number or a Boolean as a bare word, for readers that know which kind to expect.
  private func bareWord(for node: NodeHandle) -> [UInt8] {
    list.real(of: node).map { BareWord.word(for: $0) } ?? substitute(for: node)
  }

  /// Returns the text for a number or a Boolean where only strings are possible.
  private func substitute(for node: NodeHandle) -> [UInt8] {
    if let truth = list.boolean(of: node) { return Array((truth ? "YES" : "NO").utf8) }
    return list.integer(of: node).map { Array($0.description.utf8) } ?? list.real(of: node).map(Decimal.shortest) ?? []
  }

  /// Writes the text that replaces a value of a kind that the format doesn't have.
  private mutating func write(_ text: [UInt8]?) {
    let text = text ?? []
    ASCIIStringText.append(text.span, text.indices, to: &bytes)
  }

  private mutating func write(reference number: UInt32, level: Int) {
    bytes.append("{")
    bytes += layout.lineEnd
    writeTabs(level + 1)
    bytes.append("CF$UID = ")
    bytes.append(decimal: UInt64(number))
    bytes.append(";")
    bytes += layout.lineEnd
    writeTabs(level)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func writeText(of position: Int) {
    let node = NodeHandle(position)
    // A string that would be read as a number without quotes keeps them.
    let isString = list.nodes[position].kind == .string && !list.isBare(node)
    let text = list.utf8(of: node) ?? []
    ASCIIStringText.append(text.span, text.indices, isString: isString, to: &bytes)
  }
}
