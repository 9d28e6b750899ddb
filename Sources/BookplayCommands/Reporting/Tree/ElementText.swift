import BookKit
import PropertyList

/// Describes elements.
enum ElementText {
  /// Returns the position of the frame, or an empty string for a sound.
  static func place(_ element: Element) -> String {
    guard element.type != .audio else { return "" }
    return "at \(BookPhrases.number(element.x.value)), \(BookPhrases.number(element.y.value))"
  }

  /// Returns the size of the frame as far as the book specifies it.
  static func size(_ element: Element) -> String {
    guard element.width != nil || element.height != nil else { return "" }
    let sides = [element.width, element.height].map { $0.map { BookPhrases.number($0.value) } ?? "?" }
    return sides.joined(separator: " × ")
  }

  /// Returns what the element shows or plays.
  static func content(_ element: Element) -> String {
    switch element.content {
    case .image(let image): file(image.fileName)
    case .text(let text): "\"\(Quotation.of(text.text.value))\""
    case .audio(let audio): audio.map { sound($0) } ?? ""
    case .movie(let movie):
      "\(FindingReport.counted(movie.frames.count, "frame")), \(BookPhrases.number(movie.framesPerSecond)) a second"
        + (movie.loops ? ", repeating" : "") + (movie.startsAutomatically ? "" : ", stopped at first")
    case .activeArea(let area):
      [area.shape == .ellipse ? "an ellipse" : nil, area.isActive.value ? nil : "not active at first"]
        .compactMap(\.self).joined(separator: ", ")
    case .group: ""
    }
  }

  /// Returns the file of a sound and how it is played.
  static func sound(_ audio: Audio) -> String {
    var words = file(audio.trackName)
    if audio.offset > 0 { words += ", at " + BookPhrases.seconds(audio.offset) }
    if audio.start.value > 0 { words += ", from " + BookPhrases.seconds(audio.start.value) + " of the file" }
    if let duration = audio.duration { words += ", for " + BookPhrases.seconds(duration) }
    if audio.role != .effect { words += ", \(audio.role.keyword)" }
    return audio.loops.value ? words + ", repeating" : words
  }

  /// Returns the name of a drop target and its label for readers.
  private static func name(of target: DropTarget, _ words: BookPhrases) -> String {
    let name = target.name.map { words.named($0.value) } ?? "a target without a name"
    return name + (target.localizedLabel.original.map { ", \"\(Quotation.of($0.value))\"" } ?? "")
  }

  private static func file(_ name: Located<String>?) -> String {
    name.map { BookPhrases.named($0.value) } ?? "no file"
  }

  /// Returns what else the element does, one line each.
  static func abilities(_ element: Element, _ words: BookPhrases) -> [String] {
    var lines: [String] = []
    if !element.isVisible { lines.append("not visible at first") }
    if element.isDraggable.value || !element.dropTargets.isEmpty {
      let targets = element.dropTargets.map { name(of: $0, words) }
      let along = element.dragWith.map { words.named($0.value) }
      lines.append(
        (element.isDraggable.value ? "can be dragged" : "has drop targets, but cannot be dragged")
          + (targets.isEmpty ? "" : " onto " + targets.joined(separator: ", "))
          + (along.isEmpty ? "" : ", together with " + along.joined(separator: ", ")))
    }
    if let body = element.body { lines.append("a \(body.kind.keyword) body, a \(body.shape.keyword)") }
    if let slideIn = element.slideIn {
      lines.append(
        "slides in from the \(slideIn.side.keyword) for \(BookPhrases.seconds(slideIn.duration))"
          + (slideIn.hold.map { ", and out after \(BookPhrases.seconds($0))" } ?? ""))
    }
    if let link = element.link { lines.append("a tap opens \(BookPhrases.named(link.value))") }
    return lines
  }
}
