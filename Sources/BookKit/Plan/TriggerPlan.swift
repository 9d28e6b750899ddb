import PropertyList

/// A trigger, with the element or tween that it starts.
struct TriggerPlan: Sendable {
  /// The element that comes on stage, or whose tween starts.
  var item: ItemIndex
  /// The tween that starts, or `nil` if the element comes on stage.
  @PackedOptional var tween: TweenIndex?
  var delay: Ticks
  var retrigger: Retrigger
  /// The index of the stop that must be reached; `nil` for any, and for other events.
  var stop: Int? = nil
  /// What fires the trigger, for traces.
  var from: Event.Origin
}

extension PagePlan {
  /// Returns the trigger that brings an element on stage, or `nil` if there is none.
  func trigger(of item: ItemIndex) -> TriggerIndex? {
    // Triggers are in document order, an element's own before the triggers of its tweens.
    let trigger = TriggerIndex((0..<triggers.count).partitioningIndex { triggers.elements[$0].item >= item })
    guard trigger < triggers.endIndex, triggers[trigger].item == item else { return nil }
    return triggers[trigger].tween == nil ? trigger : nil
  }

  /// Returns whether an element comes on stage with its page or group, without waiting for a trigger or rule.
  func appearsAutomatically(_ item: ItemIndex) -> Bool {
    !items[item].traits.contains(.offStage) && trigger(of: item) == nil
  }
}

/// The subject of an event in subscriptions: an element or, for a tween's events, the tween.
struct EventSubject: Sendable, Hashable, Comparable {
  private let code: Int32

  /// Any subject, or none in particular.
  static let any = EventSubject(code: -1)
  /// A subject that has no subscriptions.
  static let unknown = EventSubject(code: .min)

  static func item(_ item: ItemIndex) -> EventSubject { EventSubject(code: item.rawValue) }

  static func tween(_ tween: TweenIndex) -> EventSubject { EventSubject(code: tween.rawValue) }

  /// Something other than an element, such as the page's music, which is identified by its name alone.
  static func name(_ name: Name) -> EventSubject { EventSubject(code: -2 - Int32(bitPattern: name.index)) }

  static func < (left: EventSubject, right: EventSubject) -> Bool { left.code < right.code }
}

struct Subscription: Sendable {
  var kind: EventKind
  var subject: EventSubject
  /// The index of the trigger or rule.
  var subscriber: Int32 = 0
  /// Whether only the end of the first pass counts.
  var isFirstPassOnly = false

  /// Returns whether one subscription precedes another: by event, subject and subscriber.
  static func precedes(_ left: Subscription, _ right: Subscription) -> Bool {
    if left.kind != right.kind { return left.kind.ordinal < right.kind.ordinal }
    if left.subject != right.subject { return left.subject < right.subject }
    if left.subscriber != right.subscriber { return left.subscriber < right.subscriber }
    return !left.isFirstPassOnly && right.isFirstPassOnly
  }
}

struct SubscriptionIndex: Sendable {
  /// The subscriptions, sorted by event, subject and subscriber.
  private(set) var all: [Subscription]
  /// The events that have subscribers, one bit each.
  private let kinds: (UInt64, UInt64)

  init(_ subscriptions: [Subscription] = []) {
    all = subscriptions
    all.shellSort { Subscription.precedes($0, $1) }
    var kinds: (UInt64, UInt64) = (0, 0)
    for subscription in subscriptions {
      let ordinal = UInt64(subscription.kind.ordinal)
      if ordinal < 64 { kinds.0 |= 1 << ordinal } else { kinds.1 |= 1 << (ordinal - 64) }
    }
    self.kinds = kinds
  }

  func hasSubscribers(_ kind: EventKind) -> Bool {
    let ordinal = UInt64(kind.ordinal)
    return (ordinal < 64 ? kinds.0 >> ordinal : kinds.1 >> (ordinal - 64)) & 1 != 0
  }

  /// Returns the index of the first subscription to an event of a subject, or the index where it would be inserted.
  func first(_ kind: EventKind, _ subject: EventSubject) -> Int {
    all.indices.partitioningIndex { index in
      let entry = all[index]
      return entry.kind == kind ? entry.subject >= subject : entry.kind.ordinal > kind.ordinal
    }
  }

  /// Returns the subscription at an index, or `nil` if it isn't for this event and subject.
  func subscription(at index: Int, _ kind: EventKind, _ subject: EventSubject) -> Subscription? {
    guard index < all.count, all[index].kind == kind, all[index].subject == subject else { return nil }
    return all[index]
  }
}
