extension Topic {
  package static func lines(_ topics: [Topic], paint: Paint, width: Int?) -> String {
    topics.map { topic in
      let lines = topic.details.map { heading, text in
        let width = min(width ?? .max, Wrapping.defaultWidth)
        return Wrapping.hanging(text, after: "  " + heading, margin: 11, width: width) + "\n"
      }
      let heading = "\(topic.kind): \(topic.meaning)"
      let first = Wrapping.headed(by: topic.name + ",", heading, width: width) { paint.strong($0, .cyan) }
      return first + "\n" + lines.joined()
    }.joined(separator: "\n")
  }

  package static func markdown(_ topics: [Topic]) -> String {
    topics.map { topic in
      let lines = topic.details.map { "\n- \($0.heading): \($0.text)" }.joined()
      return "## `\(topic.name)`, \(topic.kind)\n\n\(topic.meaning).\n\(lines.isEmpty ? "" : lines + "\n")"
    }.joined(separator: "\n")
  }
}
