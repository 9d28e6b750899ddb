#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if !arch(wasm32)
  import BookKit

  /// A benchmark that plays a book like a web page, but in native code, to measure the overhead of WebAssembly.
  ///
  /// See `.ci/wasm-speed`; tests use the rest of this module.
  @main struct HostEntry {
    static func main() {
      guard CommandLine.arguments.count == 2 else {
        fail("usage: bookweb FILE\nPrints the best time, in seconds, for 600 ticks of its first page.\n")
      }
      guard let player = WebPlayer(book: bytes(of: CommandLine.arguments[1]), facts: [], reducesMotion: false) else {
        fail("\(CommandLine.arguments[1]): it is not a readable book\n")
      }
      let fresh = player.logged
      var best = Double.infinity
      for _ in 0..<12 {
        player.logged = fresh
        best = min(best, seconds(of: player))
      }
      puts("\(best)")
    }

    private static func fail(_ words: String) -> Never {
      _ = words.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(2)
    }

    private static func seconds(of player: WebPlayer) -> Double {
      var memory = WebMemory()
      player.logged.perform(.open(page: 1))
      _ = memory.text(player.takeEvents())
      let start = clock()
      for _ in 0..<600 {
        player.logged.perform(.ticks(Ticks(1)))
        _ = memory.text(player.takeEvents())
        player.makeFrame()
        _ = memory.frame(player.frame)
      }
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }

    private static func bytes(of path: String) -> [UInt8] {
      guard let file = fopen(path, "r") else { return [] }
      defer { fclose(file) }
      var found: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 65_536)
      while case let count = fread(&part, 1, part.count, file), count > 0 { found += part[..<count] }
      return found
    }
  }
#endif
