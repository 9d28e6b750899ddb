import PropertyList

/// The tracks that become active again when the tracks that override them end.
///
/// It's a sorted list rather than an array by track, since most tracks override none.
struct TrackLinks: Sendable, Equatable {
  /// A track that another one overrides.
  struct Link: Sendable, Equatable {
    /// The track that overrides it.
    let overridingTrack: Int32
    let track: Int32
    /// The value from which it started.
    let startValue: Double
  }

  /// The links, sorted by the overriding track.
  private var links: [Link] = []

  /// Returns the link to the track that `track` overrides, or `nil` if it overrides none.
  func link(from track: Int32) -> Link? {
    guard !links.isEmpty else { return nil }
    let index = index(of: track)
    return index < links.count && links[index].overridingTrack == track ? links[index] : nil
  }

  /// Records that a track overrides another one, which started from a value.
  mutating func add(from overridingTrack: Int32, to track: Int32, startValue: Double) {
    links.insert(
      Link(overridingTrack: overridingTrack, track: track, startValue: startValue), at: index(of: overridingTrack))
  }

  /// Removes and returns the link to the track that `track` overrides, or returns `nil` if it overrides none.
  mutating func removeLink(from track: Int32) -> Link? {
    link(from: track).map { _ in links.remove(at: index(of: track)) }
  }

  /// Removes a track of the chain that begins with an active one; the track above it now overrides the one below.
  mutating func remove(_ track: Int32, below active: Int32) {
    guard let above = link(to: track, below: active) else { return }
    guard let below = removeLink(from: track) else {
      links.remove(at: index(of: above.overridingTrack))
      return
    }
    links[index(of: above.overridingTrack)] = Link(
      overridingTrack: above.overridingTrack, track: below.track, startValue: below.startValue)
  }

  /// Returns the link to a track of the chain that begins with an active one, or `nil` if it isn't in there.
  func link(to track: Int32, below active: Int32) -> Link? {
    var found = link(from: active)
    while let link = found, link.track != track { found = self.link(from: link.track) }
    return found
  }

  private func index(of track: Int32) -> Int {
    links.indices.partitioningIndex { links[$0].overridingTrack >= track }
  }
}
