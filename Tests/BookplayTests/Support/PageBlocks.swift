import Foundation

/// A block of code on a page of documentation.
struct PageBlock {
  let language: Substring
  /// Where the reader is told to write it.
  let file: String?
  private(set) var lines: [String] = []

  /// What is typed, and what is shown of it; of lines for the shell nothing is shown.
  var commands: [(line: String, output: [String])] {
    guard language == "console" else { return [] }
    var commands: [(line: String, output: [String])] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else if !commands.isEmpty {
        commands[commands.count - 1].output.append(line)
      }
    }
    return commands
  }

  /// The lines for the shell, without comments.
  var shellLines: [String] { language == "sh" ? lines.filter { !$0.isEmpty && !$0.hasPrefix("#") } : [] }

  /// The commands of a job that a CI system runs, or of an image that Docker builds.
  var jobLines: [String] {
    guard language == "yaml" || language == "dockerfile" else { return [] }
    return lines.compactMap { line in
      for beginning in ["    - bookplay ", "      - run: bookplay ", "RUN bookplay "] where line.hasPrefix(beginning) {
        return "bookplay " + line.dropFirst(beginning.count)
      }
      return nil
    }
  }

  /// What a page has of them, with the files that the text before them names.
  static func all(in text: String) -> [PageBlock] {
    var blocks: [PageBlock] = []
    var (isInside, last) = (false, Substring())
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if isInside {
        isInside = line != "```"
        if isInside { blocks[blocks.count - 1].lines.append(trimmed(line)) }
        last = ""
      } else if line.hasPrefix("```") {
        isInside = true
        blocks.append(PageBlock(language: line.dropFirst(3), file: file(namedBy: last)))
      } else if !line.isEmpty {
        last = line
      }
    }
    return blocks
  }

  /// The name between the last two quotes of a line that ends with them and a colon.
  private static func file(namedBy line: Substring) -> String? {
    guard line.hasSuffix("`:") else { return nil }
    return line.dropLast(2).split(separator: "`").last.map { String($0) }
  }

  /// A line without blanks at its end, which nobody sees.
  static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}

extension PageBlock {
  /// Writes what is to be written, and types what is to be typed, in `folder` or at another place in it.
  ///
  /// - Returns: for each line that was typed what came of it, and what is shown.
  func follow(
    in folder: TemporaryFolder, at place: String? = nil
  ) throws -> [(line: String, came: [String], shown: [String])] {
    let start = (place ?? folder.path).dropFirst(folder.path.count + 1)
    if let file {
      try folder.write(lines.joined(separator: "\n") + "\n", to: start.isEmpty ? file : "\(start)/\(file)")
    }
    return try commands.map { command in
      let line = "{ " + command.line.replacing("bookplay ", with: "\"$bookplay\" ") + " ; } 2>&1"
      let output = try BuiltProgram.shell(line, in: folder, at: place).output
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { PageBlock.trimmed($0) }
      return (command.line, Array(lines.dropLast()), command.output)
    }
  }
}
