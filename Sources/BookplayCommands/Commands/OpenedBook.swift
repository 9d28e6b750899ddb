import BookFiles
import BookKit
import Playthrough
import PropertyList

/// A book that a command shows or plays as far as it can be understood; its errors have been told.
struct OpenedBook {
  let book: Book
  let file: BookFile
  /// What is known of the pictures and sounds beside it.
  let assets: AssetCatalog?
  /// Where its pictures and sounds lie.
  let folder: BookFolder?
  /// What messages call it.
  let title: String
  /// All that was found in it, errors and all else.
  let findings: [Finding]
  /// Its file, and the list that was read from it.
  let source: PropertyList.Source
  let list: PropertyList?
  /// Whether it has errors.
  let isFaulty: Bool
  /// Whether its file could not be read to the end: more of it is missing than a value here and there.
  let isMalformed: Bool

  /// Opens the book of a command, and tells its errors on standard error.
  init(of command: Command) throws(CommandFailure) {
    let file: BookFile
    do throws(FileFailure) {
      file = try BookFile(command.invocation.arguments[0])
      source = try file.read(from: command.console.input)
    } catch {
      throw .file(error)
    }
    folder = file.folder
    let checked = BookCheck.check(source) { file.assets(of: $0) }
    assets = checked.assets
    findings = Finding.all(checked.diagnostics, in: source, checked.list)
    let errors = findings.filter { $0.severity == .error }
    if !errors.isEmpty {
      let stream = command.console.errors
      FindingText(paint: command.paint(for: stream), width: command.console.width, tellsAll: false)
        .write(FindingReport([FileFindings(source, errors)]), to: stream)
      // They come before what is shown or played, however long that takes.
      stream.flush()
    }
    guard let book = checked.book else { throw .brokenBook }
    self.book = book
    self.file = file
    title = file.title
    list = checked.list
    isFaulty = !errors.isEmpty
    isMalformed = errors.contains { $0.rule == .malformedPlist } && !PropertyList.read(source).isWhole
  }

  /// What readers of a language see as its title, BCP 47; those of its first one where none is named.
  func shownTitle(in language: String?) -> String {
    let title = book.localizedTitle.text(in: language ?? book.languages.first?.value)
    return title.flatMap { $0.isEmpty ? nil : $0 } ?? file.plainName
  }

  /// How a command ends that has done what it should with the book.
  var status: ExitStatus { isFaulty ? .bad : .good }

  /// The position of a page; a name goes before a number.
  func page(_ wanted: String) throws(CommandFailure) -> Int {
    if let index = pageNamed(wanted) { return index }
    guard let number = Int(wanted), book.pages.indices.contains(number &- 1) else {
      let names = book.pages.compactMap { page in page.name.map { book.names.text(of: $0.value) } }
      let nearest = NearestName.suggestion(for: wanted, among: names)
      throw .usage(.unknownPage(wanted, pageCount: book.pages.count, nearest: nearest))
    }
    return number - 1
  }

  /// The position of the page of that name.
  private func pageNamed(_ wanted: String) -> Int? {
    let name = book.names.find(Array(wanted.utf8))
    return name.flatMap { name in book.pages.firstIndex { $0.name?.value == name } }
  }

  /// Opens the page with which a run begins, or the credits; the first page where nothing is said.
  func open(_ wanted: String?, in player: inout Player) throws(CommandFailure) {
    if case .open(let page) = try opening(wanted) { player.open(page: page) } else { player.openCredits() }
  }

  /// What a script would say to open that page, or the credits.
  func opening(_ wanted: String?) throws(CommandFailure) -> Playthrough.Command {
    guard let wanted else { return .open(page: 1) }
    if wanted == "credits", pageNamed(wanted) == nil, !book.credits.isEmpty { return .openCredits }
    return .open(page: try page(wanted) + 1)
  }

  /// A player of the book.
  ///
  /// - Throws: when the book is not in the language of the settings, or is no book that can be played.
  func player(_ settings: Player.Settings) throws(CommandFailure) -> Player {
    guard !isMalformed else { throw .malformedBook(title) }
    guard !book.pages.isEmpty else { throw .noPage(title) }
    let languages = book.allLanguages
    if let language = settings.language, !languages.contains(where: { $0.utf8.elementsEqual(language.utf8) }) {
      let nearest = NearestName.suggestion(for: language, among: languages)
      throw .usage(.unknownLanguage(language, languages: languages, nearest: nearest))
    }
    return Player(book, assets: assets, settings: settings)
  }
}

extension GivenOptions {
  /// The time that follows an option, when it was given.
  func time(of name: OptionName) throws(CommandFailure) -> ScriptTime? {
    guard let text = text(of: name) else { return nil }
    if let time = ScriptTime.read(text) { return time }
    let nearest = ScriptTime.read(text + "s") == nil ? nil : text + "s"
    throw .usage(.noTime(text, option: "--" + name.rawValue, nearest: nearest))
  }
}
