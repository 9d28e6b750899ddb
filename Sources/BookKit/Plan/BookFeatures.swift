/// The features of a book's pages and drawn sections that decide which options are offered.
struct BookFeatures: Sendable {
  var hasMusic = false
  var hasReadAlongs = false
  /// Whether the level decides the number of pieces of any puzzle.
  var hasPuzzlesOfAnyLevel = false
  /// Whether anything depends on how loud it is.
  var listens = false
  /// Whether the author gave any sound a role.
  private(set) var hasRoles = false
  /// Whether any sound of a page has the role of a narration.
  private var hasNarrationRole = false
  /// Whether any sound of a page starts with the page.
  private var hasAutomaticSound = false

  /// Whether any page, except sections, is read aloud; see ``PagePlan/narrations(hasRoles:)``.
  var hasNarration: Bool { hasRoles ? hasNarrationRole : hasAutomaticSound }

  mutating func add(_ music: Audio, ofSection isOfSection: Bool) {
    hasMusic = true
    addRole(of: music, isOfSection)
  }

  mutating func add(_ sound: Audio, of element: Element, ofSection isOfSection: Bool) {
    if sound.role == .music { hasMusic = true }
    if element.appearsAutomatically, !isOfSection { hasAutomaticSound = true }
    addRole(of: sound, isOfSection)
  }

  private mutating func addRole(of sound: Audio, _ isOfSection: Bool) {
    if sound.hasOwnRole { hasRoles = true }
    if sound.role == .narration, !isOfSection { hasNarrationRole = true }
  }
}
