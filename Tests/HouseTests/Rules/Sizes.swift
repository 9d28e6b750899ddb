/// The rule that files, functions and lines have a maximum length.
enum Sizes {
  static let maxFileLength = 400
  static let maxFunctionLength = 70
  static let maxLineLength = 120

  static func check(_ file: SourceFile) -> [Violation] {
    var violations: [Violation] = []
    // The last line ends with a line feed, after which there is no further line.
    let lineCount = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    if lineCount > maxFileLength {
      violations.append(Violation(path: file.path, line: 0, message: "\(lineCount) lines, \(maxFileLength) at most"))
    }
    for (index, line) in file.lines.enumerated() where line.unicodeScalars.count > maxLineLength {
      violations.append(file.violation(at: index, "a line of \(line.unicodeScalars.count), \(maxLineLength) at most"))
    }
    for body in FunctionBody.all(in: file.code) where body.lines.count > maxFunctionLength {
      let message = "a function of \(body.lines.count) lines, \(maxFunctionLength) at most"
      violations.append(file.violation(at: body.lines.lowerBound, message))
    }
    return violations
  }
}
