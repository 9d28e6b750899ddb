import BookKit
import PropertyList

extension Editor {
  func folderFiles(_ edit: BookEdit) throws(Refusal) -> AssetCatalog {
    guard let assets else { throw Refusal(.noSuchFile, "`\(edit.word)` needs a book in a folder") }
    return assets
  }

  mutating func addFile(_ source: String, as name: String?, _ assets: AssetCatalog) throws(Refusal) {
    label = "Add file \(try newPath(name ?? source.lastPathComponent).description)"
  }

  mutating func renameFile(_ file: String, to name: String, _ assets: AssetCatalog) throws(Refusal) {
    let old = try knownPath(file, assets)
    let new = try newPath(name)
    label = "Rename file \(old.description) to \(new.description)"
    guard old != new else { return }
    guard assets[new] == nil else { throw Refusal(.fileExists, "`\(Quotation.of(new.utf8))` is there already") }
    for use in list.fileUses() where AssetPath(use.text) == old { try write(.string(new.description), at: use.path) }
  }

  func knownPath(_ name: String, _ assets: AssetCatalog) throws(Refusal) -> AssetPath {
    let path = try path(name)
    guard assets[path] != nil else {
      throw Refusal(.noSuchFile, "there is no file `\(Quotation.of(name))` in the book's folder")
    }
    return path
  }

  private func newPath(_ name: String) throws(Refusal) -> AssetPath {
    let path = try path(name)
    guard !path.isHidden else {
      throw Refusal(.unsafePath, "`\(Quotation.of(name))` would be a hidden file, which does not belong to a book")
    }
    guard AssetFormat(extensionOf: name) != nil else {
      throw Refusal(.unreadableFile, "`\(Quotation.of(name))` doesn't end like a picture, sound or font")
    }
    return path
  }

  private func path(_ name: String) throws(Refusal) -> AssetPath {
    guard let path = AssetPath(name) else {
      throw Refusal(.unsafePath, "`\(Quotation.of(name))` leaves the book's folder")
    }
    return path
  }
}
