extension PagePlan {
  /// Returns the elements on stage from back to front: by `z`, then by arrival, with each group before its children.
  func paintOrder(of page: PageState) -> [Int32] {
    var order: [Int32] = []
    var pending = siblings(from: 0, to: items.count, in: page)
    order.reserveCapacity(pending.count)
    while let item = pending.popLast() {
      order.append(item)
      let extent = items[Int(item)].extent
      if extent > 1 { pending += siblings(from: Int(item) + 1, to: Int(item + extent), in: page) }
    }
    return order
  }

  /// Returns the elements on stage of one parent, from front to back.
  private func siblings(from first: Int, to end: Int, in page: PageState) -> [Int32] {
    var found: [Int32] = []
    var item = first
    while item < end {
      if page.items[item].isOnStage { found.append(Int32(item)) }
      item += Int(items[item].extent)
    }
    found.shellSort { left, right in
      let (first, second) = (items[Int(left)].z, items[Int(right)].z)
      if first != second { return first > second }
      return page.items[Int(left)].arrival > page.items[Int(right)].arrival
    }
    return found
  }
}
