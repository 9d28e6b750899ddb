import BookKit
import Playthrough
import PropertyList

/// The events of a script as a trace, what is drawn after each of its commands, then a line with `--`; where something
/// is wrong, that stands before the line.
func trace(ofBook book: [UInt8], script: [UInt8]) -> [UInt8] {
  var text: [UInt8] = []
  if let list = PropertyList.read(Source(book)).document, let book = Book.read(list).book {
    append(script: Source(script), of: book, to: &text)
  } else {
    text += "no book\n".utf8
  }
  text += "--\n".utf8
  return text
}

private func append(script: Source, of book: Book, to text: inout [UInt8]) {
  let names = ScriptNames(book)
  let reading = Script.read(script, names: names)
  guard reading.errors.isEmpty else {
    for error in reading.errors { text += (error.message + "\n").utf8 }
    return
  }
  var runner = ScriptRunner(player: Player(book), names: names)
  var drawn: [UInt8] = []
  var failure: ScriptFailure?
  var list = DrawList()
  if !reading.script.opensByItself { runner.begin() }
  for step in reading.script.steps where failure == nil {
    failure = runner.perform(step.command)
    var player = runner.player
    player.draw(into: &list)
    append(sum: list.checksum, to: &drawn)
    player.drawLeaving(into: &list)
    append(sum: list.checksum, to: &drawn)
  }
  let lines = EventLine(names: runner.player.names, tickRate: runner.player.tickRate)
  for event in runner.events { lines.append(event, to: &text) }
  text += drawn
  if let failure { text += (failure.message + "\n").utf8 }
}

/// Appends what is drawn as a line of hexadecimal digits.
private func append(sum: UInt64, to text: inout [UInt8]) {
  text += "drawn ".utf8
  for shift in stride(from: 60, through: 0, by: -4) {
    let digit = UInt8(truncatingIfNeeded: sum >> UInt64(shift) & 15)
    text.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
  }
  text.append(0x0A)
}
