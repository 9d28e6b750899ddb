import BookKit
import PropertyList

/// Finds the violations of `out-of-range` that depend on the whole book or its files, not just on a single value.
enum OutOfRange {
  /// Finds word times, in any language, that are infinite, negative, out of order or past the end of their sound.
  @Sendable static func findInReadAlongs(_ context: CheckContext) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, checked) in zip(context.pages.indices, context.pages) {
      for element in checked.parts.texts.lazy.map({ checked.page[$0] }) {
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

  /// Returns the faults in the times of a voice, each at the first time that has the fault.
  private static func faults(
    of readAlong: ReadAlong, _ sound: (file: String, length: Double)?, _ context: CheckContext
  ) -> [Diagnostic] {
    let times = readAlong.writtenTimes(in: context.list)
    var found: [Diagnostic] = []
    func report(_ time: Int?, _ detail: String) {
      guard let time else { return }
      found.report(.outOfRange, at: times[time].node, subject: readAlong.timesKey.description, detail: detail)
    }
    report(times.firstIndex { !$0.seconds.isFinite }, "it must be finite")
    report(times.firstIndex { $0.seconds < 0 }, "it must not be negative")
    report(
      times.indices.dropFirst().first { times[$0].seconds < times[$0 - 1].seconds },
      "each time must be at least the one before it")
    if let sound {
      report(times.firstIndex { $0.seconds > sound.length }, OutOfRange.message(pastEndOf: sound.file, sound.length))
    }
    return found
  }

  @Sendable static func findInOptions(_ context: CheckContext) -> [Diagnostic] {
    let book = context.book
    var found: [Diagnostic] = []
    func check(_ name: Name, _ value: Value, at node: NodeHandle?) {
      guard let node, let rules = context.rules(ofOption: name), rules.value(value) == nil else { return }
      found.report(.outOfRange, at: node, subject: context.text(of: name), detail: "it must be " + allowedValues(rules))
    }
    for option in book.options {
      guard let builtIn = BuiltInOption(book.names.utf8(of: option.name)), builtIn.letsBooksSetDefault,
        !builtIn.wasAvailableToBooks
      else { continue }
      check(option.name, option.defaultValue, at: option.node)
    }
    func check(_ action: Action) {
      guard action.kind == .setOption, let option = action.option else { return }
      if let value = action.value { check(option.value, value.value, at: value.node) }
      guard let steps = action.difference, steps != steps.rounded(.down),
        let node = context.list.value(forKey: "by", in: action.node)
      else { return }
      found.report(.outOfRange, at: node, subject: "by", detail: "it must be a whole number")
    }
    for page in context.pages { for action in page.parts.actions { check(action) } }
    for rule in book.rules { for action in rule.actions.withLists { check(action) } }
    return found
  }

  private static func allowedValues(_ rules: OptionRules) -> String {
    let words = rules.values.map { value in
      switch value {
      case .boolean(let isTrue): isTrue ? "true" : "false"
      case .number(let number): "`" + Decimal.text(number) + "`"
      case .string(let text): "`" + Quotation.of(Array(text.utf8)) + "`"
      }
    }
    guard words.isEmpty else { return words.list("or") }
    if case .number = rules.initialValue { return "a number" }
    return "a string"
  }

  /// Finds puzzles with a snap distance so large that, at every level, pieces snap to a neighbour's place.
  @Sendable static func findInPuzzles(_ context: CheckContext) -> [Diagnostic] {
    context.games.compactMap { game in
      guard case .puzzle(let puzzle) = game.content, let snap = puzzle.snapDistance, let node = snap.node,
        let most = game.shortSides(of: puzzle).max(), snap.value > most / 2
      else { return nil }
      let limit = Int((most / 2).rounded(.down))
      return Diagnostic(
        .outOfRange, at: .node(node), subject: "snap",
        detail: "it must be at most half the shorter side of a piece, which is \(limit) points")
    }
  }

  /// Finds elements that are too large to be rubbed away.
  @Sendable static func findInRubs(_ context: CheckContext) -> [Diagnostic] {
    context.pages.flatMap { checked -> [Diagnostic] in
      checked.parts.withBehaviour.compactMap { index in
        guard let rub = checked.page[index].rub else { return nil }
        let size = checked.frames[index].placement.frame
        guard RubCells.isTooLarge(width: size.width, height: size.height) else { return nil }
        return Diagnostic(
          .outOfRange, at: .key(of: rub.node), subject: "rub",
          detail: "the element has more than 65,536 cells of 16 × 16 points")
      }
    }
  }

  static func message(pastEndOf file: String, _ seconds: Double) -> String {
    "`\(file)` is only \(TraceText.thousandths(seconds)) seconds long"
  }
}

extension ReadAlong {
  fileprivate var timesKey: StaticString {
    if case .segments = timing { "endTime" } else { "starts" }
  }

  /// Returns the times with their nodes, or an empty array if any of them couldn't be read.
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
  /// Returns the file and length of a sound's longest version, or `nil` if the length of any version is unknown.
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
