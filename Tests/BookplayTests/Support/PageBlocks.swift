import Foundation

/// A block of code on a page of documentation.
struct PageBlock {
  let language: Substring
  /// The file into which the reader is told to write it.
  let file: String?
  private(set) var lines: [String] = []

  /// The commands of a console block, each with the output that is shown; a shell block shows none.
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

  /// The lines of a shell block, without comments.
  var shellLines: [String] { language == "sh" ? lines.filter { !$0.isEmpty && !$0.hasPrefix("#") } : [] }

  /// The commands in a job for a CI system, or in a Docker image.
  var jobLines: [String] {
    guard language == "yaml" || language == "dockerfile" else { return [] }
    return lines.compactMap { line in
      for beginning in ["    - bookplay ", "      - run: bookplay ", "RUN bookplay "] where line.hasPrefix(beginning) {
        return "bookplay " + line.dropFirst(beginning.count)
      }
      return nil
    }
  }

  /// Returns all blocks on a page, each with the file that the text before it names.
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

  /// Returns the text between the last two backticks of a line that ends with a backtick and a colon.
  private static func file(namedBy line: Substring) -> String? {
    guard line.hasSuffix("`:") else { return nil }
    return line.dropLast(2).split(separator: "`").last.map { String($0) }
  }

  /// Returns a line without trailing spaces, which are invisible.
  static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}

extension PageBlock {
  /// Writes the block's file and runs its commands, in `folder` or in another place inside it.
  ///
  /// - Returns: Each command with its actual output and the output that is shown.
  func follow(
    in folder: TemporaryFolder, at place: String? = nil
  ) throws -> [(line: String, came: [String], shown: [String])] {
    let start = (place ?? folder.path).dropFirst(folder.path.count + 1)
    if let file {
      try folder.write(lines.joined(separator: "\n") + "\n", to: start.isEmpty ? file : "\(start)/\(file)")
    }
    return try commands.map { command in
      let line = "{ " + Self.callingBuiltPrograms(command.line) + " ; } 2>&1"
      let output = try BuiltProgram.shell(line, in: folder, at: place).output
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { PageBlock.trimmed($0) }
      return (command.line, Array(lines.dropLast()), command.output)
    }
  }

  /// A command line that calls the programs as they were built.
  static func callingBuiltPrograms(_ line: String) -> String {
    line.replacing("swift run TerminalReader", with: "\"${bookplay%/*}/TerminalReader\"")
      .replacing("swift run bookplay", with: "bookplay").replacing("bookplay ", with: "\"$bookplay\" ")
  }
}
