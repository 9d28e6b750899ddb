/// The whole screen of the credits at the current tick.
public struct CreditsScreen: Sendable, Equatable {
  /// The title of the book, in the current language.
  public let title: String?
  /// The person who is currently shown; `nil` if the credits name no people.
  public let credit: ShownCredit?
  /// The description of the book, in the current language.
  public let about: String?
  /// The publisher.
  public let publisher: String?
  /// The address that opens when the publisher is tapped.
  public let publisherLink: Name?
  /// The background; `nil` if the book doesn't define one, which means black.
  public let background: PageBackground?
  /// The places of the parts on the canvas.
  public let layout: CreditsLayout

  /// A colour in which texts are easy to read on the background.
  public var textColor: Color {
    switch background {
    case .color(let color): CreditsScreen.textColor(on: [color])
    case .gradient(let gradient): CreditsScreen.textColor(on: gradient.colors)
    case .image, nil: CreditsScreen.white
    }
  }

  /// Returns whether the person who is shown, or the publisher, has a link.
  public func hasLink(_ link: Player.CreditLink) -> Bool {
    switch link {
    case .twitter: credit?.twitter != nil
    case .web: credit?.web != nil
    case .publisher: publisherLink != nil
    }
  }

  private static let white = Color(red: 255, green: 255, blue: 255)

  private static func textColor(on colors: [Color]) -> Color {
    let light = colors.count { $0.flattened(over: .black).isLight }
    return light * 2 > colors.count ? .black : white
  }
}

/// The places of the parts of the credits on the canvas.
///
/// The title is at the top, the publisher in the lowest third. Between them are the shown person and, below, the
/// description. Missing parts leave their room to the others.
public struct CreditsLayout: Sendable, Equatable {
  /// The frame of the title.
  public let title: Rectangle
  /// The frame in which the shown person is centred.
  public let credit: Rectangle
  /// The frame of the description, which scrolls if it's too long.
  public let about: Rectangle
  /// The frame in which the publisher is centred.
  public let publisher: Rectangle
  /// The font size of the title; all other font sizes are proportional to it.
  public let fontSize: Double

  init(on canvas: Rectangle, hasTitle: Bool, hasCredit: Bool, hasAbout: Bool, hasPublisher: Bool) {
    let (width, height) = (canvas.width, canvas.height)
    let margin = height * 0.05
    // A narrow canvas gets smaller letters, so that words fit on it.
    fontSize = min(height / 16, width / 12)
    func frame(from top: Double, to bottom: Double) -> Rectangle {
      Rectangle(x: width * 0.08, y: top, width: width * 0.84, height: max(0, bottom - top))
    }
    let top = margin + (hasTitle ? fontSize * 1.8 : 0)
    let bottom = hasPublisher ? height * 2 / 3 : height - margin
    let middle = hasCredit && hasAbout ? top + (bottom - top) * 0.6 : hasCredit ? bottom : top
    let gap = hasCredit && hasAbout ? fontSize / 2 : 0
    title = frame(from: margin, to: top)
    credit = frame(from: top, to: middle - gap)
    about = frame(from: middle, to: bottom)
    publisher = frame(from: bottom, to: height - margin)
  }
}

extension Player {
  /// The credits as they're shown, or `nil` if they aren't open.
  public var creditsScreen: CreditsScreen? {
    guard showsCredits else { return nil }
    let screen = plan.creditsScreen
    let about = screen.abouts.text(of: 0, in: state.language) ?? screen.about
    let title = title
    let layout = CreditsLayout(
      on: canvas, hasTitle: title != nil, hasCredit: !plan.credits.isEmpty, hasAbout: about != nil,
      hasPublisher: screen.publisher != nil || screen.publisherLink != nil)
    return CreditsScreen(
      title: title, credit: shownCredit, about: about.map { plan.names.text(of: $0) }, publisher: screen.publisher,
      publisherLink: screen.publisherLink, background: screen.background, layout: layout)
  }
}
