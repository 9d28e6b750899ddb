import BookKit
import Playthrough
import PropertyList

/// The scripts beside a book, with the changes that renamings make to them.
struct ScriptDrafts {
  private(set) var sources: [PropertyList.Source]
  private var changes: [ChangeList]

  init(_ sources: [PropertyList.Source]) {
    self.sources = sources
    changes = sources.map { _ in ChangeList() }
  }

  func edits(of before: [PropertyList.Source]) -> [FileEdits] {
    before.indices.compactMap { index in
      let edits = changes[index].effective(in: before[index].bytes)
      return edits.isEmpty ? nil : FileEdits(name: before[index].name, edits: edits)
    }
  }

  /// Replaces a name from the book in all scripts; `list` is the book before the change.
  ///
  /// Names of a game's pieces and colours, which begin with the old name and a dot, are updated too.
  mutating func rename(_ kind: ScriptReference.Kind, _ old: String, to new: String, in list: PropertyList) {
    guard !sources.isEmpty, let book = Book.read(list).book else { return }
    let names = ScriptNames(book)
    let name = Array(old.utf8)
    for index in sources.indices {
      var edits: [PropertyList.Edit] = []
      for reference in Script.read(sources[index], names: names).references where reference.kind == kind {
        var text = Array(new.utf8)
        if reference.name != name {
          guard kind == .element, reference.name.starts(with: name + [UInt8(ascii: ".")]) else { continue }
          text += reference.name[name.count...]
        }
        guard edits.last.map({ $0.range.upperBound <= reference.range.lowerBound }) ?? true else { continue }
        var word: [UInt8] = []
        ScriptText.append(name: text, to: &word)
        edits.append(PropertyList.Edit(reference.range, with: word))
      }
      apply(edits, to: index)
    }
  }

  mutating func apply(_ file: FileEdits) {
    let index = sources.firstIndex { $0.name.utf8.elementsEqual(file.name.utf8) }
    if let index { apply(file.edits, to: index) }
  }

  private mutating func apply(_ edits: [PropertyList.Edit], to index: Int) {
    guard let changed = sources[index].applying(edits) else { return }
    for edit in edits.reversed() { changes[index].add(edit) }
    sources[index] = changed
  }
}

/// The changes to a file beside the book.
public struct FileEdits: Sendable, Equatable {
  /// The name of the file.
  public let name: String
  /// The changes, in order; their ranges refer to the file before all of them.
  public let edits: [PropertyList.Edit]
}

extension PropertyList.Edit {
  static func inverse(of edits: [PropertyList.Edit], in bytes: [UInt8]) -> [PropertyList.Edit] {
    var shift = 0
    return edits.map { edit in
      let start = edit.range.lowerBound + shift
      shift += edit.replacement.count - edit.range.count
      return PropertyList.Edit(start..<start + edit.replacement.count, with: Array(bytes[edit.range]))
    }
  }
}
