import BookFiles

struct Convert: BookplayCommand {
  static let to = Option.choice(PropertyList.Format.self, "to", "FORMAT", "xml, binary, ascii or json")
  static let keyOrder = Option.choice(
    KeyOrderChoice.self, "key-order", "ORDER", "as-read (default) or apple (sorted as Apple does)")
  static let lossy = Option.flag("lossy", "replace what FORMAT cannot hold with the nearest match")
  static let withSections = Option.flag("with-sections", "write the generated sections into the book, to be changed")

  static let entry = CommandEntry(
    .convert, takes: .oneBook, "convert a book to XML, binary, old-style ASCII or JSON",
    options: [to, CommonOption.typedOutput, keyOrder, lossy, withSections],
    remarks: [ArgumentTable.bookRemark, "If the book has errors, they are reported and nothing is written."],
    examples: ["bookplay convert Moon --to json", "bookplay convert Moon --to binary -o Moon.bplist"])

  let command: CommandContext

  func run() throws(CommandError) -> ExitStatus {
    let known = try outputForm()
    let document = try wellFormedDocument()
    guard let format = known ?? (document.format == .json ? .xml : nil) else {
      throw unknownFormat(of: command.options.outputPath)
    }
    let bytes =
      command.options[Convert.withSections]
      ? try writtenWithSections(document, as: format) : try written(document, as: format)
    guard let path = command.options.outputPath else {
      if format == .binary && command.console.output.isTerminal { throw .notPrintable }
      try command.deliver(bytes)
      return .good
    }
    try OverwriteGuard.check(path, as: format, ofBook: command.invocation.arguments[0], document)
    try CommandError.rethrowing(Files.replace(path, with: bytes))
    return .good
  }

  /// Returns the requested format, or the one inferred from the file's extension; `nil` if it depends on the input.
  ///
  /// Three formats share the extension `.plist`. It is accepted only if the input is JSON, which then becomes XML.
  private func outputForm() throws(CommandError) -> PropertyList.Format? {
    if let format = command.options[Convert.to] { return format }
    guard let path = command.options.outputPath else { throw unknownFormat(of: nil) }
    if let format = PropertyList.Format.named(by: path) { return format }
    guard OutputForm(.xml).fits(path, isImplied: true), FileEnding(of: path) != nil else {
      throw unknownFormat(of: path)
    }
    return nil
  }

  private func unknownFormat(of path: String?) -> CommandError {
    let problem = path.map { "cannot infer a format from \(UsageText.quoted($0))" } ?? "the format is missing"
    return .usage("\(problem); use `--to \(PropertyList.Format.allValues.joined(separator: "|"))`")
  }

  private func wellFormedDocument() throws(CommandError) -> PropertyList {
    let file = try CommandError.rethrowing(BookFile(command.invocation.arguments[0]))
    let source = try CommandError.rethrowing(file.read(from: command.console.input))
    let reading = Convert.read(source)
    command.report.write { $0.lines(of: reading) }
    guard reading.isWellFormed, let document = reading.document else { throw .brokenBook }
    return document
  }

  /// Reads a property list in any format, or JSON that `convert` wrote from one.
  private static func read(_ source: PropertyList.Source) -> PropertyList.Reading {
    let reading = PropertyList.read(source)
    let isJSON = reading.problems.contains { $0.kind == .jsonFile }
    // `{}` is valid old-style text too, and a syntax error can come before anything that is specific to JSON.
    let isCalledJSON = source.name.lowercased().hasSuffix(".json") && (reading.document?.format ?? .ascii) == .ascii
    return isJSON || isCalledJSON ? PropertyList.readJSON(source) : reading
  }

  private func writtenWithSections(
    _ document: PropertyList, as format: PropertyList.Format
  ) throws(CommandError) -> [UInt8] {
    guard let book = Book.read(document).book else { throw .brokenBook }
    // The sections are inserted into text, so that the rest of it stays unchanged.
    let textFormat: PropertyList.Format = format == .ascii ? .ascii : .xml
    let text = PropertyList.read(PropertyList.Source(try written(document, as: textFormat)))
    let assets = (try? BookFile(command.invocation.arguments[0]))?.assets(of: book)
    guard let list = text.document, let textBook = Book.read(list).book else { throw .brokenBook }
    let added: PropertyList?
    do throws(PropertyList.EditingError) {
      // The assets give the sizes of games. The nodes of `textBook` are those of `list`, unlike the nodes of `book`.
      added = try GeneratedSections(of: textBook, in: list, assets).added()
    } catch {
      throw .unwritable(format)
    }
    guard let added else { throw .brokenBook }
    return format == textFormat ? Array(added.source.bytes) : try written(added, as: format)
  }

  private func written(_ document: PropertyList, as format: PropertyList.Format) throws(CommandError) -> [UInt8] {
    let isLossy = command.options[Convert.lossy]
    var options = WritingOptions()
    options.allowsSubstitutes = isLossy
    if command.options[Convert.keyOrder] == .apple { options.sortsKeys = true }
    let writing = Book.written(document, as: format, options: options)
    command.report.write {
      $0.lines(of: writing.losses, of: document, in: format, isError: { $0.isFatal && !isLossy })
    }
    guard let bytes = writing.bytes else { throw .unwritable(format, canSubstitute: !isLossy) }
    return bytes
  }
}
