/// The plan of a sound: an element's, the page's music, or a file that is played without an element.
struct SoundPlan: Sendable {
  var name: Name
  /// The element that plays it, or `nil` for music and files.
  var item: ItemIndex?
  var offset: Ticks
  /// The position in the file where playback begins, in seconds; only needed by hosts that play audio.
  var start: Double
  /// The playing time, or zero if it is unknown.
  var duration: Ticks
  var loops: Bool
  var role: SoundRole
  var volume: Double
  /// The indices on the page of the readings that follow it.
  var readAlongs: [Int] = []
  /// The time of the last word that is read along with it, which can be past its end.
  var lastWord = Ticks.zero

  /// Returns its playing time, or the length of the reader's recording that replaces it.
  func duration(of take: Take?) -> Ticks { take?.length ?? duration }

  /// Returns the time of a word that is read along with it; a recording scales the times of all words alike.
  func time(of word: WordPlan, in take: Take?) -> Ticks {
    guard let take else { return word.time }
    let whole = max(duration, lastWord).count
    guard whole > 0 else { return .zero }
    return Ticks(whole.dividingFullWidth(word.time.count.multipliedFullWidth(by: take.length.count)).quotient)
  }
}

/// The reader's recording that replaces a sound.
struct Take: Sendable, Equatable {
  /// The name of the voice, in UTF-8.
  var voice: [UInt8]
  var length: Ticks
}

struct MoviePlan: Sendable {
  var item: ItemIndex
  var frameCount: Int
  var framesPerSecond: Double
  /// The duration of one pass, or zero if the movie has no frames.
  var duration: Ticks
  var loops: Bool
  var startsAutomatically: Bool
  var sounds: [FrameSound]

  struct FrameSound: Sendable {
    var time: Ticks
    var sound: FileIndex
  }
}

struct TextPlan: Sendable {
  var text: Name
  /// The index of its style on the page.
  var textStyle: Int32
}

/// The words of a text that follow one voice.
struct ReadAlongPlan: Sendable {
  var item: ItemIndex
  var text: TextIndex
  /// The sound of the voice, or `nil` if the book doesn't name a sound that exists.
  var voice: SoundIndex?
  /// The index of its first word among all words of the text that voices read.
  var firstWord: Int32
  var words: [WordPlan] = []
}

struct WordPlan: Sendable {
  var text: Name
  /// The time at which it is spoken, from the start of the voice.
  var time: Ticks
  /// The range of the word in the text's UTF-8.
  var range: Range<Int32>
}

/// A sound file that is played without an element.
enum SoundFile {}
