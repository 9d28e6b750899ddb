import BookEditing
import BookKit
import PropertyList

extension AnswerContext {
  func colors(_ list: PropertyList) -> JSON {
    var found: [JSON] = []
    for node in list.colorValues {
      guard let color = list.utf8(of: node).flatMap({ Color($0) }) else { continue }
      found.append(["range": range(list.content(of: node)), "color": AnswerContext.value(color)])
    }
    return .array(found)
  }

  private static func value(_ color: Color) -> JSON {
    let channel = { (value: UInt8) in JSON.number(Double(value) / 255) }
    return [
      "red": channel(color.red), "green": channel(color.green), "blue": channel(color.blue),
      "alpha": channel(color.alpha),
    ]
  }

  func presentations(of color: JSON, replacing range: Range<Int>) throws(ResponseError) -> JSON {
    var channels: [UInt8] = []
    for name in ["red", "green", "blue", "alpha"] {
      guard let number = color[name]?.number, number.isFinite else { throw Parameters.missing("color") }
      channels.append(UInt8(min(max(number, 0), 1) * 255 + 0.5))
    }
    let chosen = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    var forms: [String] = []
    if let own = ColorForm(Array(text.bytes[range]))?.text(of: chosen) { forms.append(own) }
    if !forms.contains(chosen.text) { forms.append(chosen.text) }
    return .array(forms.map { form in ["label": .string(form), "textEdit": edit(range, Array(form.utf8))] })
  }
}

enum ColorForm {
  case short, hexadecimal, bare, named

  init?(_ text: [UInt8]) {
    guard Color(text) != nil else { return nil }
    if text.first == UInt8(ascii: "#") {
      guard text.count == 4 else { return nil }
      self = .short
    } else if text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8) {
      self = .hexadecimal
    } else {
      let isNamed = Color.names.contains { $0.0.matches(text.map { ASCIIWord.lowercased($0) }) }
      self = isNamed ? .named : .bare
    }
  }

  func text(of color: Color) -> String? {
    guard color.alpha == 255 else { return nil }
    let digits = String(color.text.dropFirst())
    switch self {
    case .hexadecimal: return "0x" + digits
    case .bare: return digits
    case .short:
      let channels = [color.red, color.green, color.blue]
      guard channels.allSatisfy({ $0 % 17 == 0 }) else { return nil }
      return "#" + channels.map { String($0 / 17, radix: 16, uppercase: true) }.joined()
    case .named:
      let value = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
      return Color.names.first { $0.1 == value }.map { $0.0.description }
    }
  }
}

extension PropertyList {
  var colorValues: [NodeHandle] {
    var values: [NodeHandle] = []
    visitEntries { found in
      let value = found.value
      switch found.key.shape {
      case .color, .background: values.append(value)
      case .colors: values += elements(of: value)
      case .map(.properties), .map(.keyframes):
        for entry in entries(of: value) where hasText(entry.key, equalTo: Property.fontColor.description.utf8) {
          values += kind(of: entry.value) == .array ? Array(elements(of: entry.value)) : [entry.value]
        }
      default: break
      }
    }
    return values.filter { kind(of: $0) == .string }
  }
}
