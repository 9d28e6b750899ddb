/// The choices that generated sections offer because of recordings.
struct VoiceOffer: Sendable, Equatable {
  /// The names of the voices to choose from, in UTF-8, without the book's own.
  var voices: [[UInt8]] = []
  var hasRecordings = false
  var canRecord = false

  /// The values of the option `voice` to choose from, the book's own first.
  var values: [Value] { [.string("")] + voices.map { .string(String(decoding: $0, as: UTF8.self)) } }
}
