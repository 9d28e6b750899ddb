import BookplayCommands

/// The program `bookplay`; what it does is in BookplayCommands, where tests reach it.
@main enum Bookplay {
  static func main() { Program.main() }
}
