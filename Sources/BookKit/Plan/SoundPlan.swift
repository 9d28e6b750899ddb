/// What the engine needs to know of one sound: an element's, the page's music, or a file that a drop or a rule plays.
struct SoundPlan: Sendable {
  /// What events call it.
  var name: Name
  /// The element that sounds; -1 for music and files.
  var item: Int32
  var offset: Ticks
  /// The second of the file at which it begins; only those who let it be heard want to know.
  var start: Double
  /// How long it lasts; nothing when it has no length.
  var duration: Ticks
  var loops: Bool
  var role: SoundRole
  /// How loud it is at first.
  var volume: Double
  /// The readings that follow it, by their places among those of the page.
  var readers: [Int] = []
}

/// What the engine needs to know of one movie.
struct MoviePlan: Sendable {
  var item: Int32
  var frameCount: Int
  var framesPerSecond: Double
  /// How long all its pictures take; nothing when it has none.
  var duration: Ticks
  var loops: Bool
  var startsByItself: Bool
  /// The pictures that come with a sound, and when after the start they come.
  var sounds: [FrameSound]

  /// A sound that starts with a picture.
  struct FrameSound: Sendable {
    var time: Ticks
    /// Its sound among the files of the book.
    var sound: Int32
  }
}

/// What the engine needs to know of one text.
struct TextPlan: Sendable {
  var text: Name
  /// How it looks, among the letterings of the page.
  var lettering: Int32
  /// Its readings among those of the page, one for each voice that it follows.
  var readings: Range<Int32> = 0..<0

  var followsVoices: Bool { !readings.isEmpty }
}

/// The words of a text that follow one voice.
struct ReadingPlan: Sendable {
  /// The element of the text.
  var item: Int32
  /// The sound among those of the page; -1 where the book names none that is there.
  var voice: Int32
  /// The index of its first word among all words of the text that voices read.
  var firstWord: Int32
  var words: [WordPlan] = []
}

/// A word of a text that follows a voice.
struct WordPlan: Sendable {
  var text: Name
  /// When it is spoken, after the start of the voice.
  var time: Ticks
  /// Where it stands in the text, by offsets of its UTF-8.
  var range: Range<Int32>
}
