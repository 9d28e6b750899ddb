import BookKit
import PropertyList

/// The stage as readable text for comparisons, with one line for each element and its values.
struct StageText {
  let bytes: [UInt8]

  /// The mark at the end of the line of an element that is off stage.
  static var offStage: StaticString { " off stage" }
  static var invisible: StaticString { "invisible" }
  static var inactive: StaticString { "inactive" }

  init(_ player: Player) {
    var bytes: [UInt8] = []
    let names = player.names
    bytes.append("page ")
    bytes += (player.page.map { "\($0)" } ?? "none").utf8
    bytes.append(UInt8(ascii: "\n"))
    let items = player.items
    for item in items {
      for _ in sequence(first: item, next: { $0.parent.map { items[$0] } }) { bytes.append("  ") }
      bytes.append(item.type.keyword)
      bytes.append(UInt8(ascii: " "))
      bytes += names.utf8(of: item.name)
      if item.isOnStage { StageText.append(item, to: &bytes) } else { bytes.append(StageText.offStage) }
      bytes.append(UInt8(ascii: "\n"))
    }
    self.bytes = bytes
  }

  private static func append(_ item: StageItem, to bytes: inout [UInt8]) {
    for property in Property.allCases where property.belongs(to: item.type) {
      // A sound has no place on the stage, so only its volume matters.
      if item.type == .audio, property != .volume { continue }
      bytes.append(UInt8(ascii: " "))
      bytes.append(property.keyword)
      bytes.append(UInt8(ascii: "="))
      if property == .fontColor {
        TraceText.append(item.values.fontColor, to: &bytes)
      } else {
        TraceText.appendThousandths(item.values.number(property), to: &bytes)
      }
    }
    if !item.isVisible { append(StageText.invisible, to: &bytes) }
    if !item.isActive { append(StageText.inactive, to: &bytes) }
  }

  private static func append(_ mark: StaticString, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(mark)
  }
}

extension StageValues {
  /// Returns one of the values, or 0 for the colour, which isn't a number.
  fileprivate func number(_ property: Property) -> Double {
    switch property {
    case .alpha: alpha
    case .fontSize: fontSize
    case .volume: volume
    case .frame: movieFrame
    case .x, .y, .width, .height, .rotation, .scaleX, .scaleY, .fontColor: placement.value(of: property) ?? 0
    }
  }
}
