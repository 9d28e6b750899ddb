import BookReports

package struct Console {
  package let input: ByteInput
  package let output: ByteOutput
  package let errors: ByteOutput
  /// Whether colours are turned off by `NO_COLOR` or a terminal without colours.
  package let disablesColor: Bool
  package let width: Int
  package let clock: WallClock
  /// Whether the program runs without a user, such as on a CI server, as `CI` in the environment indicates.
  package let isUnattended: Bool

  package let isTyped: Bool

  package init(
    input: ByteInput, output: ByteOutput, errors: ByteOutput, disablesColor: Bool = false,
    width: Int = ProblemText.defaultWidth,
    clock: WallClock = .system, isUnattended: Bool = false, isTyped: Bool = false
  ) {
    (self.input, self.output, self.errors, self.disablesColor) = (input, output, errors, disablesColor)
    (self.width, self.clock, self.isUnattended, self.isTyped) = (width, clock, isUnattended, isTyped)
  }

  static func silent(clock: WallClock) -> Console {
    Console(
      input: .memory([]), output: ByteOutput(bufferedAsTerminal: false), errors: ByteOutput(bufferedAsTerminal: false),
      disablesColor: true, clock: clock, isUnattended: true)
  }

  func paint(for stream: ByteOutput, _ choice: ColorChoice) -> Paint {
    switch choice {
    case .always: Paint(isColored: true)
    case .never: Paint(isColored: false)
    case .auto: Paint(isColored: stream.isTerminal && !disablesColor)
    }
  }

  /// The maximum width of lines in the output, in columns; `nil` if a program reads them, which needs no wrapping.
  var outputWidth: Int? { output.isTerminal ? max(width, Console.minWidth) : nil }

  /// The minimum width in columns; narrower text is unreadable.
  private static let minWidth = 20
}

enum StreamName {
  static let input = "<stdin>"
  static let output = "<stdout>"
}
