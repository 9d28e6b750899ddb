import BookEditing
import BookFiles

// The files beside the book.
extension EditorSite {
  func fileAnswer(_ request: HTTPRequest) -> HTTPAnswer {
    guard let name = HTTPRequest.fileName(in: request.path, after: "files/"), let path = AssetPath(name) else {
      return .response(HTTPResponse(.notFound))
    }
    if request.method == .post { return .response(HTTPResponse(type: "application/json", add(request.body, as: path))) }
    guard let place = file.folder, let facts = session?.document.assets?[path], let type = facts.format.mediaType,
      let served = ServedFile(path, in: place)
    else { return .response(HTTPResponse(.notFound)) }
    let sandbox = HTTPHeader(name: "Content-Security-Policy", value: "sandbox")
    return .response(HTTPResponse(served, type: type, for: request, headers: [sandbox]))
  }

  private func add(_ bytes: [UInt8], as path: AssetPath) -> [UInt8] {
    guard session != nil else { return EditorSite.refusal(.conflict, "the book can't be read").written }
    folder.upload = bytes
    defer { folder.upload = nil }
    let line: JSONValue = ["op": "addFile", "from": .string(path.description), "as": .string(path.description)]
    let folder = self.folder
    var changed = folder
    let answer = withSession { session in EditorProtocol.answer(line.written, in: &session, folder: &changed) }
    self.folder = changed
    guard let answer, let value = JSONValue(reading: answer), let name = changed.lastAdded else { return answer ?? [] }
    sendChanges()
    return JSONValue.joined(value, ["name": .string(name.description)]).written
  }

  /// Saves a recorded script beside the book, without replacing another one.
  func addScript(_ text: [UInt8]) -> JSONValue {
    guard let place = file.folder else { return EditorSite.refusal(.noSuchFile, "the book has no folder") }
    for number in 1...999 {
      guard let name = AssetPath("played-\(number)\(FoundScripts.fileExtension)"),
        let target = place.placeOfNewFile(name), Files.isMissing(target)
      else { continue }
      do throws(FileError) { try Files.replace(target, with: text) } catch {
        return EditorSite.refusal(.unwritable, error.message)
      }
      return ["ok": true, "label": .string("Add \(name.description)"), "name": .string(name.description)]
    }
    return EditorSite.refusal(.fileExists, "there are too many scripts already")
  }

  func checkFiles() {
    guard let book = session?.document.book else { return }
    let assets = file.assets(of: book)
    withSession { $0.adopt(assets) }
    sendFiles()
  }
}
