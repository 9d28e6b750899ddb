// The functions that the page calls. Page/README.md describes them. They exchange only numbers and addresses. The page
// writes bytes into memory that it has requested, and the next call reads them. Results are valid until the next call.

#if arch(wasm32)
  import BookKit

  // Unsafe only formally: a module belongs to one page, which calls it from one thread.

  /// The open book.
  nonisolated(unsafe) private var web: WebPlayer?
  /// The memory that the page writes.
  nonisolated(unsafe) private var incoming = WebMemory()
  /// The memory that the page reads.
  nonisolated(unsafe) private var outgoing = WebMemory()

  /// Returns memory for the bytes that the next call reads, or a null pointer if `count` exceeds the limit.
  @_expose(wasm, "input")
  @_cdecl("bookweb_input")
  public func input(_ count: Int32) -> UnsafeMutableRawPointer? {
    count <= WebMemory.limit ? incoming.room(for: Int(max(0, count))) : nil
  }

  /// Opens a book of `book` bytes, followed by `facts` bytes of facts about its files; returns 1 on success.
  @_expose(wasm, "open")
  @_cdecl("bookweb_open")
  public func open(_ book: Int32, _ facts: Int32, _ reducesMotion: Int32) -> Int32 {
    let (first, second) = (incoming.bytes(from: 0, count: book), incoming.bytes(from: book, count: facts))
    web = WebPlayer(book: first, facts: second, reducesMotion: reducesMotion != 0)
    return web == nil ? 0 : 1
  }

  // MARK: - Time

  /// Advances the book by a time.
  @_expose(wasm, "advance")
  @_cdecl("bookweb_advance")
  public func advance(_ microseconds: Double) { web?.advance(microseconds: microseconds) }

  /// Advances the book by a number of ticks.
  @_expose(wasm, "advanceTicks")
  @_cdecl("bookweb_advanceTicks")
  public func advanceTicks(_ count: Int32) { web?.perform(.ticks(Ticks(Int64(count)))) }

  // MARK: - Inputs

  /// Handles a phase of a touch; returns the element on which the touch began, or −1.
  @_expose(wasm, "touch")
  @_cdecl("bookweb_touch")
  public func touch(_ phase: Int32, _ finger: Int32, _ x: Double, _ y: Double) -> Int32 {
    Int32(truncatingIfNeeded: web?.touch(Int(phase), finger: Int(finger), x: x, y: y) ?? -1)
  }

  /// Replays a phase of a touch in a playthrough.
  @_expose(wasm, "replayTouch")
  @_cdecl("bookweb_replayTouch")
  public func replayTouch(_ phase: Int32, _ finger: Int32, _ x: Double, _ y: Double) {
    web?.replayTouch(Int(phase), finger: Int(finger), x: x, y: y)
  }

  /// Replays the move of a part that a finger holds, in a playthrough.
  @_expose(wasm, "replayDrag")
  @_cdecl("bookweb_replayDrag")
  public func replayDrag(_ finger: Int32, _ progress: Double) {
    web?.logged.player.perform(.drag(finger: Int(finger), toProgress: progress))
  }

  /// Replays the choice of a stop of the part whose name the page has written, in a playthrough.
  @_expose(wasm, "replayStop")
  @_cdecl("bookweb_replayStop")
  public func replayStop(_ count: Int32, _ stop: Int32) {
    web?.logged.player.perform(.chooseStop(incoming.text(count), index: Int(stop)))
  }

  /// Replays an action of a playthrough on a game or a piece whose name has `name` bytes, followed by `region` bytes of
  /// a region's name.
  @_expose(wasm, "replayGame")
  @_cdecl("bookweb_replayGame")
  public func replayGame(_ action: Int32, _ name: Int32, _ region: Int32, _ number: Int32) {
    let (first, second) = (incoming.bytes(from: 0, count: name), incoming.bytes(from: name, count: region))
    guard let action = WebPlayer.ReplayedAction(rawValue: action) else { return }
    web?.replay(action, game: first, region: second, number: Int(number))
  }

  /// Opens the book where it begins.
  @_expose(wasm, "begin")
  @_cdecl("bookweb_begin")
  public func begin() { web?.perform(.begin) }

  /// Opens the section whose word the page has written.
  @_expose(wasm, "openSection")
  @_cdecl("bookweb_openSection")
  public func openSection(_ count: Int32) { web?.perform(.openNamed(incoming.text(count))) }

  /// Returns to what was on stage before a section.
  @_expose(wasm, "back")
  @_cdecl("bookweb_back")
  public func back() { web?.perform(.back) }

  /// Sets the option whose name has `name` bytes, followed by `value` bytes of its value.
  @_expose(wasm, "setOption")
  @_cdecl("bookweb_setOption")
  public func setOption(_ name: Int32, _ value: Int32) {
    web?.perform(.option(incoming.text(name), .string(incoming.text(value, from: name))))
  }

  /// Sets the options that the page has kept; returns 1 on success.
  @_expose(wasm, "adoptOptions")
  @_cdecl("bookweb_adoptOptions")
  public func adoptOptions(_ count: Int32) -> Int32 {
    web?.logged.adopt(keptOptions: incoming.bytes(from: 0, count: count)) ?? false ? 1 : 0
  }

  /// Turns to the next page.
  @_expose(wasm, "next")
  @_cdecl("bookweb_next")
  public func next() { web?.perform(.next) }

  /// Turns to the previous page.
  @_expose(wasm, "previous")
  @_cdecl("bookweb_previous")
  public func previous() { web?.perform(.previous) }

  /// Turns to a page, counted from 1.
  @_expose(wasm, "turn")
  @_cdecl("bookweb_turn")
  public func turn(_ page: Int32) { web?.perform(.open(page: Int(page))) }

  /// Opens the credits.
  @_expose(wasm, "credits")
  @_cdecl("bookweb_credits")
  public func credits() { web?.perform(.openCredits) }

  /// Changes to the language whose code the page has written.
  @_expose(wasm, "language")
  @_cdecl("bookweb_language")
  public func language(_ count: Int32) { web?.perform(.language(incoming.text(count))) }

  /// Performs a choice, given by its index in the last result of `choices`; returns 1 on success.
  @_expose(wasm, "choose")
  @_cdecl("bookweb_choose")
  public func choose(_ index: Int32) -> Int32 { web?.choose(Int(index)) ?? false ? 1 : 0 }

  /// Fills a region, counted from 0, of a picture to colour with a colour, counted from 1; returns 1 on success.
  @_expose(wasm, "fill")
  @_cdecl("bookweb_fill")
  public func fill(_ element: Int32, _ region: Int32, _ color: Int32) -> Int32 {
    web?.fill(Int(region), of: Int(element), with: Int(color)) ?? false ? 1 : 0
  }

  /// Taps a link in the credits: 0 is Twitter, 1 is the web page, and 2 is the publisher.
  @_expose(wasm, "tapCredit")
  @_cdecl("bookweb_tapCredit")
  public func tapCredit(_ link: Int32) {
    if let link = UInt8(exactly: link).flatMap({ Player.CreditLink(ordinal: $0) }) { web?.perform(.tapCredit(link)) }
  }

  /// Turns reduced motion on or off.
  @_expose(wasm, "reduceMotion")
  @_cdecl("bookweb_reduceMotion")
  public func reduceMotion(_ isOn: Int32) { web?.logged.player.reducesMotion = isOn != 0 }

  /// Restarts the book's random numbers, if it uses any, with the upper and the lower half of a seed.
  @_expose(wasm, "seed")
  @_cdecl("bookweb_seed")
  public func seed(_ high: UInt32, _ low: UInt32) {
    guard let web, web.logged.player.usesRandomness else { return }
    web.perform(.seed(UInt64(high) << 32 | UInt64(low)))
  }

  /// Tells the engine that the reader has shaken the device.
  @_expose(wasm, "shake")
  @_cdecl("bookweb_shake")
  public func shake() { web?.perform(.shake) }

  /// Tells the engine how loud it is, from 0 to 1.
  @_expose(wasm, "hear")
  @_cdecl("bookweb_hear")
  public func hear(_ loudness: Double) { web?.perform(.loudness(loudness)) }

  /// Holds the element with a name at once.
  @_expose(wasm, "hold")
  @_cdecl("bookweb_hold")
  public func hold(_ count: Int32) { web?.perform(.hold(incoming.text(count))) }

  /// Rubs the element with a name away at once.
  @_expose(wasm, "rub")
  @_cdecl("bookweb_rub")
  public func rub(_ count: Int32) { web?.perform(.rub(incoming.text(count))) }

  /// Tells what the page or section on stage pays attention to: 1 for noises, 2 for shakes, and 3 for both.
  @_expose(wasm, "senses")
  @_cdecl("bookweb_senses")
  public func senses() -> Int32 {
    guard let player = web?.logged.player else { return 0 }
    return (player.listens ? 1 : 0) + (player.waitsForShake ? 2 : 0)
  }

  // MARK: - The reader's voice

  /// Tells the engine that the page can record.
  @_expose(wasm, "allowRecording")
  @_cdecl("bookweb_allowRecording")
  public func allowRecording() { web?.perform(.allowRecording) }

  /// Adds a recording that the page has kept; returns 1 on success.
  @_expose(wasm, "addRecording")
  @_cdecl("bookweb_addRecording")
  public func addRecording(_ count: Int32, _ milliseconds: Int32) -> Int32 {
    let texts = incoming.bytes(from: 0, count: count)
    return web?.addRecording(texts, milliseconds: Int(milliseconds)) ?? false ? 1 : 0
  }

  /// Begins to record the slot whose name the page has written; returns 1 on success.
  @_expose(wasm, "beginRecording")
  @_cdecl("bookweb_beginRecording")
  public func beginRecording(_ count: Int32) -> Int32 {
    web?.beginRecording(incoming.bytes(from: 0, count: count)) ?? false ? 1 : 0
  }

  /// Ends the current recording; returns 1 if it was kept.
  @_expose(wasm, "finishRecording")
  @_cdecl("bookweb_finishRecording")
  public func finishRecording(_ milliseconds: Int32) -> Int32 {
    web?.perform(.finishRecording(milliseconds: Int(milliseconds))) ?? false ? 1 : 0
  }

  /// Cancels the current recording, for a reason.
  @_expose(wasm, "cancelRecording")
  @_cdecl("bookweb_cancelRecording")
  public func cancelRecording(_ reason: Int32) { web?.cancelRecording(Int(reason)) }

  /// Deletes a recording by its index; returns 1 on success.
  @_expose(wasm, "deleteRecording")
  @_cdecl("bookweb_deleteRecording")
  public func deleteRecording(_ index: Int32) -> Int32 { web?.deleteRecording(Int(index)) ?? false ? 1 : 0 }

  /// Deletes all recordings of the voice whose name the page has written.
  @_expose(wasm, "deleteVoice")
  @_cdecl("bookweb_deleteVoice")
  public func deleteVoice(_ count: Int32) { web?.perform(.deleteVoice(incoming.text(count))) }

  /// Returns the slots of the page that can be recorded, and all recordings.
  @_expose(wasm, "voices")
  @_cdecl("bookweb_voices")
  public func voices() -> UnsafeMutableRawPointer { outgoing.text(web?.voicesJSON()) }

  // MARK: - Outputs

  /// Returns the description of the book.
  @_expose(wasm, "book")
  @_cdecl("bookweb_book")
  public func book() -> UnsafeMutableRawPointer { outgoing.text(web?.bookJSON()) }

  /// Returns the values of all options.
  @_expose(wasm, "options")
  @_cdecl("bookweb_options")
  public func options() -> UnsafeMutableRawPointer { outgoing.text(web?.optionsJSON()) }

  /// Returns the options that the reader has chosen, for the page to keep.
  @_expose(wasm, "keptOptions")
  @_cdecl("bookweb_keptOptions")
  public func keptOptions() -> UnsafeMutableRawPointer { outgoing.text(web?.logged.player.keptOptions) }

  /// Returns the events since the last call.
  @_expose(wasm, "events")
  @_cdecl("bookweb_events")
  public func events() -> UnsafeMutableRawPointer { outgoing.text(web?.takeEvents()) }

  /// Returns the possible choices: elements and the targets to which they can be dragged.
  @_expose(wasm, "choices")
  @_cdecl("bookweb_choices")
  public func choices() -> UnsafeMutableRawPointer { outgoing.text(web?.choicesJSON()) }

  /// Returns the elements of the page on stage (0), of the leaving page (1), or of the page at rest (2).
  @_expose(wasm, "structure")
  @_cdecl("bookweb_structure")
  public func structure(_ list: Int32) -> UnsafeMutableRawPointer {
    outgoing.text(WebPlayer.PageList(rawValue: list).flatMap { web?.structureJSON(of: $0) })
  }

  /// Returns the looks of a page's games; the pages are numbered as for `structure`.
  @_expose(wasm, "games")
  @_cdecl("bookweb_games")
  public func games(_ list: Int32) -> UnsafeMutableRawPointer {
    outgoing.text(WebPlayer.PageList(rawValue: list).flatMap { web?.gamesJSON(of: $0) })
  }

  /// Returns the region of each pixel of a picture to colour.
  @_expose(wasm, "regions")
  @_cdecl("bookweb_regions")
  public func regions(_ list: Int32, _ element: Int32) -> UnsafeMutableRawPointer {
    outgoing.regions(WebPlayer.PageList(rawValue: list).flatMap { web?.regions(of: Int(element), on: $0) })
  }

  /// Returns the lines of a text of `text` bytes, followed by `font` bytes of its font's name; `width` is in font
  /// sizes, and 0 means no limit.
  @_expose(wasm, "lines")
  @_cdecl("bookweb_lines")
  public func lines(_ text: Int32, _ font: Int32, _ width: Double) -> UnsafeMutableRawPointer {
    let (first, second) = (incoming.bytes(from: 0, count: text), incoming.bytes(from: text, count: font))
    return outgoing.text(web?.linesJSON(of: first, font: second, width: width))
  }

  /// Returns the screen of the credits.
  @_expose(wasm, "creditsScreen")
  @_cdecl("bookweb_creditsScreen")
  public func creditsScreen() -> UnsafeMutableRawPointer { outgoing.text(web?.creditsJSON()) }

  /// Returns the current frame.
  @_expose(wasm, "frame")
  @_cdecl("bookweb_frame")
  public func frame() -> UnsafeMutableRawPointer {
    web?.makeFrame()
    return outgoing.frame(web?.frame ?? FrameRecords())
  }

  /// Returns the strips of paper during a page turn, for the room on each side of the middle of the canvas.
  @_expose(wasm, "paper")
  @_cdecl("bookweb_paper")
  public func paper(_ ticks: Double, _ across: Double, _ down: Double) -> UnsafeMutableRawPointer {
    outgoing.paper(
      web?.logged.player.turnedPaper(after: ticks, in: Point(x: across, y: down)),
      duration: web?.logged.player.turnDuration ?? 0)
  }

  /// Returns the number of ticks after which paper held by a finger has moved a share of its way.
  @_expose(wasm, "turnTime")
  @_cdecl("bookweb_turnTime")
  public func turnTime(_ share: Double) -> Double { web?.logged.player.turnTime(ofShare: share) ?? 0 }

  /// Returns a frame of a page at rest; 0 is the cover, and a negative number is a page as the picture of a puzzle.
  @_expose(wasm, "still")
  @_cdecl("bookweb_still")
  public func still(_ page: Int32) -> UnsafeMutableRawPointer {
    web?.makeStill(of: Int(page))
    return outgoing.frame(web?.frame ?? FrameRecords())
  }

  /// Returns the areas and groups that currently take touches.
  @_expose(wasm, "areas")
  @_cdecl("bookweb_areas")
  public func areas() -> UnsafeMutableRawPointer {
    web?.makeAreas()
    return outgoing.frame(web?.frame ?? FrameRecords(), addresses: [FrameRecords.ListWord.records.rawValue])
  }

  /// Returns the index of the element that a touch at a point would hit, or −1.
  @_expose(wasm, "elementAt")
  @_cdecl("bookweb_elementAt")
  public func elementAt(_ x: Double, _ y: Double) -> Int32 {
    Int32(truncatingIfNeeded: web?.element(x: x, y: y) ?? -1)
  }

  // MARK: - Saving

  /// Returns the reader's state, with the log of inputs if requested.
  @_expose(wasm, "save")
  @_cdecl("bookweb_save")
  public func save(_ withScript: Int32) -> UnsafeMutableRawPointer {
    outgoing.text(web.flatMap { try? Bookmark.make($0.logged, withScript: withScript != 0) })
  }

  /// Restores a reader's state; returns 0 on success, otherwise the number of the reason.
  @_expose(wasm, "restore")
  @_cdecl("bookweb_restore")
  public func restore(_ count: Int32) -> Int32 { web?.restore(incoming.bytes(from: 0, count: count)) ?? 1 }

  /// Returns the log of the reader's inputs as a script.
  @_expose(wasm, "recording")
  @_cdecl("bookweb_recording")
  public func recording() -> UnsafeMutableRawPointer { outgoing.text(web?.logged.script) }
#endif
