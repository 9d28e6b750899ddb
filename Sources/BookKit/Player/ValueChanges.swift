/// What has changed in the values of a page since it was last drawn, so that drawing it again copies only that.
///
/// A draw list remembers the fingerprint of the values it has. Copies of a player diverge, and each can be drawn into
/// any list. So only the fingerprint tells whether a list has earlier values of this page.
struct ValueChanges: Sendable, Equatable, StatePart {
  /// A hash of the values and of everything that has happened to them since the page was opened.
  private(set) var fingerprint: UInt64
  private var drawnFingerprint: UInt64?
  /// The slots whose values have changed since.
  private var slots: [Int32] = []
  /// Whether `slots` has every change since the page was last drawn.
  private var isComplete = false

  mutating func code(with coder: inout some StateCoder) {
    coder.code(&fingerprint, &drawnFingerprint, &slots, &isComplete)
  }

  init(_ values: [Double], opening: Opening) {
    var sum = Hash64()
    sum.add(opening.rawValue)
    for value in values { sum.add(value.bitPattern) }
    fingerprint = sum.value
  }

  /// Records that a value was set, or that a track became active on it or no longer is.
  mutating func append(_ slot: Int, _ change: Change, _ value: Double) {
    var sum = Hash64()
    sum.add(fingerprint)
    sum.add(slot << 2 | change.rawValue)
    sum.add(value.bitPattern)
    fingerprint = sum.value
    guard isComplete else { return }
    isComplete = slots.count < slots.capacity
    if isComplete { slots.append(Int32(slot)) }
  }

  /// Begins anew when the page has been drawn.
  mutating func restart(valueCount: Int) {
    drawnFingerprint = fingerprint
    slots.removeAll(keepingCapacity: true)
    // From so many changes on, all values might as well be copied.
    slots.reserveCapacity(valueCount / 16)
    isComplete = true
  }

  /// Makes a copy of values equal to those of the page, except where tracks are active.
  ///
  /// `known` is the fingerprint of the values that the copy has, if it has any.
  func update(_ copy: inout [Double], known: UInt64?, from values: [Double]) {
    guard known != fingerprint || copy.count != values.count else { return }
    guard known == drawnFingerprint, isComplete, copy.count == values.count else {
      return copy.overwrite(with: values)
    }
    for slot in slots { copy[Int(slot)] = values[Int(slot)] }
  }

  enum Change: Int {
    case setting, activation, deactivation
  }
}

extension [Double] {
  /// Replaces the contents, reusing memory if possible; in WebAssembly, appending would copy element by element.
  fileprivate mutating func overwrite(with numbers: [Double]) {
    guard count == numbers.count else {
      self = numbers
      return
    }
    withUnsafeMutableBytes { memory in numbers.withUnsafeBytes { memory.copyMemory(from: $0) } }
  }
}
