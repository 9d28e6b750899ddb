import BookKit
import Foundation

/// The memory allocations while ticks are played and drawn, counted in a separate process.
enum AllocationRow {
  static func run() {
    guard let counter = CCompiler.compile(text, "allocations", options: ["-O1", "-shared", "-fPIC"]) else {
      return print("Allocations in a tick: no C compiler to make what counts them")
    }
    defer { try? FileManager.default.removeItem(atPath: counter) }
    let counts = [0, 400].map { Child.figures(of: ["--ticks", String($0)], settings: ["LD_PRELOAD=\(counter)"]).first }
    guard let before = counts[0], let after = counts[1] else {
      return print("Allocations in a tick: this system's can't be counted")
    }
    let count = Int(after - before)
    let verdict = count == 0 ? "met" : "MISSED"
    print("Allocations in 400 ticks of 1,000 elements, played and drawn: \(count) (must 0: \(verdict))")
  }

  /// Plays and draws a number of ticks while tweens run and end; this runs in the measured process.
  static func measureInChild(ticks: Int) {
    var player = Player(TweenBook.sampled(1000))
    var list = DrawList()
    player.open(page: 1)
    // In the first 120 ticks, every list grows to its final size.
    for _ in 0..<120 + ticks {
      player.advance(by: Ticks(1))
      player.discardEvents()
      player.draw(into: &list)
    }
    withExtendedLifetime(player) {}
  }

  private static let text = """
    #include <stdio.h>
    #include <stdlib.h>

    extern void *__libc_malloc(size_t size);
    extern void *__libc_calloc(size_t count, size_t size);
    extern void *__libc_realloc(void *memory, size_t size);
    extern void *__libc_memalign(size_t alignment, size_t size);

    static long allocations;

    void *malloc(size_t size) { allocations++; return __libc_malloc(size); }
    void *calloc(size_t count, size_t size) { allocations++; return __libc_calloc(count, size); }
    void *realloc(void *memory, size_t size) { allocations++; return __libc_realloc(memory, size); }
    void *aligned_alloc(size_t alignment, size_t size) { allocations++; return __libc_memalign(alignment, size); }
    int posix_memalign(void **memory, size_t alignment, size_t size) {
      allocations++;
      *memory = __libc_memalign(alignment, size);
      return *memory ? 0 : 12;
    }

    __attribute__((destructor)) static void report(void) { printf("%ld\\n", allocations); }
    """
}
