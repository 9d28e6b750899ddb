import Foundation

/// The tweens of `TweenBook.sampled` in flat arrays, compiled from C if there is a compiler.
enum FlatTweensInC {
  /// Returns a contender that plays `count` objects and adds the values to `sum`, or `nil` without a compiler.
  static func contender(_ count: Int, addingTo sum: UnsafeMutablePointer<Double>) -> Contender? {
    guard let play = function else { return nil }
    return { sum.pointee += play(Int32(count), Int32(TweenBook.ticks)) }
  }

  private typealias Play = @convention(c) (Int32, Int32) -> Double

  private static let function: Play? = {
    guard let library = CCompiler.compile(text, "flat", options: ["-O2", "-shared", "-fPIC"]) else { return nil }
    defer { try? FileManager.default.removeItem(atPath: library) }
    guard let address = dlsym(dlopen(library, RTLD_NOW), "play") else { return nil }
    return unsafeBitCast(address, to: Play.self)
  }()

  private static let text = """
    #include <math.h>
    #include <stdlib.h>

    typedef struct { double delay, duration, start, change; int target, easing; } tween;

    static double ease(int easing, double ratio) {
      double rest;
      switch (easing) {
      case 0: return ratio;
      case 1: return ratio < 0.5 ? 2 * ratio * ratio : 1 - 2 * (1 - ratio) * (1 - ratio);
      case 2: rest = ratio - 1; return rest * rest * rest + 1;
      case 3: rest = ratio - 1; return rest * rest * (2.70158 * rest + 1.70158) + 1;
      case 4:
        if (ratio == 0 || ratio == 1) return ratio;
        return exp2(-10 * ratio) * sin((ratio - 0.075) * 2 * 3.14159265358979323846 / 0.3) + 1;
      default:
        if (ratio < 1 / 2.75) return 7.5625 * ratio * ratio;
        if (ratio < 2 / 2.75) { rest = ratio - 1.5 / 2.75; return 7.5625 * rest * rest + 0.75; }
        if (ratio < 2.5 / 2.75) { rest = ratio - 2.25 / 2.75; return 7.5625 * rest * rest + 0.9375; }
        rest = ratio - 2.625 / 2.75;
        return 7.5625 * rest * rest + 0.984375;
      }
    }

    double play(int count, int ticks) {
      tween *tweens = malloc(3 * count * sizeof(tween));
      double *values = malloc(3 * count * sizeof(double));
      for (int index = 0; index < count; index++) {
        double starts[] = { 0, 0, 1 };
        double ends[] = { 100 + index % 13, 50 + 10 * (index % 7), 0.25 };
        for (int number = 0; number < 3; number++) {
          int target = 3 * index + number;
          tween made = { (index % 97) / 60.0, 1 + index % 5, starts[number], ends[number] - starts[number], target,
            target % 6 };
          tweens[target] = made;
          values[target] = starts[number];
        }
      }
      double sum = 0;
      for (int tick = 1; tick <= ticks; tick++) {
        double time = tick / 60.0;
        for (int index = 0; index < 3 * count; index++) {
          const tween *now = &tweens[index];
          double elapsed = time - now->delay;
          if (elapsed < 0 || elapsed > now->duration + 1.0 / 60) continue;
          double ratio = elapsed / now->duration;
          values[now->target] = now->start + now->change * ease(now->easing, ratio < 1 ? ratio : 1);
        }
        for (int index = 0; index < 3 * count; index += 3) {
          sum += values[index + 2] + values[index] + values[index + 1];
        }
      }
      free(tweens);
      free(values);
      return sum;
    }
    """
}
