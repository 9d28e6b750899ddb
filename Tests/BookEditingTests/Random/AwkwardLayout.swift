import BookTestSupport
import PropertyList

/// Writes books with blanks and comments in unusual places, as authors leave them over the years.
struct AwkwardLayout {
  private let list: PropertyList
  private var lot: ChoiceSource
  private var bytes: [UInt8] = []
  private let lineEnd: String
  private let unit: String
  private let isXML: Bool
  /// How often containers are written on one line.
  private let oneLineOdds: Int

  /// Returns a list as XML or old-style text in a random layout.
  static func written(_ list: PropertyList, asXML isXML: Bool, using lot: inout ChoiceSource) -> [UInt8] {
    var layout = AwkwardLayout(list, isXML, lot)
    layout.writeAll()
    lot = layout.lot
    return layout.bytes
  }

  private init(_ list: PropertyList, _ isXML: Bool, _ lot: ChoiceSource) {
    self.list = list
    self.isXML = isXML
    self.lot = lot
    lineEnd = self.lot.pick(["\n", "\n", "\r\n", "\r"])
    unit = self.lot.pick(["\t", "  ", "    ", ""])
    oneLineOdds = self.lot.pick([2, 4, 50])
  }

  private mutating func writeAll() {
    if isXML { add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + lineEnd + "<plist version=\"1.0\">" + lineEnd) }
    if lot.once(in: 4) { add((isXML ? "<!-- a book -->" : "// a book") + lineEnd) }
    write(list.root, depth: 0, isOneLine: lot.once(in: 6))
    add(lineEnd)
    if isXML { add("</plist>" + lineEnd) }
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }

  private mutating func write(_ node: NodeHandle, depth: Int, isOneLine: Bool) {
    let kind = list.kind(of: node)
    guard kind.isContainer else { return writeScalar(node) }
    let isArray = kind == .array
    let items: [(key: NodeHandle?, value: NodeHandle)] =
      isArray
      ? list.elements(of: node).map { (nil, $0) } : list.entries(of: node).map { ($0.key, $0.value) }
    let (opening, closing) =
      isXML ? (isArray ? ("<array>", "</array>") : ("<dict>", "</dict>")) : (isArray ? ("(", ")") : ("{", "}"))
    if items.isEmpty, isXML, lot.once(in: 2) { return add(isArray ? "<array/>" : "<dict/>") }
    add(opening)
    let oneLine = isOneLine || lot.once(in: oneLineOdds)
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      begin(depth: depth + 1, isOneLine: oneLine, isFirst: index == 0)
      if let key = item.key {
        writeKey(key)
        if oneLine || !isXML {
          add(isXML ? lot.pick(["", " "]) : lot.pick([" = ", "=", " /* is */ = "]))
        } else {
          startLine(depth + 1)
        }
      }
      write(item.value, depth: depth + 1, isOneLine: oneLine)
      end(isArray: isArray, isLast: isLast, isOneLine: oneLine)
    }
    if oneLine { add(lot.pick(["", " "])) } else { startLine(depth) }
    add(closing)
  }

  private mutating func startLine(_ depth: Int) { add(lineEnd + String(repeating: unit, count: depth)) }

  /// Writes what precedes an item.
  private mutating func begin(depth: Int, isOneLine: Bool, isFirst: Bool) {
    if isOneLine {
      add(lot.pick(["", " ", " "]))
      if lot.once(in: 20) { add(isXML ? "<!-- in line --> " : "/* in line */ ") }
      return
    }
    if lot.once(in: 12) { add(lineEnd) }
    if lot.once(in: 8) {
      startLine(depth)
      add(isXML ? "<!-- above -->" : lot.pick(["// above", "/* above */"]))
      if lot.once(in: 3) { add(lineEnd) }
    }
    startLine(depth)
    if lot.once(in: 20) { add(isXML ? "<!-- first --> " : "/* first */ ") }
  }

  /// Writes what follows an item.
  private mutating func end(isArray: Bool, isLast: Bool, isOneLine: Bool) {
    let mark = isXML ? "" : isArray ? (isLast && lot.once(in: 2) ? "" : ",") : ";"
    if lot.once(in: 15) { add(isXML ? " <!-- behind -->" : " /* behind */") }
    add(mark)
    if isOneLine {
      if lot.once(in: 20) { add(isXML ? " <!-- after -->" : " /* after */") }
    } else if lot.once(in: 10) {
      add(isXML ? " <!-- after" + lot.pick(["", lineEnd]) + " -->" : lot.pick([" // after", " /* after */"]))
    }
  }

  private mutating func writeKey(_ key: NodeHandle) {
    let text = list.string(of: key) ?? ""
    if isXML {
      add("<key>" + AwkwardLayout.escaped(text) + "</key>")
    } else {
      add(AwkwardLayout.quoted(text, isKey: true))
    }
  }

  private mutating func writeScalar(_ node: NodeHandle) {
    var text = list.string(of: node)
    if let number = list.integer(of: node) {
      text = nil
      add(isXML ? "<integer>\(number)</integer>" : "\(number)")
    }
    if let number = list.real(of: node) {
      text = nil
      let digits = number.isFinite ? String(decoding: Decimal.shortest(number), as: UTF8.self) : "0.5"
      add(isXML ? "<real>\(digits)</real>" : digits.utf8.contains(UInt8(ascii: "+")) ? "1.5" : digits)
    }
    if let truth = list.boolean(of: node) {
      text = nil
      add(isXML ? (truth ? "<true/>" : "<false/>") : (truth ? "YES" : "NO"))
    }
    guard let text else { return }
    add(isXML ? "<string>" + AwkwardLayout.escaped(text) + "</string>" : AwkwardLayout.quoted(text, isKey: false))
  }

  private static func escaped(_ text: String) -> String {
    String(
      text.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "<": result += "&lt;"
        case "&": result += "&amp;"
        case ">": result += "&gt;"
        default: if scalar.value >= 0x20 || scalar == "\n" || scalar == "\t" { result.unicodeScalars.append(scalar) }
        }
      })
  }

  private static func quoted(_ text: String, isKey: Bool) -> String {
    let utf8 = Array(text.utf8)
    var bytes: [UInt8] = []
    ASCIIStringText.append(utf8.span, utf8.indices, isString: !isKey, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
