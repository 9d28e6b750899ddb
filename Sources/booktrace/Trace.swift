import BookKit
import Playthrough
import PropertyList

/// Returns the traces of all requests in `input`, each followed by a line with `--`.
func traces(of input: [UInt8]) -> [UInt8] {
  var input = TraceInput(input)
  var text: [UInt8] = []
  while let request = TraceRequest(&input) {
    if request.isForEditor { append(answersTo: request, to: &text) } else { append(request, to: &text) }
    text += "--\n".utf8
  }
  return text
}

/// Appends the events of a script as a trace, then lines for any failure and for the drawings after each command.
///
/// The script continues after a failure, so that more can be compared.
private func append(_ request: TraceRequest, to text: inout [UInt8]) {
  guard let document = PropertyList.read(PropertyList.Source(request.book)).document,
    let book = Book.read(document).book
  else {
    text += "no book\n".utf8
    return
  }
  let names = ScriptNames(book)
  let reading = Script.read(PropertyList.Source(request.script), names: names)
  guard reading.errors.isEmpty else {
    for error in reading.errors { text += (error.message + "\n").utf8 }
    return
  }
  var settings = Player.Settings()
  settings.reducesMotion = request.reducesMotion
  let assets = PropertyList.read(PropertyList.Source(request.files)).document.map { AssetCatalog($0) } ?? AssetCatalog()
  var runner = ScriptRunner(player: Player(book, assets: assets, settings: settings), names: names)
  var remarks: [UInt8] = []
  var list = DrawList()
  if !reading.script.opensPageOrCredits { runner.openFirstPage() }
  for step in reading.script.steps where runner.events.count < maxEvents {
    if let failure = runner.perform(step.command) { remarks += (failure.message + "\n").utf8 }
    var player = runner.player
    player.draw(into: &list)
    append(sum: list.checksum, to: &remarks)
    player.drawLeavingPage(into: &list)
    append(sum: list.checksum, to: &remarks)
  }
  let lines = EventLineWriter(names: runner.player.names, tickRate: runner.player.tickRate)
  lines.append(runner.events, to: &text)
  text += remarks
}

/// The number of events after which a script stops, in case it never ends by itself.
private let maxEvents = 25_000

private func append(sum: UInt64, to text: inout [UInt8]) {
  text += "drawn ".utf8
  HexDigits.append(sum, count: 16, to: &text)
  text.append(0x0A)
}
