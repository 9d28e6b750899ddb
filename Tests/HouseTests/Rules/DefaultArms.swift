/// The rule that a `switch` over an enumeration names all cases, so that the compiler asks about a new one.
///
/// `default` is meant where an enumeration has tens of cases and only a few matter. Such arms are counted, so that they
/// don't become more.
enum DefaultArms {
  /// The number of arms that there are; lower it when one goes.
  static let limit = 49

  /// Returns the arms of a file that stand beside nothing but cases of enumerations.
  static func check(_ file: SourceFile) -> [Violation] {
    file.code.indices.filter { arm($0, of: file)?.hasPrefix("default:") ?? false && isBesideCases($0, of: file) }
      .map { file.violation(at: $0, "`default` stands for cases of an enumeration; name them") }
  }

  /// Returns what a line is after its indentation, or `nil` if it's blank.
  private static func arm(_ index: Int, of file: SourceFile) -> Substring? {
    let arm = file.code[index].drop { $0 == " " }
    return arm.isEmpty ? nil : arm
  }

  private static func isBesideCases(_ index: Int, of file: SourceFile) -> Bool {
    let indentation = file.code[index].prefix { $0 == " " }.count
    var hasCases = false
    for other in (0..<index).reversed() {
      guard let arm = arm(other, of: file), file.code[other].count - arm.count == indentation else { continue }
      guard arm.hasPrefix("case ") else { return hasCases }
      guard arm.hasPrefix("case ."), !arm.hasPrefix("case ..") else { return false }
      hasCases = true
    }
    return false
  }
}
