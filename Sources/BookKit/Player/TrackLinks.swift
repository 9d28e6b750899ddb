import PropertyList

/// The tracks that become active again when the tracks that override them end.
///
/// It's a sorted list rather than an array with an entry per track, because most tracks don't override others.
struct TrackLinks: Sendable, Equatable {
  /// A link from a track to the track that it overrides.
  struct Link: Sendable, Equatable {
    private(set) var overridingTrack: Int
    private(set) var overridden: ActiveTrack
    private(set) var startValue: Double

    var track: Int { overridden.track }
  }

  /// The links, sorted by the overriding track.
  private var links: [Link] = []

  var isEmpty: Bool { links.isEmpty }

  /// Returns the link to the track that `track` overrides, or `nil` if there is none.
  func link(from track: Int) -> Link? {
    guard !links.isEmpty else { return nil }
    let index = index(of: track)
    return index < links.count && links[index].overridingTrack == track ? links[index] : nil
  }

  mutating func add(from overridingTrack: Int, to overridden: ActiveTrack, startValue: Double) {
    links.insert(
      Link(overridingTrack: overridingTrack, overridden: overridden, startValue: startValue),
      at: index(of: overridingTrack))
  }

  mutating func removeLink(from track: Int) -> Link? {
    link(from: track).map { _ in links.remove(at: index(of: track)) }
  }

  /// Removes a track from the chain below an active one; the track above it now overrides the track below it.
  mutating func remove(_ track: Int, below active: Int) {
    guard let above = link(to: track, below: active) else { return }
    guard let below = removeLink(from: track) else {
      links.remove(at: index(of: above.overridingTrack))
      return
    }
    links[index(of: above.overridingTrack)] = Link(
      overridingTrack: above.overridingTrack, overridden: below.overridden, startValue: below.startValue)
  }

  /// Sets the start value of a track in the chain below an active one.
  mutating func set(_ startValue: Double, to track: Int, below active: Int) {
    guard let link = link(to: track, below: active) else { return }
    links[index(of: link.overridingTrack)] = Link(
      overridingTrack: link.overridingTrack, overridden: link.overridden, startValue: startValue)
  }

  /// Returns the link to a track in the chain below an active one, or `nil` if the chain doesn't contain it.
  func link(to track: Int, below active: Int) -> Link? {
    var found = link(from: active)
    while let link = found, link.track != track { found = self.link(from: link.track) }
    return found
  }

  private func index(of track: Int) -> Int {
    links.indices.partitioningIndex { links[$0].overridingTrack >= track }
  }
}
