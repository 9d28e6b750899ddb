import PropertyList

extension Diagnostic.Fix {
  /// The change of the file that mends the finding.
  ///
  /// - Parameters:
  ///   - list: The list that the handles belong to.
  ///   - dictionary: The dictionary that holds what is changed.
  /// - Returns: Nothing where the change cannot be made: in a binary file, or where something is in the way.
  func change(in list: PropertyList, dictionary: NodeHandle?) -> Finding.Change? {
    do throws(EditingError) {
      switch self {
      case .rename(let key, let name):
        // Two keys of one name would be a mistake of our own.
        if let dictionary, list.value(forKey: name, in: dictionary) != nil { return nil }
        return Finding.Change(try list.renaming(key, to: name), in: list)
      case .number(let node, let number):
        var builder = PropertyListBuilder()
        if let whole = Int(exactly: number) { builder.integer(whole) } else { builder.real(number) }
        return Finding.Change(try list.replacing(node, with: builder.finish()), in: list)
      case .boolean(let node, let truth):
        var builder = PropertyListBuilder()
        builder.boolean(truth)
        return Finding.Change(try list.replacing(node, with: builder.finish()), in: list)
      }
    } catch {
      return nil
    }
  }
}

extension Diagnostic.Fix {
  /// What to do where the change cannot be made.
  func hintWithoutChange(in list: PropertyList) -> String {
    switch self {
    case .rename(_, let name):
      list.format == .binary ? "call it `\(name)`" : "`\(name)` is there too: remove one of the two"
    case .number, .boolean:
      list.format == .binary
        ? "convert the book to XML; then `bookplay validate --fix` mends it"
        : "convert the book to XML, which has numbers and booleans; then `bookplay validate --fix` mends it"
    }
  }
}

extension Finding.Change {
  fileprivate init(_ edit: Edit, in list: PropertyList) {
    self.init(edit, text: list.text.encoding.string(edit.replacement))
  }
}

extension Source {
  /// The file with everything mended that can be, and how many findings are; those whose changes overlap wait.
  public func mending(_ findings: [Finding]) -> (source: Source, count: Int) {
    var edits: [Edit] = []
    var end = 0
    var count = 0
    let order = findings.indices.filter { !findings[$0].fix.isEmpty }.sorted { left, right in
      (Source.firstByte(of: findings[left]), left) < (Source.firstByte(of: findings[right]), right)
    }
    for index in order {
      let changes = findings[index].fix.map { $0.edit }
      guard Source.firstByte(of: findings[index]) >= end else { continue }
      edits += changes
      end = changes.reduce(end) { max($0, $1.range.upperBound) }
      count += 1
    }
    guard count > 0, let mended = applying(edits) else { return (self, 0) }
    return (mended, count)
  }

  private static func firstByte(of finding: Finding) -> Int {
    finding.fix.reduce(Int.max) { min($0, $1.edit.range.lowerBound) }
  }
}
