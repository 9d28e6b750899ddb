import BookKit
import Playthrough
import PropertyList

/// The events of a script as a trace, then a line with `--`; where something is wrong, that stands before the line.
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
  let failure = runner.run(reading.script)
  let lines = EventLine(names: runner.player.names, tickRate: runner.player.tickRate)
  for event in runner.events { lines.append(event, to: &text) }
  if let failure { text += (failure.message + "\n").utf8 }
}
