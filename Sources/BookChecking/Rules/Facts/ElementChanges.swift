import BookKit

struct ElementChanges: Sendable {
  var effect = ActionEffect()
  var values: [(property: Property, value: Double)] = []

  var setsGeometry: Bool { values.contains { $0.property.isGeometry } }

  mutating func add(_ changes: ElementChanges) {
    effect.formUnion(changes.effect)
    values += changes.values
  }

  mutating func add(_ action: Action) {
    effect.formUnion(action.effect)
    guard let property = action.property?.value, case .number(let number)? = action.value?.value else { return }
    values.append((property, number))
  }
}

struct PageChanges: Sendable {
  /// The changes of each element, up to the last element that has any, since rules change few elements.
  private var elements = IndexedArray<ElementIndex, ElementChanges>()

  subscript(index: ElementIndex) -> ElementChanges {
    get { index < elements.endIndex ? elements[index] : ElementChanges() }
    _modify {
      while elements.endIndex <= index { elements.append(ElementChanges()) }
      yield &elements[index]
    }
  }
}
