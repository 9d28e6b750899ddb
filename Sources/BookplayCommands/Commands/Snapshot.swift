import BookDrawing
import BookKit
import BookReports
import Playthrough

/// `bookplay snapshot`: draws a page as a reader sees it at a given time.
struct Snapshot {
  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    try checkOptions()
    let format = try format()
    let scale = try options.value(of: SnapshotOption.scale) ?? 1
    let time = try options.value(of: SnapshotOption.at)
    let opened = try OpenedBook(of: command)
    var settings = Player.Settings()
    settings.language = options[SnapshotOption.language]
    let drawing: Drawing
    var status = opened.status
    if options[SnapshotOption.sheet] {
      drawing = try sheet(of: opened, settings, at: time)
    } else {
      var player: Player
      (player, status) = try stage(of: opened, settings, at: time)
      drawing = Drawing(of: &player, showing: explanations)
    }
    let (bytes, faults) = try written(drawing, of: opened, as: format, scale: scale)
    PictureFaultReport.report(faults, of: opened, by: command)
    try opened.deliver(bytes, isPicture: true, by: command)
    return faults.isEmpty ? status : .bad
  }

  private var options: GivenOptions { command.options }

  // MARK: - What was asked for

  private func checkOptions() throws(CommandError) {
    try options.exclude(
      [SnapshotOption.page, SnapshotOption.section, SnapshotOption.sheet], with: SnapshotOption.script)
    try options.exclude([SnapshotOption.page, SnapshotOption.section], with: SnapshotOption.sheet)
    try options.exclude([SnapshotOption.page], with: SnapshotOption.section)
    if options[SnapshotOption.script] == "-", command.invocation.arguments == ["-"] { throw .usage(.duplicateInput) }
  }

  private var explanations: Drawing.Explanations {
    var explanations: Drawing.Explanations = []
    if options[SnapshotOption.areas] { explanations.insert(.areas) }
    if options[SnapshotOption.regions] { explanations.insert(.regions) }
    return explanations
  }

  /// Returns the requested format, or the one inferred from the file's extension; SVG for standard output.
  private func format() throws(CommandError) -> PictureFormat {
    if let format = options[SnapshotOption.to] { return format }
    guard let path = options.outputPath else { return .svg }
    guard let format = FileEnding(of: path).flatMap({ PictureFormat(rawValue: $0.text) }) else {
      throw .usage(.unknownPictureFormat(file: path))
    }
    return format
  }

  // MARK: - What is seen

  /// Returns the stage to draw, and the exit status of reaching it.
  private func stage(
    of opened: OpenedBook, _ settings: Player.Settings, at time: ScriptTime?
  ) throws(CommandError) -> (Player, ExitStatus) {
    if let path = options[SnapshotOption.script] {
      let script = try command.readScript(path, names: ScriptNames(opened.book))
      var runner = ScriptRunner(player: try player(of: opened, settings), names: ScriptNames(opened.book))
      runner.keepsEvents = false
      runner.endTick = time?.roundedDown(tickRate: runner.player.tickRate)
      let failure = runner.run(script)
      command.report.note(runner.refusedSteps, of: script)
      guard let failure else { return (runner.player, opened.status) }
      let stream = command.console.errors
      let text = ScriptFailureText(script.source, paint: command.paint(for: stream), width: command.console.width)
      stream.write(text.lines(of: failure, in: script, on: runner.player))
      // The stage at the failure is what an author wants to see.
      return (runner.player, .bad)
    }
    var player = try player(of: opened, settings)
    try opened.open(options[SnapshotOption.page], section: options[SnapshotOption.section], in: &player)
    player.passTime(until: time)
    return (player, opened.status)
  }

  private func player(of opened: OpenedBook, _ settings: Player.Settings) throws(CommandError) -> Player {
    try opened.player(
      settings, options: options[SnapshotOption.option], voices: options[CommonOption.voices], by: command)
  }

  /// Returns a sheet with all pages and the sections that the author drew, at a time or else at rest.
  private func sheet(
    of opened: OpenedBook, _ settings: Player.Settings, at time: ScriptTime?
  ) throws(CommandError) -> Drawing {
    let blank = try player(of: opened, settings)
    let explanations = explanations
    var pages = (1...opened.book.pages.count).map { number in
      guard time != nil else { return Drawing(restingPage: number, of: blank, showing: explanations) }
      var player = blank
      player.open(page: number)
      player.passTime(until: time)
      return Drawing(of: &player, showing: explanations)
    }
    for section in blank.sections where blank.isAuthored(section: section) {
      let name = blank.names.text(of: section)
      // A section behind a page of the same name is never seen.
      guard var player = blank.still(ofSection: name) else { continue }
      if time != nil {
        player = blank
        player.perform(.openNamed(name))
        player.passTime(until: time)
      }
      pages.append(Drawing(of: &player, showing: explanations))
    }
    return ContactSheet(pages, title: opened.shownTitle(in: settings.language)).drawing
  }

  private func written(
    _ drawing: Drawing, of opened: OpenedBook, as format: PictureFormat, scale: Double
  ) throws(CommandError) -> ([UInt8], PictureShelf.Faults) {
    let shelf = PictureShelf(of: opened.folder)
    switch format {
    case .svg:
      var writer = SVGWriter(pictures: shelf)
      let bytes = writer.file(of: drawing, scale: scale)
      return (bytes, writer.pictures.faults)
    case .png:
      var rasterizer = Rasterizer(pictures: shelf)
      guard let raster = rasterizer.draw(drawing, scale: scale) else { throw .invalidSize }
      return (PNGWriter.bytes(of: raster.pixmap), rasterizer.pictures.faults)
    }
  }
}

extension Player {
  /// Advances to a time since the run began or, if that is `nil`, until the page has entered or the first credit has
  /// faded in.
  mutating func passTime(until time: ScriptTime?) {
    let end = time?.roundedDown(tickRate: tickRate) ?? .longest
    if time == nil { advance(by: timeToFadeIn) }
    // The events aren't needed and must not pile up.
    while time != nil || isTurning, advanceToNextChange(within: Ticks(end.count - tick.count)) { discardEvents() }
    if time != nil { advance(by: Ticks(end.count - tick.count)) }
    discardEvents()
  }
}
