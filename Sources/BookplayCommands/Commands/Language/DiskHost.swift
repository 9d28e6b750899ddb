import BookFiles
import BookLanguage

struct DiskHost: LanguageHost {
  let inbox: MessageInbox

  mutating func arrivals() -> [[UInt8]] { inbox.takeAll() }

  func book(ofScript path: String) -> ScriptOwner {
    var search = BookSearch()
    switch search.book(of: path) {
    case .book(let book): return .book(book)
    case .nothing(let reason): return .missing(reason)
    }
  }

  func scripts(ofBook path: String) -> [String] { FoundScripts(ofBook: path).scripts }
  func lists(in folder: String) -> [String] { BookLocation.lists(in: folder).map { Files.path($0, in: folder) } }

  func text(at path: String) -> [UInt8]? {
    // A link out of the folder is not followed, since the book may be from a stranger.
    guard Files.lies(path, in: Files.folder(of: path)), !Files.isSpecial(path) else { return nil }
    return contents(of: path, limit: path.hasSuffix(FoundScripts.fileExtension) ? ScriptFile.maxByteCount : nil)
  }

  func assets(of book: Book, at path: String) -> AssetCatalog? {
    guard Files.isFolder(Files.folder(of: path)), !Files.isFolder(path) else { return nil }
    return (try? BookFile(path))?.assets(of: book)
  }

  func baseline(at path: String) -> [UInt8]? { contents(of: path, limit: nil) }

  private func contents(of path: String, limit: Int?) -> [UInt8]? {
    try? Files.read(path, limit: limit ?? PropertyList.Limits().bytes)
  }
}
