/// A credit as it's shown at the current tick.
public struct ShownCredit: Sendable, Equatable {
  /// The index of the credit, counted from 0.
  public let index: Int
  /// The name of the person credited.
  public let name: Name?
  /// The person's role, in the current language.
  public let role: Name?
  /// The file of the person's picture.
  public let avatar: Name?
  /// The width of that picture divided by its height; 1 if its size isn't known.
  public let avatarRatio: Double
  /// The person's Twitter handle, which can be tapped.
  public let twitter: Name?
  /// The URL of a web page, which can be tapped.
  public let web: Name?
  /// The opacity of the whole credit.
  public let alpha: Double
}

extension Player {
  /// The credit that is shown, or `nil` if the credits aren't open or name no people.
  public var shownCredit: ShownCredit? {
    guard let index = creditIndex else { return nil }
    let credit = plan.credits[index]
    let role = plan.roles.text(of: index, in: state.language) ?? credit.role
    return ShownCredit(
      index: index, name: credit.name, role: role, avatar: credit.avatar,
      avatarRatio: credit.avatarRatio, twitter: credit.twitter, web: credit.web, alpha: creditAlpha)
  }
}
