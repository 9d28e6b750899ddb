/// What the pages and drawn sections of a book have, on which it depends which options are offered.
struct BookFeatures: Sendable {
  var hasMusic = false
  /// Whether any text follows a voice.
  var hasReadAlongs = false
  /// Whether the level decides how many pieces a puzzle has.
  var hasPuzzlesOfAnyLevel = false
  /// Whether the author gave any sound a role.
  private(set) var hasRoles = false
  /// Whether any sound is a narration by its role.
  private var hasNarrationRole = false
  /// Whether any sound comes with its page.
  private var hasAutomaticSound = false

  /// Whether anything is read aloud; see ``PagePlan/narrations(hasRoles:)``.
  var hasNarration: Bool { hasRoles ? hasNarrationRole : hasAutomaticSound }

  /// Adds the music of a page.
  mutating func add(_ music: Audio) {
    hasMusic = true
    addRole(of: music)
  }

  /// Adds the sound of an element.
  mutating func add(_ sound: Audio, of element: Element) {
    if sound.role == .music { hasMusic = true }
    if element.appearsAutomatically { hasAutomaticSound = true }
    addRole(of: sound)
  }

  private mutating func addRole(of sound: Audio) {
    if sound.hasOwnRole { hasRoles = true }
    if sound.role == .narration { hasNarrationRole = true }
  }
}
