import BookKit

enum ConditionText {
  enum Kind {
    case variable
    /// A game, which conditions write as `game.` and its name.
    case game
  }

  /// Returns a condition in which `name` is replaced by `new` wherever it refers to a thing of that kind.
  static func renaming(_ kind: Kind, _ name: String, to new: String, in text: String) -> String {
    let bytes = Array(text.utf8)
    var lexer = ConditionLexer(bytes)
    var result: [UInt8] = []
    var position = 0
    while true {
      let range: Range<Int>
      switch (lexer.next(), kind) {
      case (.end, _): return String(decoding: result + bytes[position...], as: UTF8.self)
      case (.name(let found), .variable), (.game(let found), .game): range = found
      default: continue
      }
      guard bytes[range].elementsEqual(name.utf8) else { continue }
      result += bytes[position..<range.lowerBound]
      result += new.utf8
      position = range.upperBound
    }
  }
}
