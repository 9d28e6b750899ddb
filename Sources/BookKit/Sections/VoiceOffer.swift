/// The choices that generated sections offer because of recordings.
struct VoiceOffer: Sendable, Equatable {
  /// The names of the voices to choose from, in UTF-8, except the book's own voice.
  var voices: [[UInt8]] = []
  var hasRecordings = false
  var canRecord = false

  /// The values of the option `voice` to choose from, beginning with the book's own voice.
  var values: [Value] { [.string("")] + voices.map { .string(String(decoding: $0, as: UTF8.self)) } }
}
