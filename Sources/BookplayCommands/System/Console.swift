/// What a command reads from and writes to.
package struct Console {
  package let input: ByteInput
  /// What was asked for, and nothing else.
  package let output: ByteOutput
  /// Everything else: problems, notes, hints.
  package let errors: ByteOutput
  /// Whether the user wants no colours anywhere, by `NO_COLOR` or because the terminal has none.
  package let dislikesColor: Bool
  /// How many columns a line may have.
  package let width: Int
  /// The time that passes for people.
  package let clock: WallClock
  /// Whether nobody watches: the program runs on a machine that checks changes, as `CI` in the environment says.
  package let isUnattended: Bool

  /// Whether a person types what is read.
  package let isTyped: Bool

  /// The width where nobody looks, or where the terminal does not tell.
  package static let usualWidth = 100

  package init(
    input: ByteInput, output: ByteOutput, errors: ByteOutput, dislikesColor: Bool = false, width: Int = usualWidth,
    clock: WallClock = .system, isUnattended: Bool = false, isTyped: Bool = false
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.dislikesColor = dislikesColor
    self.width = width
    self.clock = clock
    self.isUnattended = isUnattended
    self.isTyped = isTyped
  }

  /// How many columns a line of the output may have; nothing where a program reads it, which takes lines as they are.
  var outputWidth: Int? { output.isTerminal ? max(width, Console.leastWidth) : nil }

  /// In less nothing can be read.
  private static let leastWidth = 20
}

/// What messages call the standard streams.
enum StreamName {
  static let input = "<stdin>"
  static let output = "<stdout>"
}
