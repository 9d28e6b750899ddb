/// Writes a list as XML, byte for byte in the layout of Apple's own writer.
///
/// Comments, instructions, digits of floating-point numbers and duplicate keys of an XML source are preserved;
/// everything else is normalised.
struct XMLWriter {
  private let list: PropertyList
  private let options: WritingOptions
  private let comments: Comments?
  private let layout: TextLayout
  private var output: [UInt8] = []
  private var walk: WritingWalk

  static func write(_ list: PropertyList, options: WritingOptions) -> PropertyList.Writing {
    var writer = XMLWriter(list, options: options, layout: .file(list, options))
    return writer.write()
  }

  /// Returns the root value for insertion into another file, without leading white space or a final line break.
  static func fragment(_ list: PropertyList, layout: TextLayout) -> PropertyList.Writing {
    var options = WritingOptions()
    options.keepsComments = false
    var writer = XMLWriter(list, options: options, layout: layout)
    writer.writeNodes()
    let value = Array(writer.output.dropFirst(layout.base.count).dropLast(layout.lineEnd.count))
    return writer.walk.finish(value, options: options)
  }

  private init(_ list: PropertyList, options: WritingOptions, layout: TextLayout) {
    self.layout = layout
    self.list = list
    self.options = options
    comments = options.keepsComments ? Comments(of: list, in: .xml) : nil
    walk = WritingWalk(list, sortsKeys: options.sortsKeys, keepsDuplicates: list.format == .xml)
    output.reserveCapacity(list.nodes.count * 24 + list.text.utf8.count)
  }

  private mutating func write() -> PropertyList.Writing {
    appendLine("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    append("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" ")
    appendLine("\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">")
    let before = comments?.aroundStart
    appendLines(before?.outside ?? [], depth: 0)
    appendLine("<plist version=\"1.0\">")
    appendLines(before?.inside ?? [], depth: 0)
    writeNodes()
    let after = comments?.aroundEnd
    appendLines(after?.inside ?? [], depth: 0)
    appendLine("</plist>")
    appendLines(after?.outside ?? [], depth: 0)
    return walk.finish(output, options: options)
  }

  private mutating func writeNodes() {
    while let step = walk.next() {
      switch step {
      case .value(let value): write(value)
      case .end(let container): writeEnd(of: NodeHandle(container))
      }
    }
  }

  private mutating func write(_ value: WritingWalk.Value) {
    let handle = NodeHandle(value.position)
    let isContainer = list.kind(of: handle).isContainer
    let depth = isContainer ? walk.depth - 1 : walk.depth
    if let key = value.key.map({ NodeHandle($0) }) {
      writeComments(before: key, depth: depth)
      indent(depth)
      appendText("key", of: key)
    }
    writeComments(before: handle, depth: depth)
    indent(depth)
    if isContainer {
      append(list.kind(of: handle) == .array ? "<array" : "<dict")
      appendLine(isEmpty(handle) ? "/>" : ">")
    } else {
      appendScalar(handle, depth: depth)
    }
  }

  private mutating func writeEnd(of container: NodeHandle) {
    guard !isEmpty(container) else { return }
    append(comments?.atEnd(of: container.position) ?? [], depth: walk.depth + 1)
    indent(walk.depth)
    appendLine(list.kind(of: container) == .array ? "</array>" : "</dict>")
  }

  /// Returns whether a container is empty and doesn't contain a comment either.
  private func isEmpty(_ container: NodeHandle) -> Bool {
    list.nodes[container.position].extent == 1 && comments?.atEnd(of: container.position).isEmpty ?? true
  }

  // MARK: - Scalars

  private mutating func appendScalar(_ value: NodeHandle, depth: Int) {
    switch list.kind(of: value) {
    case .string, .key: appendText("string", of: value)
    case .integer: appendElement("integer", Array((list.integer(of: value)?.description ?? "0").utf8))
    case .real: appendReal(value)
    case .boolean: appendLine(list.boolean(of: value) == true ? "<true/>" : "<false/>")
    case .date: appendDate(value)
    case .data: appendData(list.data(of: value) ?? [], depth: depth)
    case .uid: appendUID(value, depth: depth)
    case .dictionary, .array, .invalid:
      lose(.invalidValue, value)
      appendLine("<string></string>")
    }
  }

  private mutating func appendReal(_ value: NodeHandle) {
    let node = list.nodes[value.position]
    let isOwn = list.format == .xml && node.flags.contains(.plain)
    appendElement(
      "real", isOwn ? Array(list.text.utf8[list.contentRange(of: node)]) : Decimal.shortest(list.real(of: value) ?? 0))
  }

  private mutating func appendDate(_ value: NodeHandle) {
    guard let date = list.date(of: value), let text = DateText.write(date) else {
      lose(.dateOutOfRange, value)
      return appendElement("date", Array("2001-01-01T00:00:00Z".utf8))
    }
    if date.hasFraction { lose(.fractionOfSecond, value) }
    appendElement("date", text)
  }

  private mutating func appendData(_ bytes: [UInt8], depth: Int) {
    let indentation = min(depth, 8)
    let width = 76 - 8 * indentation
    appendLine("<data>")
    let text = Base64.encode(bytes)
    var start = 0
    while start < text.count {
      indent(indentation)
      let end = min(start + width, text.count)
      output += text[start..<end]
      endLine()
      start = end
    }
    indent(depth)
    appendLine("</data>")
  }

  private mutating func appendUID(_ value: NodeHandle, depth: Int) {
    lose(.uidAsDictionary, value)
    appendLine("<dict>")
    indent(depth + 1)
    appendLine("<key>CF$UID</key>")
    indent(depth + 1)
    appendElement("integer", Array(String(list.uid(of: value) ?? 0).utf8))
    indent(depth)
    appendLine("</dict>")
  }

  private mutating func appendText(_ name: StaticString, of handle: NodeHandle) {
    appendElement(name, list.utf8(of: handle) ?? [], escapedFor: handle)
  }

  private mutating func escape(_ text: [UInt8], of handle: NodeHandle) {
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    var unusual: UInt32?
    var hasNul = false
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "&"): append("&amp;")
      case 0x0D where endsLine(text, at: index): output.append(byte)
      case 0x0D: append("&#13;")
      case 0:
        hasNul = true
        append("\u{FFFD}")
      case 0x01..<0x09, 0x0B, 0x0C, 0x0E..<0x20:
        unusual = unusual ?? UInt32(byte)
        output.append(byte)
      case 0xBE, 0xBF:
        if previous == 0xBF, beforePrevious == 0xEF { unusual = unusual ?? 0xFFC0 | UInt32(byte & 0x3F) }
        output.append(byte)
      default: output.append(byte)
      }
      beforePrevious = previous
      previous = byte
    }
    // One loss of each kind is reported, since a text may be full of such characters.
    if hasNul { lose(.unusualCharacter(0), handle) }
    if let unusual { lose(.unusualCharacter(unusual), handle) }
  }

  /// Returns whether the carriage return at `index` ends a line in the same way as the other lines of the file.
  private func endsLine(_ text: [UInt8], at index: Int) -> Bool {
    guard layout.lineEnd[0] == 0x0D else { return false }
    return layout.lineEnd.count == 1 || index + 1 < text.endIndex && text[index + 1] == 0x0A
  }

  private mutating func lose(_ kind: PropertyList.Writing.Loss.Kind, _ handle: NodeHandle) {
    walk.lose(kind, at: handle.position)
  }

  // MARK: - Comments

  private mutating func writeComments(before handle: NodeHandle, depth: Int) {
    guard let comments else { return }
    // Comments before the root are written with the `<plist>` tag.
    if handle.position > 0 { append(comments.before(handle.position), depth: depth) }
    appendLines(comments.inside(handle.position), depth: depth)
  }

  /// Writes the comments of a gap; comments on its first line are added to the last line of the output.
  private mutating func append(_ gap: [Comments.Found], depth: Int) {
    for found in gap where found.isOnSameLine {
      output.removeLast(layout.lineEnd.count)
      append(" ")
      output += list.text.utf8[found.range]
      endLine()
    }
    appendLines(gap.filter { !$0.isOnSameLine }.map { $0.range }, depth: depth)
  }

  private mutating func appendLines(_ ranges: [Range<Int>], depth: Int) {
    for range in ranges {
      indent(depth)
      output += list.text.utf8[range]
      endLine()
    }
  }

  // MARK: - Output

  private mutating func append(_ text: StaticString) { output.append(text) }

  private mutating func appendLine(_ text: StaticString) {
    append(text)
    endLine()
  }

  /// Writes an element with text that needs no escapes, or that is escaped as the text of a node.
  private mutating func appendElement(_ name: StaticString, _ text: [UInt8], escapedFor handle: NodeHandle? = nil) {
    append("<")
    append(name)
    append(">")
    if let handle { escape(text, of: handle) } else { output += text }
    append("</")
    append(name)
    appendLine(">")
  }

  private mutating func indent(_ depth: Int) { layout.indent(depth, in: &output) }

  private mutating func endLine() { output += layout.lineEnd }
}
