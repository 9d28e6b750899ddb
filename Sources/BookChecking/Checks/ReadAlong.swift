import BookKit
import PropertyList

/// Checks for texts that follow a voice.
enum ReadAlongChecks {
  static let all: [Check] = [.ofWarnings(wordCounts), .ofErrors(times)]

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

extension ReadAlongChecks {
  /// `out-of-range`: times of words that are negative, go back or lie past the end of their sound, in some language.
  @Sendable static func times(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, checked) in zip(context.pages.indices, context.pages) {
      for element in checked.texts.lazy.map({ checked.page[$0] }) {
        var reported: [NodeHandle] = []
        for text in element.variants {
          guard case .text(let content) = text.content else { continue }
          for readAlong in content.readAlongs {
            let length = context.longestSound(readAlong.audio?.value, on: index)
            for diagnostic in faults(of: readAlong, length, context) {
              guard case .node(let node) = diagnostic.spot, !reported.contains(node) else { continue }
              reported.append(node)
              found.append(diagnostic)
            }
          }
        }
      }
    }
    return found
  }

  /// Returns what is wrong with the times of one voice, each mistake at the first time that shows it.
  private static func faults(
    of readAlong: ReadAlong, _ sound: (file: String, length: Double)?, _ context: CheckContext
  ) -> [Diagnostic] {
    let times = readAlong.writtenTimes(in: context.list)
    var found: [Diagnostic] = []
    func report(_ time: Int?, _ fault: Diagnostic.RangeFault) {
      guard let time else { return }
      found.append(
        Diagnostic(
          .outOfRange, at: .node(times[time].node), subject: readAlong.timesKey.description, detail: .range(fault)))
    }
    report(times.firstIndex { !$0.seconds.isFinite }, .bounds(.any))
    report(times.firstIndex { $0.seconds < 0 }, .bounds(.nonnegative))
    report(times.indices.dropFirst().first { times[$0].seconds < times[$0 - 1].seconds }, .wordOrder)
    if let sound { report(times.firstIndex { $0.seconds > sound.length }, .soundLength(sound.file, sound.length)) }
    return found
  }
}

extension ReadAlong {
  /// The key that its times have.
  fileprivate var timesKey: StaticString {
    if case .segments = timing { "endTime" } else { "starts" }
  }

  /// Returns its times with their nodes; empty if not all of them were understood.
  fileprivate func writtenTimes(in list: PropertyList) -> [(node: NodeHandle, seconds: Double)] {
    switch timing {
    case .starts(let starts):
      guard let array = startsNode, list.kind(of: array) == .array else { return [] }
      let nodes = Array(list.elements(of: array))
      return nodes.count == starts.count ? Array(zip(nodes, starts)).map { (node: $0, seconds: $1) } : []
    case .segments(let segments):
      guard let array = list.value(forKey: "segments", in: node), list.kind(of: array) == .array else { return [] }
      let nodes = list.elements(of: array).compactMap { list.value(forKey: "endTime", in: $0) }
      return nodes.count == segments.count ? zip(nodes, segments).map { (node: $0, seconds: $1.endTime) } : []
    }
  }
}

extension CheckContext {
  /// Returns the file and length of a sound of a page, in the language in which it's longest; `nil` if one isn't known.
  fileprivate func longestSound(_ name: Name?, on page: PageIndex) -> (file: String, length: Double)? {
    guard let name, let index = names.element(name, on: page) else { return nil }
    var longest: (file: String, length: Double)?
    for variant in book[page][index].variants {
      guard case .audio(let audio?) = variant.content, let file = audio.trackName?.value,
        let length = audio.duration ?? assets?[file]?.duration.map({ max(0, $0 - audio.start.value) })
      else { return nil }
      if length > longest?.length ?? -1 { longest = (Quotation.of(file), length) }
    }
    return longest
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
