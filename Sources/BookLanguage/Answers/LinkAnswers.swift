import BookEditing
import BookKit
import PropertyList

extension AnswerContext {
  func links(_ list: PropertyList, assets: AssetCatalog?) -> JSON {
    var links: [JSON] = []
    let names = BookNames(list)
    let folder = uri.path?.folderPath
    list.visitEntries { found in
      let value = found.value
      if let file = names.file(at: value, found.key), let facts = assets?[file], let folder {
        let target = DocumentURI(path: folder + "/" + file.description).text
        links.append(link(list.content(of: value), target, tooltip: FileDescription.text(of: facts)))
      } else if AnswerContext.linkKeys.contains(found.key.name.description), let address = list.string(of: value),
        AnswerContext.isHarmless(address)
      {
        links.append(link(list.content(of: value), address, tooltip: nil))
      }
    }
    return .array(links)
  }

  private static let linkKeys = ["link", "web", "publisherLink"]

  /// Returns whether an address is meant for browsers; editors would run some other addresses as commands.
  private static func isHarmless(_ address: String) -> Bool {
    LinkAddress.hasKnownScheme(Array(address.utf8)) && !address.utf8.contains { $0 <= 0x20 || $0 == 0x7F }
  }

  private func link(_ range: Range<Int>, _ target: String, tooltip: String?) -> JSON {
    [
      "range": self.range(range), "target": .string(target),
      "tooltip": client.showsLinkTooltips ? tooltip.map { .string($0) } : nil,
    ]
  }
}

enum FileDescription {
  static func text(of facts: AssetFacts) -> String {
    let bytes = facts.byteCount == 1 ? "1 byte" : "\(facts.byteCount) bytes"
    if let size = facts.size { return "\(number(size.width)) × \(number(size.height)), \(bytes)" }
    if let duration = facts.duration { return "\(number(duration)) s, \(bytes)" }
    return bytes
  }

  private static func number(_ value: Double) -> String { JSON.number(value.toThousandths).description }
}
