import CLibrary

enum TimeOfDay {
  static var now: String {
    var moment = time(nil)
    var parts = tm()
    localtime_r(&moment, &parts)
    let digits = { (number: Int32) in number < 10 ? "0\(number)" : "\(number)" }
    return digits(parts.tm_hour) + ":" + digits(parts.tm_min)
  }
}
