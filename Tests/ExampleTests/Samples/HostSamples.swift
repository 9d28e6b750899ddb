import BookDrawing
import BookFiles
import Foundation
import Observation
import ReadingApp
import Synchronization
import Testing

/// Lets a sample name a book like a host in the package's folder.
private typealias BookOfLibrary = Book

/// Tests of the samples about loading books from disk and playing them in an app.
@Suite struct HostSamples {
  private let folder: SampleFolder

  init() throws {
    folder = try SampleFolder(
      """
      { identifier = moon; title = "The Moon"; pages = ( { elements = (
        { type = image; name = moon; fileName = "moon.webp"; altText = "The moon"; y = 60;
          tweens = ( { name = rise; duration = 1; properties = { y = 0; }; } ); } ); } ); }
      """)
  }

  @Test func `a book is loaded, checked and played`() throws {
    let printed = Printed()
    func print(_ words: Any...) { printed(words) }
    enum Book {
      static func load(_ path: String) throws -> LoadedBook { try BookOfLibrary.load(Samples.path(of: path)) }
    }
    // sample: README.md, Sources/BookFiles/Books/LoadedBook.swift, Sources/BookFiles/BookFiles.docc/BookFiles.md
    let loaded = try Book.load("Books/Aquarium")
    for finding in loaded.findings { print(finding) }
    var player = loaded.makePlayer()
    player.open(page: 1)
    player.advance(by: .seconds(2))
    for event in player.takeEvents() { print(player.traceLine(of: event)) }
    // end
    #expect(printed.lines.first == #"{"tick":0,"time":0,"page":1,"event":"page.entering"}"#)
  }

  @Test func `a clock lets time pass`() throws {
    var player = try Book.load(folder.path).makePlayer()
    player.open(page: 1)
    // sample: Sources/BookFiles/Hosting/BookClock.swift
    var clock = BookClock(ContinuousClock())
    clock.advance(&player)
    // end
    #expect(player.page == 1)
  }

  @Test func `a live player hands out its events`() async throws {
    let loaded = try Book.load(folder.path)
    let clock = ContinuousClock()
    @Sendable func startSound(of event: Event) { Issue.record("the book has no sound") }
    let listener = Task {
      // sample: Sources/BookFiles/Hosting/LivePlayer.swift, Sources/BookKit/BookKit.docc/Articles/InAnApp.md
      let live = LivePlayer(loaded.makePlayer(), clock: clock)
      let events = await live.events()
      await live.perform { $0.open(page: 1) }
      for await event in events where event.kind == .soundStarted { startSound(of: event) }
      // end
    }
    // The event stream lasts as long as its player; a listener can stop earlier.
    listener.cancel()
    await listener.value
  }

  @Test func `a moment is stored as JSON`() throws {
    var player = try Book.load(folder.path).makePlayer()
    player.open(page: 1)
    // sample: Sources/BookFiles/Hosting/WrittenState.swift, Sources/BookKit/BookKit.docc/Articles/SavingAndRestoring.md
    let data = try JSONEncoder().encode(WrittenState(player))
    try player.restore(JSONDecoder().decode(WrittenState.self, from: data))
    // end
    #expect(player.page == 1 && player.events == [])
  }

  @Test func `the stage is drawn`() throws {
    let loaded = try Book.load(folder.path)
    var player = loaded.makePlayer()
    player.open(page: 1)
    // sample: Sources/BookDrawing/StagePicture.swift, Sources/BookDrawing/BookDrawing.docc/BookDrawing.md
    var picture = StagePicture(of: player) { name in try? loaded.bytes(of: name) }
    let svg = picture.svg()
    let png = picture.png(scale: 0.5)
    // end
    #expect(String(decoding: svg, as: UTF8.self).contains("data:image/webp"))
    #expect(png?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    // A browser shows the picture, although it isn't drawn here.
    #expect(picture.faults.map(\.name) == ["moon.webp"])
    var empty = StagePicture(of: player) { _ in nil }
    _ = empty.svg()
    #expect(empty.faults.map(\.reason) == ["does not exist"])
  }

  @MainActor @Test func `a model tells its views what changes`() throws {
    let model = BookModel(try Book.load(folder.path))
    #expect(model.items.count == 1 && model.items.first?.transform.origin.y == 60)
    #expect(model.text(of: model.elements.first?.name) == "moon")
    let changes = Changes()
    withObservationTracking {
      _ = model.items
    } onChange: {
      changes.add()
    }
    model.perform { $0.advance(by: .seconds(1)) }
    #expect(changes.count == 1 && model.items.first?.transform.origin.y == 0)
    #expect(model.lastEvent.contains("tween.completed"))
    withObservationTracking {
      _ = model.items
    } onChange: {
      changes.add()
    }
    // When the page is at rest, there is nothing to redraw.
    model.frame()
    #expect(changes.count == 1)
  }

  @Test func `the host's manifest names existing products`() throws {
    let manifest = try Samples.text(of: "Package.swift")
    let host = try Samples.text(of: "Tests/Examples/HostPackage/Package.swift")
    let products = host.split(separator: ".product(name: \"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(products.count > 1)
    for product in products { #expect(manifest.contains(".library(name: \"\(product)\"")) }
  }
}

/// Counts how often something changed.
private final class Changes: Sendable {
  private let number = Atomic(0)

  var count: Int { number.load(ordering: .relaxed) }
  func add() { number.add(1, ordering: .relaxed) }
}
