import BookKit

/// A word of books and scripts that is neither a rule nor a key, with its meaning.
package struct Topic: Sendable {
  package let name: String
  /// The kind of word, such as `an event`.
  package let kind: String
  package let meaning: String
  package let details: [(heading: String, text: String)]

  package init(
    _ name: some CustomStringConvertible, _ kind: some CustomStringConvertible,
    _ meaning: some CustomStringConvertible, _ details: [(String, String)] = []
  ) {
    self.name = name.description
    self.kind = kind.description
    self.meaning = meaning.description
    self.details = details
  }

  /// The words of books and scripts, with a topic for each meaning.
  package static let all: [Topic] =
    keyWords + events + transitions + dictionaries + conditionWords + levels + eventValues + reasons + colors
    + scriptCommands + scriptWords + severities + discoveries + sheetFindings + coverage + terms + pathCommands
}

extension Topic {
  static let transitions: [Topic] =
    [
      Topic("linear", "a transition", "the value changes evenly from start to end"),
      Topic("step", "a transition", "`step(n)`: the value jumps in n equal steps"),
      Topic("cubicBezier", "a transition", "`cubicBezier(x1,y1,x2,y2)`: the curve of CSS, both x between 0 and 1"),
      Topic("spring", "a transition", "`spring(damping,velocity)`: the value swings about its end until it settles"),
    ]
    + EasingCurve.allCases.flatMap { curve in
      EasingForm.allCases.map { form in
        Topic("\(form.keyword)\(curve.keyword)", "a transition", "\(curve.meaning), \(form.meaning)")
      }
    }
}

extension EasingCurve {
  fileprivate var meaning: String {
    switch self {
    case .plain: "a gentle curve, the cubic one"
    case .back: "goes a little too far and comes back"
    case .elastic: "swings like a rubber band"
    case .bounce: "bounces like a ball"
    case .quad: "a gentle curve, of the second power"
    case .cubic: "a curve of the third power"
    case .quart: "a steep curve, of the fourth power"
    case .quint: "a very steep curve, of the fifth power"
    case .sine: "the gentlest curve, a sine"
    case .expo: "a very steep curve, an exponential"
    case .circ: "a quarter of a circle"
    }
  }
}

extension EasingForm {
  fileprivate var meaning: String {
    switch self {
    case .easeIn: "with its slow part at the start"
    case .easeOut: "with its slow part at the end"
    case .easeInOut: "with its slow parts at both ends"
    case .easeOutIn: "with its slow part in the middle"
    }
  }
}
