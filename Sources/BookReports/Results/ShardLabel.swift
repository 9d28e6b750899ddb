import PropertyList

/// The shard of a test that some results belong to, written as the first line of JSON Lines.
package struct ShardLabel: Sendable, Equatable {
  /// The number of the shard, counted from 1.
  package let number: Int
  package let count: Int
  /// The number of scripts in all parts.
  package let scripts: Int

  package init(number: Int, count: Int, scripts: Int) {
    (self.number, self.count, self.scripts) = (number, count, scripts)
  }

  package var share: Int { number > scripts ? 0 : (scripts - number) / count + 1 }
  package func isOfSameTest(as other: ShardLabel) -> Bool { (count, scripts) == (other.count, other.scripts) }

  /// The part as on the command line, such as `2/3`.
  package var description: String { "\(number)/\(count)" }

  package var line: String {
    JSONOutput(["shard": ["number": number.json, "count": count.json, "scripts": scripts.json]]).line
  }

  package static func read(_ value: JSONValue) -> ShardLabel? {
    guard let shard = value["shard"], let number = shard["number"]?.integer, let count = shard["count"]?.integer,
      let scripts = shard["scripts"]?.integer, number >= 1, number <= count, scripts >= 1
    else { return nil }
    return ShardLabel(number: number, count: count, scripts: scripts)
  }
}
