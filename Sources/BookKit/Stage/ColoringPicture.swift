/// A picture to colour on stage, for hosts that draw it.
public struct ColoringPicture: Sendable, Equatable {
  /// The width of the frame that contains the regions.
  public var width: Double
  /// The height of the frame that contains the regions.
  public var height: Double
  /// The colours to choose from.
  public var palette: [Color]
  /// The number of the chosen colour, counted from 1.
  public var chosenColor: Int
  /// The regions in the order of their numbers; empty if the regions of the drawing aren't known.
  public var regions: [Region]
  package var layout: ColoringRegions?

  /// A region of a picture to colour.
  public struct Region: Sendable, Equatable {
    /// The name that rules and scripts use.
    public var name: Name
    /// The colour, or `nil` if the region is empty.
    public var color: Color?
    /// The number of the colour that the region needs, counted from 1; `nil` if any colour will do.
    public var target: Int?
    /// The point at which the number of the colour is written.
    public var labelPoint: Point?
  }
}

extension Player {
  /// Returns the picture to colour with this name, or `nil` if the page on stage has none.
  public func coloring(of name: Name) -> ColoringPicture? {
    current.item(named: name).flatMap { coloring(of: $0.position) }
  }

  /// Returns an element of the page on stage as a picture to colour, or `nil` if it isn't one.
  public func coloring(of element: Int) -> ColoringPicture? {
    guard element < current.items.count, let place else { return nil }
    return coloring(ItemIndex(element), on: current, place)
  }

  /// Returns an element of the page being left as a picture to colour, or `nil` if it isn't one or no page is being
  /// turned.
  public func leavingColoring(of element: Int) -> ColoringPicture? {
    guard let number = leavingPage?.scene.page else { return nil }
    let page = pagePlan(number)
    guard element < page.items.count, let place = page.page else { return nil }
    return coloring(ItemIndex(element), on: page, place)
  }

  private func coloring(_ item: ItemIndex, on page: PagePlan, _ place: PageIndex) -> ColoringPicture? {
    guard page.items[item].type == .coloring, let plan = page.game(of: item)?.coloring else { return nil }
    var picture = ColoringPicture(
      width: plan.width, height: plan.height, palette: plan.palette, chosenColor: 1, regions: [], layout: plan.regions)
    guard let rules = plan.rules else { return picture }
    var coloring = ColoringState(rules)
    let name = page.items[item].name
    if case .coloring(let begun)? = state.games.first(where: { $0.page == place && $0.name == name })?.content,
      begun.fills.count == rules.regionCount
    {
      coloring = begun
    }
    picture.chosenColor = Int(coloring.chosenColor)
    picture.regions = plan.names.indices.map { region in
      let target = Int(rules.targets[region])
      return ColoringPicture.Region(
        name: plan.names[region], color: rules.color(coloring.fills[region]), target: target > 0 ? target : nil,
        labelPoint: plan.labelPoints[region])
    }
    return picture
  }
}
