/// The elements on stage from back to front, with each group before its children.
///
/// It has the same layout in memory as the order in a draw list, so that the two can share the array.
struct PaintOrder: Sendable, Equatable, RandomAccessCollection {
  private(set) var rawValues: [Int32] = []

  var startIndex: Int { 0 }
  var endIndex: Int { rawValues.count }

  @inline(__always) subscript(place: Int) -> ItemIndex { ItemIndex(rawValue: rawValues[place]) }
  mutating func append(_ item: ItemIndex) { rawValues.append(item.rawValue) }
  mutating func reserveCapacity(_ count: Int) { rawValues.reserveCapacity(count) }
}

extension PagePlan {
  /// Returns the elements on stage from back to front: by `z`, then by arrival, with each group before its children.
  func paintOrder(of page: PageState) -> PaintOrder {
    var order = PaintOrder()
    var pending = siblings(from: items.startIndex, to: items.endIndex, in: page)
    order.reserveCapacity(pending.count)
    while let item = pending.popLast() {
      order.append(item)
      if items[item].extent > 1 { pending += siblings(from: item.advanced(by: 1), to: end(of: item), in: page) }
    }
    return order
  }

  /// Returns the children of one parent that are on stage, from front to back.
  private func siblings(from first: ItemIndex, to end: ItemIndex, in page: PageState) -> [ItemIndex] {
    var found: [ItemIndex] = []
    var item = first
    while item < end {
      if page.items[item].isOnStage { found.append(item) }
      item = self.end(of: item)
    }
    found.shellSort { left, right in
      let (first, second) = (items[left].level, items[right].level)
      if first != second { return first > second }
      return page.items[left].arrival > page.items[right].arrival
    }
    return found
  }
}
