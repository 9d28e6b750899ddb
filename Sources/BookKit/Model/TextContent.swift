import PropertyList

/// The properties that only text has.
public struct TextContent: Sendable {
  /// The text itself.
  public var text = Located("")
  /// The font colour.
  public var color = Color.black
  /// The font; if `nil`, the player's default.
  public var fontName: String?
  /// The font size in points.
  public var fontSize = 24.0
  /// The alignment of the lines.
  public var alignment = Alignment.left
  /// The colour that fills the frame behind the text.
  public var background: Color?
  /// The radius of the background's corners.
  public var cornerRadius = 0.0
  /// The position of the lines in a taller frame, if the author gave one.
  var ownVerticalAlignment: VerticalAlignment?
  /// The voices that the words follow; each voice continues after the last word of the previous one.
  public var readAlongs: [ReadAlong] = []

  /// The position of the lines in a taller frame; by default the top or, with a background, the middle.
  public var verticalAlignment: VerticalAlignment { ownVerticalAlignment ?? (background == nil ? .top : .middle) }
}

/// The times at which the words of a text follow a voice.
public struct ReadAlong: Sendable {
  /// The audio element.
  public var audio: Located<Name>?
  /// The times when each word or segment is spoken.
  public var timing: Timing
  /// The node of the `starts` array, if there is one and all its numbers are valid.
  package var startsNode: NodeHandle?
  package var node: NodeHandle

  /// The times when the words are spoken.
  public enum Timing: Sendable {
    /// The time at which each word begins, in seconds.
    case starts([Double])
    /// Segments of text, each with the time at which it ends.
    case segments([Segment])
  }

  /// A segment of text and the time at which it ends.
  public struct Segment: Sendable, Equatable {
    /// The index of the segment's first Unicode scalar.
    public var start: Int
    /// The number of Unicode scalars.
    public var length: Int
    /// The time at which the voice leaves the segment, in seconds.
    public var endTime: Double
  }
}
