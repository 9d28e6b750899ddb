import BookFiles
import BookReports

/// The recordings of readers in the file that `--voices` names.
struct GivenVoices: Sendable {
  private let path: String
  private let file: VoiceFile
  let voices: KeptVoices
  private let omissions: [VoiceFile.Omission]

  private static let maxNotes = 10

  init?(_ path: String?) throws(CommandError) {
    guard let path else { return nil }
    self.path = path
    let bytes = try CommandError.rethrowing(Files.read(path, limit: VoiceFile.maxBytes))
    do throws(VoiceFile.ReadingError) { file = try VoiceFile(bytes) } catch { throw GivenVoices.error(error, in: path) }
    var voices = KeptVoices()
    omissions = voices.add(file)
    self.voices = voices
  }

  private static func error(_ error: VoiceFile.ReadingError, in path: String) -> CommandError {
    CommandError(
      message: "\(CommandError.quoted(path)) \(error.description)",
      hint: error == .otherBook
        ? "recordings have the `identifier` of their book" : "save the voices again from the page of the book")
  }

  func adopt(by player: inout Player, of book: Book) throws(CommandError) {
    do throws(VoiceFile.ReadingError) { try file.check(belongsTo: book) } catch {
      throw GivenVoices.error(error, in: path)
    }
    player.adopt(recordings: voices.recordings)
  }

  func report(for player: Player, by command: CommandContext) {
    var notes = omissions.map(\.description)
    for recording in voices.recordings.recordings where player.page(of: recording.place) == nil {
      notes.append("\(recording.place.title) is not played: the book has no such page, sound or language")
    }
    for note in notes.prefix(GivenVoices.maxNotes) { command.report.note(note, in: path) }
    let rest = notes.count - GivenVoices.maxNotes
    if rest > 0 { command.report.note("the same is true of \(rest) more recordings", in: path) }
  }
}
