struct PageReader {
  let plan: PagePlan
  let names: NameTable
  let tick: Int64
  let items: DuplicateNameRanks
  var page = PageState()
  /// The elements in the saved state, in the order of the state and without duplicates.
  var saved: [(item: ItemIndex, part: SavedPart)] = []
  var isSaved: IndexedArray<ItemIndex, Bool>

  init(plan: PagePlan, names: NameTable, tick: Int64) {
    (self.plan, self.names, self.tick) = (plan, names, tick)
    items = DuplicateNameRanks(itemsOf: plan)
    isSaved = IndexedArray(repeating: false, count: plan.items.count)
  }

  func item(of part: SavedPart, _ key: StaticString = "name", _ numberKey: StaticString = "number") -> ItemIndex? {
    guard let text = part.text(key), let name = names.find(text) else { return nil }
    return items.index(of: UInt64(name.index), number: part.count(numberKey, default: 1)).map { ItemIndex($0) }
  }

  mutating func readElements(of part: SavedPart) {
    var arrivals: [(rank: Int64, item: ItemIndex)] = []
    for part in part.parts("elements") {
      guard let item = item(of: part), !isSaved[item] else { continue }
      isSaved[item] = true
      saved.append((item, part))
      if let rank = part.integer("arrival", SavedPart.times) { arrivals.append((rank, item)) }
    }
    arrivals.shellSort { $0 < $1 }
    for item in page.items.indices { (page.items[item].stay, page.items[item].round) = (1, 1) }
    for (rank, arrival) in arrivals.enumerated() {
      page.items[arrival.item].isOnStage = true
      page.items[arrival.item].arrival = UInt32(truncatingIfNeeded: rank + 1)
    }
    page.arrivalCount = UInt32(truncatingIfNeeded: arrivals.count)
    page.isPaintOrderStale = true
    // A child can't be on stage without its group. Groups come before their contents.
    for item in page.items.indices {
      if let parent = plan.items[item].parent, !page.items[parent].isOnStage { page.items[item].isOnStage = false }
    }
    for (item, part) in saved { readLook(of: item, part) }
  }

  /// Reads what has been rubbed away of an element; with other cells than now, the element is whole again.
  private mutating func read(_ part: SavedPart, of rub: RubIndex) {
    let cells = plan.rubs[rub].cells
    guard part.count("columns", default: 0) == cells.columns, part.count("rows", default: 0) == cells.rows else {
      return
    }
    var bits: [UInt64] = []
    for text in part.texts("cells", by: 1) {
      guard let word = SavedPart.integer(text) else { return part.reportDamage("cells") }
      bits.append(UInt64(bitPattern: word))
    }
    guard bits.count <= (cells.count + 63) / 64 else { return part.reportDamage("cells") }
    page.rubs[rub] = RubState(bits: bits, of: cells)
    page.rubs[rub].isCompleted = part.isTrue("completed")
  }

  private mutating func readLook(of item: ItemIndex, _ part: SavedPart) {
    if let isVisible = part.boolean("visible") { page.items[item].isVisible = isVisible }
    if let isActive = part.boolean("active") { page.items[item].isActive = isActive }
    let values = part.texts("values", by: 2)
    for start in stride(from: 0, to: values.count, by: 2) {
      guard let number = SavedPart.real(values[start + 1]) else { return part.reportDamage("values") }
      guard let property = Property(values[start]), let slot = plan.slot(property, of: item) else { continue }
      page.setValue(number, of: slot)
    }
    if let rub = plan.rub(of: item), let part = part.part("rub") { read(part, of: rub) }
    if page.items[item].isOnStage { readMovable(of: item, part) }
    guard let movie = plan.items[item].movie, page.items[item].isOnStage, let part = part.part("movie") else { return }
    page.movies[movie].hasEnded = part.isTrue("ended")
    guard let start = part.integer("start", 0...tick) else { return }
    page.movies[movie].start = start
    page.movies[movie].pass = part.integer("pass", SavedPart.times) ?? 0
    page.movies[movie].mark = 1
    // A movie that now takes no time and doesn't loop can't be in the middle of a pass.
    page.movies[movie].isRunning = plan.movies[movie].duration > .zero || plan.movies[movie].loops
  }
}
