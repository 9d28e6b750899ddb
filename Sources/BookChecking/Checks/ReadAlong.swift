import BookKit
import PropertyList

/// Checks for texts that follow a voice.
enum ReadAlongChecks {
  static let all: [Check] = [.ofWarnings(wordCounts)]

  /// `word-count`: in some language, a text's voices don't have a time for each of its words.
  @Sendable static func wordCounts(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for checked in context.pages {
      for element in checked.texts.lazy.map({ checked.page[$0] }) {
        guard element.hasBehaviour || !element.readAlongs.isEmpty, case .text(let text) = element.content else {
          continue
        }
        var name: String { context.text(of: element.name) }
        var reported: NodeHandle?
        if let (starts, detail) = text.mismatch {
          found.append(Diagnostic(.wordCount, at: .node(starts), subject: name, detail: detail))
          reported = starts
        }
        for localization in element.localizations {
          guard case .text(let translated) = localization.element.content, translated.reads(unlike: text),
            let (starts, detail) = translated.mismatch, starts != reported
          else { continue }
          reported = starts
          let notes = Diagnostic.Note(in: localization.language).map { [$0] } ?? []
          found.append(Diagnostic(.wordCount, at: .node(starts), subject: name, detail: detail, notes: notes))
        }
      }
    }
    return found
  }
}

extension TextContent {
  /// Returns whether a translation has other words or other times for them.
  fileprivate func reads(unlike other: TextContent) -> Bool {
    text.node != other.text.node || readAlongs.first?.node != other.readAlongs.first?.node
  }

  /// The last `starts` of a text whose numbers of words and times differ, and both numbers.
  fileprivate var mismatch: (starts: NodeHandle, detail: Diagnostic.Detail)? {
    // A text without words, or with times that couldn't be read, is reported already.
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
    return words == times ? nil : (starts, .words(words, times: times))
  }
}
