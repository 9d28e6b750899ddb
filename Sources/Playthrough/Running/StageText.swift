import BookKit

/// The stage as readable text, with one line for each element and its displayed values, to compare two stages.
struct StageText {
  let bytes: [UInt8]

  init(_ player: Player) {
    var bytes: [UInt8] = []
    let names = player.names
    TraceText.append("page ", to: &bytes)
    bytes += (player.page.map { "\($0)" } ?? "none").utf8
    bytes.append(UInt8(ascii: "\n"))
    let items = player.items
    for item in items {
      for _ in 0...StageText.depth(of: item, among: items) { bytes += "  ".utf8 }
      TraceText.append(item.type.keyword, to: &bytes)
      bytes.append(UInt8(ascii: " "))
      bytes += names.utf8(of: item.name)
      if item.isOnStage {
        StageText.append(item, to: &bytes)
      } else {
        TraceText.append(" off stage", to: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    self.bytes = bytes
  }

  private static func depth(of item: StageItem, among items: [StageItem]) -> Int {
    var depth = 0
    var parent = item.parent
    while let number = parent {
      depth += 1
      parent = items[number].parent
    }
    return depth
  }

  private static func append(_ item: StageItem, to bytes: inout [UInt8]) {
    for property in Property.allCases where property.belongs(to: item.type) {
      bytes.append(UInt8(ascii: " "))
      TraceText.append(property.keyword, to: &bytes)
      bytes.append(UInt8(ascii: "="))
      if property == .fontColor {
        TraceText.append(item.values.fontColor, to: &bytes)
      } else {
        TraceText.appendThousandths(item.values.number(property), to: &bytes)
      }
    }
    if !item.isVisible { TraceText.append(" invisible", to: &bytes) }
    if !item.isActive { TraceText.append(" inactive", to: &bytes) }
  }
}

extension Property {
  /// Returns whether elements of this type have the property.
  fileprivate func belongs(to type: ElementType) -> Bool {
    switch self {
    case .fontSize, .fontColor: type == .text
    case .volume: type == .audio
    case .frame: type == .movie
    default: type != .audio
    }
  }
}

extension StageValues {
  /// Returns one of the values, or 0 for the colour, which isn't a number.
  fileprivate func number(_ property: Property) -> Double {
    switch property {
    case .x: placement.frame.x
    case .y: placement.frame.y
    case .width: placement.frame.width
    case .height: placement.frame.height
    case .alpha: alpha
    case .rotation: placement.rotation
    case .scaleX: placement.scaleX
    case .scaleY: placement.scaleY
    case .fontSize: fontSize
    case .volume: volume
    case .frame: frame
    case .fontColor: 0
    }
  }
}
