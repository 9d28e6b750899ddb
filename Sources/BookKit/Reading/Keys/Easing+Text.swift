import PropertyList

extension Easing {
  /// The easing as books write it.
  package var text: String {
    switch self {
    case .linear: "linear"
    case .curve(let curve, let form): form.keyword.description + curve.keyword.description
    case .steps(let count): "step(\(count))"
    case .cubicBezier(let x1, let y1, let x2, let y2): Easing.text("cubicBezier", [x1, y1, x2, y2])
    case .spring(let damping, let velocity): Easing.text("spring", [damping, velocity])
    }
  }

  private static func text(_ function: String, _ arguments: [Double]) -> String {
    var text = function
    for (index, argument) in arguments.enumerated() { text += (index == 0 ? "(" : ", ") + Decimal.text(argument) }
    return text + ")"
  }
}
