/// Which part of a test's scripts some results are about: the first of its lines in JSON says so.
package struct ShardLabel: Sendable, Equatable {
  /// The part, counted from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int
  /// How many scripts all parts have together.
  package let scripts: Int

  package init(number: Int, count: Int, scripts: Int) {
    self.number = number
    self.count = count
    self.scripts = scripts
  }

  /// How many scripts the part has: they are dealt out in turn.
  package var share: Int { number > scripts ? 0 : (scripts - number) / count + 1 }

  /// Whether both are parts of one test, as far as they tell.
  func isOfSameTest(as other: ShardLabel) -> Bool { (count, scripts) == (other.count, other.scripts) }

  /// The part as the command line says it, `2/3`.
  var words: String { "\(number)/\(count)" }

  /// Its line, with its end.
  package var line: String {
    var output = JSONOutput()
    output.object { object in
      object.object("shard") { shard in
        shard.member("number", number)
        shard.member("count", count)
        shard.member("scripts", scripts)
      }
    }
    return String(decoding: output.bytes, as: UTF8.self) + "\n"
  }

  /// What a line says that has been read; nothing when it is none of these.
  package static func read(_ value: JSONValue) -> ShardLabel? {
    guard let shard = value["shard"], let number = shard["number"]?.integer, let count = shard["count"]?.integer,
      let scripts = shard["scripts"]?.integer, number >= 1, number <= count, scripts >= 1
    else { return nil }
    return ShardLabel(number: number, count: count, scripts: scripts)
  }
}
