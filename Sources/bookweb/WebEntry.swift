// What a page calls. Numbers and addresses cross the border, nothing else; Page/README.md tells how. The page writes
// bytes into memory that it asked for, the next call reads them; what a call gives is there until the next one.

#if arch(wasm32)
  import BookKit

  // A module has one page, which calls it from one thread: nothing else can touch these three meanwhile.

  /// The book that is open.
  nonisolated(unsafe) private var web: WebPlayer?
  /// What the page writes.
  nonisolated(unsafe) private var incoming = WebMemory()
  /// What the page reads.
  nonisolated(unsafe) private var outgoing = WebMemory()

  /// Gives the page memory for bytes that the next call reads; none for more than may be asked for.
  @_expose(wasm, "input")
  @_cdecl("bookweb_input")
  public func input(_ count: Int32) -> UnsafeMutableRawPointer? {
    count <= WebMemory.limit ? incoming.room(for: Int(max(0, count))) : nil
  }

  /// Opens the book in the first bytes, with what is known of its files in the next ones.
  @_expose(wasm, "open")
  @_cdecl("bookweb_open")
  public func open(_ book: Int32, _ facts: Int32, _ reducesMotion: Int32) -> Int32 {
    let (first, second) = (incoming.bytes(from: 0, count: book), incoming.bytes(from: book, count: facts))
    web = WebPlayer(book: first, facts: second, reducesMotion: reducesMotion != 0)
    return web == nil ? 0 : 1
  }

  // MARK: - Time

  /// Lets time pass.
  @_expose(wasm, "advance")
  @_cdecl("bookweb_advance")
  public func advance(_ microseconds: Double) { web?.advance(microseconds: microseconds) }

  /// Lets ticks pass.
  @_expose(wasm, "advanceTicks")
  @_cdecl("bookweb_advanceTicks")
  public func advanceTicks(_ count: Int32) { web?.recorded.advance(by: Ticks(Int64(count))) }

  // MARK: - What a reader does

  /// Hands in what a finger does.
  @_expose(wasm, "touch")
  @_cdecl("bookweb_touch")
  public func touch(_ phase: Int32, _ finger: Int32, _ x: Double, _ y: Double) {
    web?.touch(Int(phase), finger: Int(finger), x: x, y: y)
  }

  /// Turns to the next page.
  @_expose(wasm, "next")
  @_cdecl("bookweb_next")
  public func next() { web?.recorded.turnToNextPage() }

  /// Turns to the page before.
  @_expose(wasm, "previous")
  @_cdecl("bookweb_previous")
  public func previous() { web?.recorded.turnToPreviousPage() }

  /// Turns to a page, counted from 1.
  @_expose(wasm, "turn")
  @_cdecl("bookweb_turn")
  public func turn(_ page: Int32) { web?.recorded.open(page: Int(page)) }

  /// Opens the credits.
  @_expose(wasm, "credits")
  @_cdecl("bookweb_credits")
  public func credits() { web?.recorded.openCredits() }

  /// Changes to the language whose code the page has written.
  @_expose(wasm, "language")
  @_cdecl("bookweb_language")
  public func language(_ count: Int32) { web?.changeLanguage(to: incoming.bytes(from: 0, count: count)) }

  /// Does a choice of those that were told last.
  @_expose(wasm, "choose")
  @_cdecl("bookweb_choose")
  public func choose(_ index: Int32) -> Int32 { web?.choose(Int(index)) ?? false ? 1 : 0 }

  /// Taps a link of the credit that is shown.
  @_expose(wasm, "tapCredit")
  @_cdecl("bookweb_tapCredit")
  public func tapCredit(_ link: Int32) { web?.recorded.tapCredit(link == 0 ? .twitter : .web) }

  /// Lets things move as little as they can, or not.
  @_expose(wasm, "reduceMotion")
  @_cdecl("bookweb_reduceMotion")
  public func reduceMotion(_ isOn: Int32) { web?.recorded.player.reduceMotion(isOn != 0) }

  // MARK: - What the page reads

  /// The book.
  @_expose(wasm, "book")
  @_cdecl("bookweb_book")
  public func book() -> UnsafeMutableRawPointer { outgoing.text(web?.tellBook()) }

  /// What happened since this was last asked.
  @_expose(wasm, "events")
  @_cdecl("bookweb_events")
  public func events() -> UnsafeMutableRawPointer { outgoing.text(web?.takeEvents()) }

  /// What can be dragged where.
  @_expose(wasm, "choices")
  @_cdecl("bookweb_choices")
  public func choices() -> UnsafeMutableRawPointer { outgoing.text(web?.tellChoices()) }

  /// The elements of the page on stage, or of the one that is being left.
  @_expose(wasm, "structure")
  @_cdecl("bookweb_structure")
  public func structure(_ list: Int32) -> UnsafeMutableRawPointer { outgoing.text(web?.tellStructure(of: Int(list))) }

  /// The credit that is shown.
  @_expose(wasm, "credit")
  @_cdecl("bookweb_credit")
  public func credit() -> UnsafeMutableRawPointer { outgoing.text(web?.tellCredit()) }

  /// What is drawn and heard now.
  @_expose(wasm, "frame")
  @_cdecl("bookweb_frame")
  public func frame() -> UnsafeMutableRawPointer {
    web?.makeFrame()
    return outgoing.frame(web?.frame ?? FrameRecords())
  }

  /// The areas and groups that take touches now.
  @_expose(wasm, "areas")
  @_cdecl("bookweb_areas")
  public func areas() -> UnsafeMutableRawPointer {
    web?.makeAreas()
    return outgoing.frame(web?.frame ?? FrameRecords(), addresses: [1])
  }

  /// Whether a touch there would begin on something.
  @_expose(wasm, "isTouchable")
  @_cdecl("bookweb_isTouchable")
  public func isTouchable(_ x: Double, _ y: Double) -> Int32 { web?.isTouchable(x: x, y: y) ?? false ? 1 : 0 }

  // MARK: - Going on another day

  /// Where the reader is, with all that led there if wanted.
  @_expose(wasm, "save")
  @_cdecl("bookweb_save")
  public func save(_ withScript: Int32) -> UnsafeMutableRawPointer {
    outgoing.text(web.flatMap { try? Bookmark.make($0.recorded, withScript: withScript != 0) })
  }

  /// Goes to where a reader was.
  @_expose(wasm, "restore")
  @_cdecl("bookweb_restore")
  public func restore(_ count: Int32) -> Int32 { web?.restore(incoming.bytes(from: 0, count: count)) ?? 1 }

  /// What the reader did, as a script.
  @_expose(wasm, "recording")
  @_cdecl("bookweb_recording")
  public func recording() -> UnsafeMutableRawPointer { outgoing.text(web?.recorded.script) }
#endif
