// The values that options can have.

package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// Reads the choice from a command line, even if the rest of it is invalid; the default is `auto`.
  package init(in arguments: [String]) {
    let option = CommonOption.color.entry.longForm
    let options = arguments.prefix { $0 != "--" }
    let given = options.enumerated().compactMap { index, word in
      word == option
        ? arguments.dropFirst(index + 1).first
        : word.hasPrefix(option + "=") ? String(word.dropFirst(option.count + 1)) : nil
    }
    self = given.compactMap(ColorChoice.init).first ?? .auto
  }
}

enum KeyOrderChoice: String, CaseIterable {
  case asRead = "as-read"
  case apple
}

package enum FindingFormat: String, Sendable, CaseIterable { case text, json, sarif, junit, github }
enum StructureFormat: String, CaseIterable { case text, json }
enum EventFormat: String, CaseIterable { case text, jsonl }
enum ResultFormat: String, CaseIterable { case text, junit, tap, jsonl, github }
enum PictureFormat: String, CaseIterable { case svg, png }
enum ExplanationFormat: String, CaseIterable { case text, markdown }
package enum Shell: String, Sendable, CaseIterable { case bash, zsh, fish }

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  static var allValues: [String] { allCases.map(\.rawValue) }
}
