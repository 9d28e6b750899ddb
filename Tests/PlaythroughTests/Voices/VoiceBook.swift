import BookKit
import Playthrough

/// A book with all kinds of slots, and traces of what happens with its recordings.
enum VoiceBook {
  /// A page with music and two narrations, one of them in a group; a page that reads nothing aloud; and a page that
  /// cannot be left while it reads.
  static let text = """
    { title = Moon; languages = (en, de); variables = { heard = 0; };
      rules = (
        { name = made; when = { event = recording.finished; }; do = ( { action = set; variable = heard; by = 1; } ); },
        { name = ended; when = { event = sound.completed; item = voice; };
          do = ( { action = set; variable = heard; by = 10; } ); } );
      pages = (
        { name = first; music = { trackName = "m.wav"; duration = 9; loop = YES; role = music; };
          elements = (
            { type = text; name = t; text = "one two"; readAlong = { audio = v; starts = (0, 1); }; },
            { type = audio; name = v; audio = { trackName = "v.wav"; duration = 2; start = 1; role = narration; }; },
            { type = group; name = g; elements = (
                { type = audio; name = w; audio = { trackName = "w.wav"; duration = 1; role = narration; }; } ); },
            { type = text; name = pad; text = pad; x = 100; width = 50; height = 50; draggable = YES; } ); },
        { elements = ( { type = text; name = story; text = "Once upon a time"; } ); },
        { waitForNarration = YES; elements = (
            { type = audio; name = effect; audio = { trackName = "e.wav"; duration = 1; role = effect; }; },
            { type = activearea; name = pad; width = 50; height = 50;
              onTap = ( { action = play; item = voice; }, { action = play; item = effect; } ); } ); } ); }
    """

  /// Returns the events about recordings, sounds, pages and options as patterns, without names of pages.
  static func events(of played: TracedBook) -> [String] {
    let writer = EventText(names: played.runner.player.names, tickRate: played.runner.player.tickRate)
    let kinds: [EventKind] = [
      .recordingStarted, .recordingFinished, .recordingCancelled, .recordingDeleted, .soundStarted, .soundCompleted,
      .soundStopped, .pageEntering, .pageRefused, .optionChanged, .languageChanged, .touchRefused, .touchCancelled,
      .dragEnded,
    ]
    return played.runner.events.filter { kinds.contains($0.kind) }.map { event in
      var bytes: [UInt8] = []
      writer.appendPattern(event, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
