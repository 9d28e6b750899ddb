import BookKit
import PropertyList

extension DiagnosticRule {
  package static let wordCount = DiagnosticRule(
    "word-count", .warning, "a text does not have one time for each word",
    """
    Each number in `starts` is the time of one word. With fewer numbers than words, the last words are never marked; \
    with more, the last numbers do nothing. Words are separated by white space. The numbers of several voices are \
    counted together, and a segment counts as one word.
    """,
    message: { "`\($0.subject)` has \($0.detail)" },
    hint: "write one start for each word, in the order in which they are read",
    example: """
        { type = audio; name = voice; audio = { trackName = voice.mp3; duration = 2.5; }; },
        { type = text; text = "Good night, moon!"; readAlong = { audio = voice;
      -     starts = (0.2, 0.9);
      +     starts = (0.2, 0.9, 1.4);
          };
        }
      """)
}

enum WordCount {
  @Sendable static func find(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for checked in context.pages {
      for element in checked.parts.texts.lazy.map({ checked.page[$0] }) {
        guard element.hasBehaviour || !element.readAlongs.isEmpty, case .text(let text) = element.content else {
          continue
        }
        var name: String { context.text(of: element.name) }
        var reported: NodeHandle?
        if let (starts, detail) = text.mismatch {
          found.report(.wordCount, at: starts, subject: name, detail: detail)
          reported = starts
        }
        for localization in element.localizations {
          guard case .text(let translated) = localization.element.content, translated.readsDifferently(from: text),
            let (starts, detail) = translated.mismatch, starts != reported
          else { continue }
          reported = starts
          let notes = Diagnostic.Note(in: localization.language).map { [$0] } ?? []
          found.report(.wordCount, at: starts, subject: name, detail: detail, notes: notes)
        }
      }
    }
    return found
  }
}

extension TextContent {
  fileprivate func readsDifferently(from other: TextContent) -> Bool {
    text.node != other.text.node || readAlongs.first?.node != other.readAlongs.first?.node
  }

  /// The last `starts` and a message, if the number of times differs from the number of words.
  fileprivate var mismatch: (starts: NodeHandle, detail: String)? {
    // A missing text and unreadable times have already been reported.
    let last = readAlongs.last { $0.startsNode != nil }
    guard text.node != nil, let starts = last?.startsNode else { return nil }
    var times = 0
    for readAlong in readAlongs {
      switch readAlong.timing {
      case .starts(let starts):
        guard readAlong.startsNode != nil else { return nil }
        times += starts.count
      case .segments(let segments): times += segments.count
      }
    }
    let words = TextWords(text.value).words.count
    guard words != times else { return nil }
    let counts = "\(words) word\(words == 1 ? "" : "s"), but its voices have \(times) time\(times == 1 ? "" : "s")"
    return (starts, counts + " for them")
  }
}
