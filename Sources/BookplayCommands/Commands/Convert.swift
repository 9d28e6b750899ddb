import PropertyList

/// `bookplay convert`: a book in, the same in another form out.
struct Convert {
  let command: Command

  func run() throws(CommandFailure) -> ExitStatus {
    let form = try outputForm()
    let document = try wellFormedDocument()
    let bytes = try written(document, as: form)
    guard let path = command.options.outputPath else {
      if form == .binary && command.console.output.isTerminal { throw .unfitForTerminal }
      try command.deliver(bytes)
      return .good
    }
    try Overwriting.check(list: path)
    do throws(FileFailure) { try Files.replace(path, with: bytes) } catch { throw .file(error) }
    return .good
  }

  /// The form that was asked for, or the one that the file's ending tells.
  private func outputForm() throws(CommandFailure) -> PropertyList.OutputFormat {
    if let form = command.options.choice(.to, as: PropertyList.OutputFormat.self) { return form }
    guard let path = command.options.outputPath else { throw .usage(.formUnknown(file: nil)) }
    for (ending, form) in Convert.endings where path.lowercased().hasSuffix(ending) { return form }
    throw .usage(.formUnknown(file: path))
  }

  /// `.plist` is none of them: files of three forms end in it.
  private static let endings: [(String, PropertyList.OutputFormat)] = [
    (".xml", .xml), (".bplist", .binary), (".strings", .ascii), (".json", .json),
  ]

  private func wellFormedDocument() throws(CommandFailure) -> PropertyList {
    let source: Source
    do throws(FileFailure) {
      source = try BookFile(command.invocation.arguments[0]).read(from: command.console.input)
    } catch {
      throw .file(error)
    }
    let reading = PropertyList.read(source)
    command.report.tell(reading)
    guard reading.isWellFormed, let document = reading.document else { throw .brokenBook }
    return document
  }

  private func written(
    _ document: PropertyList, as form: PropertyList.OutputFormat
  ) throws(CommandFailure) -> [UInt8] {
    let isLossy = command.options.contains(.lossy)
    var options = WritingOptions()
    options.allowsSubstitutes = isLossy
    options.keyOrder =
      switch command.options.choice(.keyOrder, as: KeyOrderChoice.self) ?? .asRead {
      case .asRead: .asRead
      case .apple: .apple
      }
    let writing = document.written(as: form, options: options)
    command.report.tell(writing.losses, of: document, in: form, isError: { $0.isFatal && !isLossy })
    guard let bytes = writing.bytes else {
      throw .unwritable(form, canSubstitute: !isLossy)
    }
    return bytes
  }
}
