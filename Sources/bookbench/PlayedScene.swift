import BookKit
import Foundation
import PropertyList

/// A page of tweens as a file, and how long it takes to play it as a page of the web does.
///
/// Every tick is told as lines and drawn; see `.ci/wasm-speed`.
enum PlayedScene {
  /// Writes the binary file that pages are given.
  ///
  /// One tick tells 10,000 events at most, so that no more than 5,000 elements can come at once.
  static func write(count: Int, to path: String) {
    let list = TweenBook.list(Array(TweenBook.sampledText(min(5000, max(1, count))).utf8))
    guard let bytes = list.written(as: .binary).bytes else { preconditionFailure("the measured book must be sound") }
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      return print("\(path): cannot be written")
    }
  }

  /// Plays a file twice, and tells the seconds of the second time.
  static func play(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return print("\(path): cannot be read") }
    let fresh = Player(TweenBook.book([UInt8](data)))
    _ = seconds(of: fresh)
    print(seconds(of: fresh))
  }

  private static func seconds(of fresh: Player) -> Double {
    var (player, list, lines) = (fresh, DrawList(), [UInt8]())
    let writer = EventLine(names: player.names, tickRate: player.tickRate)
    player.open(page: 1)
    player.discardEvents()
    let start = Stopwatch.cpuSeconds()
    for _ in 0..<TweenBook.ticks {
      player.advance(by: Ticks(1))
      lines.removeAll(keepingCapacity: true)
      for event in player.events { writer.append(event, to: &lines) }
      player.discardEvents()
      player.draw(into: &list)
    }
    return Stopwatch.cpuSeconds() - start
  }
}
