/// Someone who is thanked, as shown at the present tick.
public struct ShownCredit: Sendable, Equatable {
  /// Which credit, counted from 0.
  public let index: Int
  /// Who.
  public let name: Name?
  /// For what, in the present language.
  public let role: Name?
  /// The file of a picture.
  public let avatar: Name?
  /// The name on Twitter, to be tapped.
  public let twitter: Name?
  /// The address of a web page, to be tapped.
  public let web: Name?
  /// How opaque all of it is.
  public let alpha: Double
}

extension Player {
  /// The credit that is shown; nothing while a page is on stage.
  public var shownCredit: ShownCredit? {
    guard let index = state.credits?.index else { return nil }
    let credit = plan.credits[index]
    let role = plan.roles.text(of: index, in: state.language) ?? credit.role
    return ShownCredit(
      index: index, name: credit.name, role: role, avatar: credit.avatar, twitter: credit.twitter,
      web: credit.web, alpha: creditAlpha)
  }
}
