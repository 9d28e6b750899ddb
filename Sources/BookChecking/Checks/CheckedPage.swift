import BookKit
import PropertyList

/// A trigger and what waits for it.
struct OwnedTrigger {
  /// The element.
  let element: ElementIndex
  /// The tween, if the trigger belongs to one.
  let tween: TweenNumber?
  /// The trigger.
  let trigger: Trigger
}

/// A page with what several checks ask about it, which one walk over its elements finds out.
struct CheckedPage: Sendable {
  let page: Page
  /// The initial frame of each element.
  let frames: IndexedArray<ElementIndex, RestingFrames.Frame>
  /// Whether each element accepts touches.
  let touchable: IndexedArray<ElementIndex, Bool>
  /// Whether gravity or the drag of another element can move each element.
  let isMovedByOthers: IndexedArray<ElementIndex, Bool>
  /// Whether readers or gravity can move each element, or a group around it.
  let isFree: IndexedArray<ElementIndex, Bool>
  /// The indices of the texts.
  private(set) var texts: [ElementIndex] = []
  /// The indices of the sounds.
  private(set) var sounds: [ElementIndex] = []
  /// The indices of the puzzles and pictures to colour.
  private(set) var games: [ElementIndex] = []
  /// The indices of the elements with behaviour that few have, and of those that can show another page.
  private(set) var behaving: [ElementIndex] = []
  /// The indices of the elements that have versions in other languages.
  private(set) var translated: [ElementIndex] = []
  /// The triggers in document order.
  private(set) var triggers: [OwnedTrigger] = []
  /// The triggers that elements have only in other languages.
  private(set) var translatedTriggers: [OwnedTrigger] = []
  /// The actions of the page's rules and of taps on its elements, in any language.
  private(set) var actions: [Action]

  init(_ page: Page, _ touchability: Touchability, on canvas: Rectangle, assets: AssetCatalog?) {
    self.page = page
    frames = IndexedArray(RestingFrames(page, on: canvas, assets: assets).frames)
    touchable = IndexedArray(touchability.elements(of: page))
    isMovedByOthers = page.elementsMovedByOthers
    isFree = page.freeElements(isMovedByOthers)
    actions = page.rules.flatMap { $0.actions }
    for (index, element) in page.indexedElements {
      switch element.type {
      case .text: texts.append(index)
      case .audio: sounds.append(index)
      case .puzzle, .coloring: games.append(index)
      case .image, .movie, .activeArea, .group, .miniature: break
      }
      add(triggersOf: element, index)
      guard element.hasBehaviour || element.type == .miniature || element.type.isGame else { continue }
      behaving.append(index)
      actions += element.tapActions
      let overlays = element.overlays
      guard !overlays.isEmpty else { continue }
      translated.append(index)
      for overlay in overlays { add(overlay, besides: element, index) }
    }
  }

  private mutating func add(triggersOf element: Element, _ index: ElementIndex) {
    if let trigger = element.trigger { triggers.append(OwnedTrigger(element: index, tween: nil, trigger: trigger)) }
    for (number, tween) in element.numberedTweens {
      guard let trigger = tween.trigger else { continue }
      triggers.append(OwnedTrigger(element: index, tween: number, trigger: trigger))
    }
  }

  /// Adds what an element has only in another language.
  private mutating func add(_ overlay: Element, besides element: Element, _ index: ElementIndex) {
    if overlay.tapActions.first?.node != element.tapActions.first?.node { actions += overlay.tapActions }
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
  /// Whether gravity or the drag of another element can move each element.
  fileprivate var elementsMovedByOthers: IndexedArray<ElementIndex, Bool> {
    var isMoved = IndexedArray<ElementIndex, Bool>(elements.map { $0.body?.kind == .dynamic })
    // A leader that isn't draggable can be so in another language, or under a misspelled key.
    let leaders = elements.filter { !$0.dragWith.isEmpty }
    guard !leaders.isEmpty else { return isMoved }
    let names = NameIndex(elements.map { $0.name })
    for leader in leaders {
      for name in leader.dragWith {
        if let companion = names[name.value] { isMoved[ElementIndex(companion)] = true }
      }
    }
    return isMoved
  }

  /// Whether readers or gravity can move each element, or a group around it.
  fileprivate func freeElements(
    _ isMovedByOthers: IndexedArray<ElementIndex, Bool>
  ) -> IndexedArray<ElementIndex, Bool> {
    var isFree = isMovedByOthers
    for (index, element) in indexedElements where !isFree[index] {
      isFree[index] = element.isDraggable.value || element.group.map { isFree[$0] } ?? false
    }
    return isFree
  }
}
