import BookKit
import PropertyList

extension Diagnostic {
  /// What is wrong, in one sentence without a period.
  package var message: String {
    let detail = detail?.text ?? ""
    return RuleExplanation(of: rule).map { $0.message.text(subject: subject, detail: detail) } ?? detail
  }

  /// How to fix it, in one sentence without a period, or `nil` if that is obvious.
  package var hint: String? {
    if let suggestion { return "did you mean `\(Quotation.of(suggestion.text))`?" }
    return advice?.text ?? detail?.advice ?? RuleExplanation(of: rule)?.hint?.description
  }
}
