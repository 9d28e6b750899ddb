import BookplayCommands

/// The program `bookplay`; its implementation is in BookplayCommands, where tests can reach it.
@main enum Bookplay {
  static func main() { Program.main() }
}
