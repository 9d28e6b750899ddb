import BookKit
import PropertyList

/// Finds the texts of a page that lack room for the larger letters that readers can choose.
///
/// It assumes that all texts are on stage, along with everything that is visible when the page opens.
struct LargerTextCheck {
  private let context: CheckContext
  /// The texts that lack room, in the page as written and in its translations.
  private var shortages: [Shortage] = []

  private struct Shortage {
    let element: ElementIndex
    /// The language, or `nil` for the page as written.
    let language: String?
    let detail: String
  }

  /// The factors by which readers can enlarge letters.
  private static let factors = [1.25, 1.5]
  /// The approximate number of layouts needed to find the largest size of a text.
  private static let layoutCount = 16

  init(_ checked: CheckedPage, _ context: CheckContext, _ budget: inout Int) {
    self.context = context
    guard !checked.parts.texts.isEmpty else { return }
    find(in: checked, language: nil, &budget)
    for language in context.languages {
      guard let page = checked.page.localized(to: Array(language.utf8)[...]) else { continue }
      find(in: context.checked(page), language: language, &budget)
    }
  }

  /// Returns a description of the room that an element lacks, or `nil` if there is enough.
  func shortage(of element: ElementIndex) -> String? {
    let own = shortages.filter { $0.element == element }
    guard let first = own.first else { return nil }
    if first.language == nil { return first.detail }
    return first.detail + " (in \(own.compactMap { $0.language }.map { Quotation.of($0) }.listed()))"
  }

  private mutating func find(in checked: CheckedPage, language: String?, _ budget: inout Int) {
    guard budget >= 0, checked.parts.texts.contains(where: { needsRoom($0, checked) }) else { return }
    let items = self.items(of: checked)
    for text in checked.parts.texts {
      budget -= (checked.page[text].content.text?.text.value.utf8.count ?? 0) * LargerTextCheck.layoutCount
    }
    guard budget >= 0 else { return }
    var sizes: [[Double]] = []
    for factor in LargerTextCheck.factors {
      sizes.append(LargerTexts(items, times: factor, on: context.book.canvas) { layout($0, $1, $2, checked) }.fontSizes)
    }
    for position in items.indices where hasFrame(items[position]) {
      let own = items[position].fontSize
      let short = LargerTextCheck.factors.indices.filter {
        sizes[$0][position] < own * LargerTextCheck.factors[$0] - LargerTextCheck.tolerance
      }
      guard let last = short.last, own > 0 else { continue }
      let wanted = short.map { TraceText.thousandths(LargerTextCheck.factors[$0] * 100) }.joined(separator: " and ")
      let share = TraceText.thousandths((sizes[last][position] / own * 100).rounded(.down))
      shortages.append(
        Shortage(
          element: ElementIndex(Int(items[position].element)), language: language,
          detail: "letters of \(wanted) % find room only at \(share) %"))
    }
  }

  private static let tolerance = 1e-6

  private func hasFrame(_ item: LargerTexts.Item) -> Bool {
    item.role.contains(.text) && (item.width > 0 || item.height > 0)
  }

  /// Returns whether a text doesn't fit with the largest letters, or has no fixed width or height.
  private func needsRoom(_ text: ElementIndex, _ checked: CheckedPage) -> Bool {
    let frame = checked.frames[text].placement.frame
    guard frame.width > 0 || frame.height > 0, let item = item(of: text, in: checked) else { return false }
    guard item.width > 0, item.height > 0 else { return true }
    let size = item.fontSize * 1.5
    let layout = layout(item, size, Rectangle(width: item.width, height: item.height), checked)
    return layout.hasWideWord || layout.isTooHigh(for: item.height, size)
  }

  private func layout(
    _ item: LargerTexts.Item, _ fontSize: Double, _ frame: Rectangle, _ checked: CheckedPage
  ) -> TextLayout {
    guard case .text(let text) = checked.page[ElementIndex(Int(item.element))].content else {
      return TextLayout("", TextLayout.Style(fontSize: 0), width: 0)
    }
    let style = TextLayout.Style(
      fontSize: fontSize, font: context.font(of: text).metrics, alignment: text.alignment,
      verticalAlignment: text.verticalAlignment)
    return TextLayout(text.text.value, style, width: frame.width, height: frame.height)
  }

  /// Returns the items that growing text frames can run into, from back to front.
  private func items(of checked: CheckedPage) -> [LargerTexts.Item] {
    let items = checked.page.elementIndices.compactMap { item(of: $0, in: checked) }
    guard checked.page.elements.contains(where: { $0.z != 0 }) else { return items }
    // Elements with the same `z` keep their order.
    return items.enumerated().sorted {
      (level(of: $0.element, in: checked.page), $0.offset) < (level(of: $1.element, in: checked.page), $1.offset)
    }.map { $0.element }
  }

  private func item(of index: ElementIndex, in checked: CheckedPage) -> LargerTexts.Item? {
    guard let role = role(of: index, in: checked) else { return nil }
    let frame = checked.frames[index]
    var item = LargerTexts.Item(
      frame.map, width: frame.placement.frame.width, height: frame.placement.frame.height, role: role)
    item.element = Int32(index.position)
    if let text = checked.page[index].content.text { (item.fontSize, item.alignment) = (text.fontSize, text.alignment) }
    return item
  }

  /// Returns the `z` of an element's outermost group, or its own.
  private func level(of item: LargerTexts.Item, in page: Page) -> Int {
    page.levels(from: ElementIndex(Int(item.element))).reduce(0) { page[$1].z }
  }

  private func role(of index: ElementIndex, in checked: CheckedPage) -> LargerTexts.Role? {
    let element = checked.page[index]
    if case .text(let text) = element.content {
      if case .unknown = context.font(of: text) { return nil }
      return text.background == nil ? [.text, .solid] : [.text, .solid, .drawn]
    }
    guard element.type != .audio, element.body?.kind != .dynamic, isThere(index, in: checked.page) else { return nil }
    var role: LargerTexts.Role = element.type == .activeArea || element.type == .group ? [] : .drawn
    if checked.touchable.contains(index) || element.type.isGame { role.insert(.solid) }
    return role.isEmpty ? nil : role
  }

  /// Returns whether an element is visible as soon as the page opens.
  private func isThere(_ index: ElementIndex, in page: Page) -> Bool {
    page.levels(from: index).allSatisfy {
      page[$0].isVisible && page[$0].appearsAutomatically && page[$0].alpha.value > 0
    }
  }
}
