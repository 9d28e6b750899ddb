import BookDrawing
import BookKit
import Playthrough

struct Snapshot: BookplayCommand {
  static let to = Option.choice(PictureFormat.self, "to", "FORMAT", "svg (default) or png")
  static let page = Option.text("page", .text("PAGE"), "draw this page, by name or number, or credits")
  static let section = Option.text("section", .text("SECTION"), "draw this section, such as cover")
  static let option = Option.texts("option", "NAME=VALUE", "draw as if a reader had set this option; also --seed N")
  static let at = Option.time("at", "TIME after it was opened, not once it has entered")
  static let script = Option.text("script", .file, "draw the stage after the script in FILE, or at --at")
  static let sheet = Option.flag("sheet", "draw all pages and drawn sections, small, on one sheet")
  static let language = Option.text("language", .text("CODE"), "draw in this language of the book")
  static let scale = Option.decimal(
    "scale", "FACTOR", in: 0.01...100, "a scale; write a number from 0.01 to 100, such as `2`",
    "scale the picture by FACTOR: 0.5, 2")
  static let areas = Option.flag("areas", "mark the areas that take touches")
  static let regions = Option.flag("regions", "colour and number the regions of pictures to colour")

  static let entry = CommandEntry(
    .snapshot, takes: .oneBook, "draw a page at a given time, or all pages on one sheet",
    options: [
      CommonOption.typedOutput, to, page, section, at, script, sheet, language, Play.seed, option, CommonOption.voices,
      scale, areas, regions,
    ],
    remarks: [ArgumentTable.bookRemark, "What cannot be drawn is reported and replaced by a labelled frame."],
    examples: ["bookplay snapshot Moon -o moon.svg", "bookplay snapshot Moon --page 2 --at 1.5s -o two.png"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    try checkOptions()
    let format = try format()
    let scale = try options.value(of: Snapshot.scale) ?? 1
    let time = try options.value(of: Snapshot.at)
    let opened = try OpenedBook(of: command)
    let drawing: Drawing
    var status = opened.status
    if options[Snapshot.sheet] {
      drawing = try sheet(of: opened, at: time)
    } else {
      var player: Player
      (player, status) = try stage(of: opened, at: time)
      drawing = Drawing(of: &player, showing: explanations)
    }
    let (bytes, faults) = try written(drawing, of: opened, as: format, scale: scale)
    PictureFaultReport.report(faults, of: opened, by: command)
    try opened.deliver(bytes, isPicture: true, by: command)
    return faults.isEmpty ? status : .bad
  }

  private var options: GivenOptions { command.options }

  private func checkOptions() throws(CommandError) {
    try options.exclude([Snapshot.page, Snapshot.section, Snapshot.sheet], with: Snapshot.script)
    try options.exclude([Snapshot.page, Snapshot.section], with: Snapshot.sheet)
    try options.exclude([Snapshot.page], with: Snapshot.section)
    if options[Snapshot.script] == "-", command.invocation.arguments == ["-"] {
      throw .usage(UsageText.duplicateInput())
    }
  }

  private var explanations: Drawing.Explanations {
    var explanations: Drawing.Explanations = []
    if options[Snapshot.areas] { explanations.insert(.areas) }
    if options[Snapshot.regions] { explanations.insert(.regions) }
    return explanations
  }

  private func format() throws(CommandError) -> PictureFormat {
    if let format = options[Snapshot.to] { return format }
    guard let path = options.outputPath else { return .svg }
    guard let format = FileEnding(of: path).flatMap({ PictureFormat(rawValue: $0.text) }) else {
      throw .usage("cannot infer a format from \(UsageText.quoted(path)); use `--to svg` or `--to png`")
    }
    return format
  }

  private func stage(of opened: OpenedBook, at time: ScriptTime?) throws(CommandError) -> (Player, ExitStatus) {
    if let path = options[Snapshot.script] {
      let script = try command.readScript(path, names: ScriptNames(opened.book))
      var runner = ScriptRunner(player: try opened.player(for: command), names: ScriptNames(opened.book))
      runner.keepsEvents = false
      runner.endTick = time?.roundedDown(tickRate: runner.player.tickRate)
      let failure = runner.run(script)
      // The stage at a failure is what an author wants to see.
      let status = command.report(failure, of: runner, in: script)
      return (runner.player, max(opened.status, status))
    }
    return (try opened.stage(for: command, at: time), opened.status)
  }

  private func sheet(of opened: OpenedBook, at time: ScriptTime?) throws(CommandError) -> Drawing {
    let blank = try opened.player(for: command)
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
      // A section with the name of a page is never shown.
      guard var player = blank.still(ofSection: name) else { continue }
      if time != nil {
        player = blank
        player.perform(.openNamed(name))
        player.passTime(until: time)
      }
      pages.append(Drawing(of: &player, showing: explanations))
    }
    return ContactSheet(pages, title: opened.shownTitle(in: options[Snapshot.language])).drawing
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
      guard let raster = rasterizer.draw(drawing, scale: scale) else {
        throw CommandError(
          status: .bad, message: "the picture would have too many pixels, or none",
          hint: "choose another size with `--scale`")
      }
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
