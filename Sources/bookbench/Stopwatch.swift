import Foundation

typealias Contender = () -> Void

/// Measures contenders in turn, so that variations of the machine affect all of them alike.
enum Stopwatch {
  /// Returns the median CPU seconds of each contender over `rounds` rounds, after a round that isn't counted.
  ///
  /// In each turn a contender repeats its work for at least `turn` seconds, so that cold caches don't matter.
  static func medians(of contenders: [Contender], rounds: Int, turn: Double = 0.1) -> [Double] {
    var times = Array(repeating: [Double](), count: contenders.count)
    for round in 0...rounds {
      for (index, contender) in contenders.enumerated() {
        var (seconds, repetitions) = (0.0, 0.0)
        while seconds < turn {
          let start = cpuSeconds()
          contender()
          seconds += cpuSeconds() - start
          repetitions += 1
        }
        if round > 0 { times[index].append(seconds / repetitions) }
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  /// Returns the CPU seconds of this process and of the children it has waited for.
  static func cpuSeconds() -> Double {
    var seconds = 0.0
    for usage in [usage(of: RUSAGE_SELF), usage(of: RUSAGE_CHILDREN)] {
      seconds += Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
      seconds += Double(usage.ru_stime.tv_sec) + Double(usage.ru_stime.tv_usec) / 1e6
    }
    return seconds
  }

  /// Returns the memory that this process uses now, in bytes; 0 if the system doesn't report it.
  static func heldBytes() -> Int { statusBytes("VmRSS:") }

  /// Returns a number from the process's status on Linux, converted from kilobytes to bytes.
  private static func statusBytes(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
  }

  /// Returns the peak memory of this process in bytes.
  static func peakBytes() -> Int {
    #if canImport(Darwin)
      return usage(of: RUSAGE_SELF).ru_maxrss
    #else
      // On Linux, `ru_maxrss` includes the process that this one was forked from, but `VmHWM` doesn't.
      return statusBytes("VmHWM:")
    #endif
  }

  #if canImport(Glibc)
    private typealias Who = __rusage_who
  #else
    private typealias Who = Int32
  #endif

  private static func usage(of who: Who) -> rusage {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(who.rawValue, &usage)
    #else
      getrusage(who, &usage)
    #endif
    return usage
  }
}
