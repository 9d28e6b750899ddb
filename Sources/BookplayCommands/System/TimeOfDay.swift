import CLibrary

enum TimeOfDay {
  /// The hour and the minute now, such as `14:03`.
  static var now: String {
    var moment = time(nil)
    var parts = tm()
    localtime_r(&moment, &parts)
    let digits = { (number: Int32) in number < 10 ? "0\(number)" : "\(number)" }
    return digits(parts.tm_hour) + ":" + digits(parts.tm_min)
  }
}
