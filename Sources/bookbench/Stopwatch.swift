import Foundation

/// One of several ways to do the same work.
struct Contender {
  let name: String
  /// Does the work once.
  let run: () -> Void
}

/// Takes the time of contenders in turn, so that a machine's moods meet all of them alike.
enum Stopwatch {
  /// The median CPU seconds of each contender over `rounds` rounds, after one that is not counted.
  ///
  /// In its turn a contender works again and again until its turn is long enough not to be about cold caches.
  static func medians(of contenders: [Contender], rounds: Int, turn: Double = 0.1) -> [Double] {
    var times = Array(repeating: [Double](), count: contenders.count)
    for round in 0...rounds {
      for (index, contender) in contenders.enumerated() {
        var (seconds, repetitions) = (0.0, 0.0)
        while seconds < turn {
          let start = cpuSeconds()
          contender.run()
          seconds += cpuSeconds() - start
          repetitions += 1
        }
        if round > 0 { times[index].append(seconds / repetitions) }
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  /// The seconds that this process has spent on a processor, with those of the children it has waited for.
  static func cpuSeconds() -> Double {
    var seconds = 0.0
    for usage in [ownUsage(), childrenUsage()] {
      seconds += Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
      seconds += Double(usage.ru_stime.tv_sec) + Double(usage.ru_stime.tv_usec) / 1e6
    }
    return seconds
  }

  /// The memory that this process holds now, in bytes; 0 where the system does not tell.
  static func heldBytes() -> Int { statusBytes("VmRSS:") }

  /// A figure of the process's status on Linux, in bytes.
  private static func statusBytes(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
  }

  /// The most memory that this process has held, in bytes.
  static func peakBytes() -> Int {
    #if canImport(Darwin)
      return ownUsage().ru_maxrss
    #else
      // Linux counts what the process was forked from into `ru_maxrss`, but not into this.
      return statusBytes("VmHWM:")
    #endif
  }

  private static func ownUsage() -> rusage {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return usage
  }

  private static func childrenUsage() -> rusage {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return usage
  }
}
