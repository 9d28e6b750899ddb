import BookKit
import PropertyList

/// A trigger, and the element or tween that waits for it.
struct OwnedTrigger {
  let element: ElementIndex
  /// The tween, if the trigger belongs to one.
  let tween: TweenNumber?
  let trigger: Trigger
}

/// Facts about a page that several checks need.
///
/// It's a class, so that checks share one instance.
final class CheckedPage: Sendable {
  let page: Page
  let frames: IndexedArray<ElementIndex, RestingFrames.Frame>
  let touchable: IndexedSet<ElementIndex>
  /// The elements that gravity or the drag of another element can move.
  let movedByOthers: IndexedSet<ElementIndex>
  /// The elements that readers or gravity can move, directly or with a group around them.
  let movable: IndexedSet<ElementIndex>
  /// The elements whose position, visibility or response to touches isn't known.
  let doubtful: IndexedSet<ElementIndex>
  let parts: PartsOfInterest
  /// The tweens that follow sliders, dials and flaps, or the loudness.
  let drivenTweens: [DrivenTween]

  init(
    _ page: Page, of book: Book, _ touchability: Touchability, _ doubts: ElementDoubts, assets: AssetCatalog?
  ) {
    self.page = page
    doubtful = doubts.elements(of: page)
    frames = IndexedArray(RestingFrames(page, on: book.canvas, assets: assets).frames)
    touchable = touchability.elements(of: page)
    let parts = PartsOfInterest(page)
    movedByOthers = page.elementsMovedByOthers(among: parts.withBehaviour)
    movable = page.movableElements(movedByOthers, parts.withBehaviour)
    drivenTweens = page.drivenTweens(book.microphone)
    self.parts = parts
  }

  /// Returns whether a tween of an element follows a slider, a dial, a flap or the loudness.
  func drives(_ tween: TweenNumber, of element: ElementIndex) -> Bool {
    drivenTweens.contains { $0.element == element.position && $0.tween == tween.position }
  }
}

/// The parts of a page that some checks need, found in one pass over its elements.
struct PartsOfInterest {
  private(set) var texts: [ElementIndex] = []
  private(set) var sounds: [ElementIndex] = []
  private(set) var games: [ElementIndex] = []
  /// The elements with rarely used behaviour, and the elements that can show another page.
  private(set) var withBehaviour: [ElementIndex] = []
  private(set) var translated: [ElementIndex] = []
  private(set) var withSeveralTweensOrBehaviour: [ElementIndex] = []
  /// The elements that have a width or height of 0, or versions in other languages.
  private(set) var maybeWithoutSize: [ElementIndex] = []
  /// The triggers in document order.
  private(set) var triggers: [OwnedTrigger] = []
  /// The triggers that elements have only in other languages.
  private(set) var translatedTriggers: [OwnedTrigger] = []
  /// The actions of the page's rules and of taps on its elements, in any language.
  private(set) var actions: [Action]

  init(_ page: Page) {
    actions = page.rules.flatMap { $0.actions.withLists }
    for index in page.elementIndices { add(page[index], index) }
  }

  private mutating func add(_ element: Element, _ index: ElementIndex) {
    let type = element.type
    if type == .text { texts.append(index) }
    if type == .audio { sounds.append(index) }
    if type.isGame { games.append(index) }
    addTriggers(of: element, index)
    let hasBehaviour = element.hasBehaviour
    if hasBehaviour || element.hasSeveralTweens { withSeveralTweensOrBehaviour.append(index) }
    let overlays = hasBehaviour ? element.overlays : []
    if element.width?.value == 0 || element.height?.value == 0 || !overlays.isEmpty { maybeWithoutSize.append(index) }
    guard hasBehaviour || type == .miniature || type.isGame else { return }
    withBehaviour.append(index)
    actions += element.tapActions.withLists
    if !overlays.isEmpty { translated.append(index) }
    for overlay in overlays { add(overlay, translating: element, index) }
  }

  private mutating func addTriggers(of element: Element, _ index: ElementIndex) {
    if let trigger = element.trigger { triggers.append(OwnedTrigger(element: index, tween: nil, trigger: trigger)) }
    guard element.hasTriggeredTweens else { return }
    let tweens = element.tweens
    for position in tweens.indices {
      guard let trigger = tweens[position].trigger else { continue }
      triggers.append(OwnedTrigger(element: index, tween: TweenNumber(position), trigger: trigger))
    }
  }

  /// Adds the parts that an element has only in another language.
  private mutating func add(_ overlay: Element, translating element: Element, _ index: ElementIndex) {
    if overlay.tapActions.first?.node != element.tapActions.first?.node { actions += overlay.tapActions.withLists }
    if let trigger = overlay.trigger, trigger.node != element.trigger?.node {
      translatedTriggers.append(OwnedTrigger(element: index, tween: nil, trigger: trigger))
    }
    guard overlay.tweens.first?.node != element.tweens.first?.node else { return }
    for (number, tween) in overlay.numberedTweens {
      guard let trigger = tween.trigger else { continue }
      translatedTriggers.append(OwnedTrigger(element: index, tween: number, trigger: trigger))
    }
  }
}

extension Page {
  fileprivate func elementsMovedByOthers(among withBehaviour: [ElementIndex]) -> IndexedSet<ElementIndex> {
    var moved = IndexedSet<ElementIndex>()
    guard !withBehaviour.isEmpty else { return moved }
    for index in withBehaviour where self[index].body?.kind == .dynamic { moved.insert(index) }
    // An element with `dragWith` counts even if it's draggable only in another language, or through a misspelt key.
    let leaders = withBehaviour.filter { !self[$0].dragWith.isEmpty }
    guard !leaders.isEmpty else { return moved }
    let names = NameIndex(elements.map { $0.name })
    for leader in leaders {
      for name in self[leader].dragWith {
        if let companion = names[name.value] { moved.insert(ElementIndex(companion)) }
      }
    }
    return moved
  }

  fileprivate func movableElements(
    _ movedByOthers: IndexedSet<ElementIndex>, _ withBehaviour: [ElementIndex]
  ) -> IndexedSet<ElementIndex> {
    var movable = movedByOthers
    for index in withBehaviour where self[index].isDraggable.value { movable.insert(index) }
    guard !movable.isEmpty else { return movable }
    for index in elementIndices {
      if let group = self[index].group, movable.contains(group) { movable.insert(index) }
    }
    return movable
  }
}
