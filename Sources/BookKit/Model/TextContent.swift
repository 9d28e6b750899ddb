import PropertyList

/// What only text has.
public struct TextContent: Sendable {
  /// The words.
  public var text = Placed("")
  /// The colour.
  public var color = Color.black
  /// The font; the player's own where nothing is said.
  public var fontName: String?
  /// The size in points.
  public var fontSize = 24.0
  /// How its lines are aligned.
  public var alignment = Alignment.left
  /// How its words follow voices: each voice goes on with the word behind those of the voice before.
  public var readAlongs: [ReadAlong] = []

  /// No words, black.
  init() {}
}

/// How the words of a text follow a voice.
public struct ReadAlong: Sendable {
  /// The element that sounds.
  public var audio: Placed<Name>?
  /// When each word, or each stretch of text, is spoken.
  public var timing: Timing
  /// The array of `starts`, if it has one whose numbers could all be read.
  var startsNode: NodeHandle?
  /// Where its dictionary stands.
  public var node: NodeHandle

  /// When the words are spoken.
  public enum Timing: Sendable {
    /// The second at which each word begins.
    case starts([Double])
    /// Stretches of text, each with the second at which the voice leaves it.
    case segments([Segment])
  }

  /// A stretch of text.
  public struct Segment: Sendable, Equatable {
    /// The first scalar.
    public var start: Int
    /// How many scalars there are.
    public var length: Int
    /// The second at which the voice leaves it.
    public var endTime: Double
  }
}
