import BookKit

struct ServerSettings: Equatable {
  private(set) var disabledRules: [DiagnosticRule] = []
  private(set) var baseline: String?

  mutating func adopt(_ value: JSON) -> [String] {
    guard case .object(let members) = value else {
      return value == .null ? [] : ["the settings of bookplay must be an object"]
    }
    var faults: [String] = []
    for member in members {
      switch member.name {
      case "disable": adoptRules(member.value, &faults)
      case "baseline":
        if member.value == .null {
          baseline = nil
        } else if let name = member.value.text {
          baseline = name
        } else {
          faults.append("`baseline` must be the name of a file")
        }
      default: break
      }
    }
    return faults
  }

  private mutating func adoptRules(_ value: JSON, _ faults: inout [String]) {
    guard value == .null || value.array != nil else { return faults.append("`disable` must be an array of rules") }
    disabledRules = []
    for value in value.values {
      guard let rule = value.text.flatMap({ DiagnosticRule.named($0.utf8) }) else {
        faults.append("`disable` names a rule that does not exist: \(value)")
        continue
      }
      disabledRules.append(rule)
    }
  }

  func includes(_ rule: DiagnosticRule) -> Bool { !disabledRules.contains(rule) }
}
