/// What is left of an element that readers rub away, for hosts that draw it.
///
/// It's a mask of few pixels. Hosts stretch it over the frame of the element, and mix neighbouring pixels linearly.
public struct RubMask: Sendable, Equatable {
  /// The number of pixels in a row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  private let rubbed: RubState

  init(_ cells: RubCells, _ rubbed: RubState) {
    (columns, rows) = (cells.columns, cells.rows)
    var rubbed = rubbed
    // The rest stays until it has faded.
    rubbed.isCompleted = false
    self.rubbed = rubbed
  }

  /// Returns whether a pixel is transparent, because the element is rubbed away there.
  public func isRubbed(column: Int, row: Int) -> Bool { rubbed.contains(row * columns + column) }

  /// Returns the opacity at a point of the frame, whose coordinates go from 0 to 1.
  public func opacity(x: Double, y: Double) -> Double {
    let (across, down) = (x * Double(columns) - 0.5, y * Double(rows) - 0.5)
    let (left, top) = (across.rounded(.down), down.rounded(.down))
    let (right, bottom) = (across - left, down - top)
    func pixel(_ column: Double, _ row: Double) -> Double {
      let (column, row) = (max(0, min(Double(columns - 1), column)), max(0, min(Double(rows - 1), row)))
      return isRubbed(column: Int(column), row: Int(row)) ? 0 : 1
    }
    let upper = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right
    let lower = pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right
    return upper * (1 - bottom) + lower * bottom
  }

  /// The number of transparent pixels.
  package var rubbedCount: Int { rubbed.count }
}

extension Player {
  /// Returns what is left of an element of the page on stage, or `nil` if nothing of it has been rubbed away.
  public func rubMask(of element: Int) -> RubMask? { rubMask(of: element, on: current, state.page) }

  /// Returns what is left of an element of the page being left, or `nil` if nothing of it has been rubbed away.
  public func leavingRubMask(of element: Int) -> RubMask? {
    guard let leaving = leavingPage, let plan = pagePlan(of: leaving) else { return nil }
    return rubMask(of: element, on: plan, leaving)
  }

  private func rubMask(of element: Int, on plan: PagePlan, _ page: PageState) -> RubMask? {
    guard element < plan.items.count, let rub = plan.rub(of: ItemIndex(element)), page.rubs[rub].count > 0 else {
      return nil
    }
    return RubMask(plan.rubs[rub].cells, page.rubs[rub])
  }
}
