import PropertyList

/// The tracks that become active again when the tracks that override them end.
///
/// It's a sorted list rather than an array by track, since most tracks override none.
struct TrackLinks: Sendable, Equatable {
  private struct Link: Sendable, Equatable {
    var track: Int32
    var overridden: Int32
  }

  /// The links, sorted by track.
  private var links: [Link] = []

  /// The track that becomes active again when `track` ends; -1 for none.
  subscript(track: Int) -> Int32 {
    get {
      let place = place(of: track)
      return place < links.count && links[place].track == track ? links[place].overridden : -1
    }
    set {
      let place = place(of: track)
      let isThere = place < links.count && links[place].track == track
      switch (isThere, newValue >= 0) {
      case (true, true): links[place].overridden = newValue
      case (true, false): links.remove(at: place)
      case (false, true): links.insert(Link(track: Int32(truncatingIfNeeded: track), overridden: newValue), at: place)
      case (false, false): break
      }
    }
  }

  private func place(of track: Int) -> Int {
    links.indices.partitioningIndex { links[$0].track >= track }
  }
}
