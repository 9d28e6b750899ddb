import BookKit
import PropertyList

extension DiagnosticRule {
  package static let unusedAsset = DiagnosticRule(
    "unused-asset", .note, "a file is unused",
    "A picture, sound or font that the book never names only makes the book larger.",
    message: { "nothing in the book uses the file `\($0.subject)`" },
    hint: "remove it, or name it in the book",
    example: """
        { type = image; fileName = moon.png; altText = "The moon"; }
      """, files: [.picture("moon.png"), .picture("old moon.png")], correctedFiles: [.picture("moon.png")],
    dependsOn: .book)
}

extension AssetWalk {
  mutating func checkUnused(in list: PropertyList) {
    if isUsed.contains(false) {
      markMentioned(in: list)
      for (picture, double) in assets.doubles where isUsed[picture] { isUsed[double] = true }
    }
    for (index, asset) in assets.assets.enumerated() where !isUsed[index] {
      let name = asset.path.description
      guard asset.facts.format.use != nil || AssetFormat(extensionOf: name) != nil else { continue }
      found.append(Diagnostic(.unusedAsset, at: .file, subject: Quotation.of(name)))
    }
  }

  /// Marks the files that any string in the file names, since some parts of the book may not have been read.
  private mutating func markMentioned(in list: PropertyList) {
    var pending = [list.root]
    while let node = pending.popLast() {
      pending += list.elements(of: node)
      for entry in list.entries(of: node) { pending.append(entry.value) }
      guard let text = list.string(of: node), text.utf8.count < 1024, let index = assets.index(of: text) else {
        continue
      }
      isUsed[index] = true
    }
  }
}
