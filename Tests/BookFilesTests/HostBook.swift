import BookFiles
import Testing

/// Books that a host creates in memory.
enum HostBook {
  /// A moon that rises for three seconds, then a star that takes touches; a second page; two languages.
  static let moon = """
    { identifier = moon; languages = (en, it); pages = (
      { name = evening; elements = (
        { type = text; name = moon; text = Moon; x = 10; y = 60; width = 100; height = 50;
          tweens = ( { name = rise; duration = 3; properties = { y = 0; }; } ); },
        { type = text; name = star; text = "*"; x = 200; y = 10; width = 50; height = 50; draggable = YES;
          trigger = { triggeringItem = moon; };
          dropTargets = ( { name = nest; x = 0; y = 500; width = 100; height = 100; } ); } ); },
      { name = night; enterAnimation = { animation = slide; duration = 1; }; elements = ( ); } );
      variables = { count = 3; }; credits = ( { name = Ada; web = "https://ada.example"; } ); }
    """

  static func player(_ text: String = moon) throws -> Player {
    let checked = BookCheck.check(PropertyList.Source(text: text, name: "book.plist"))
    #expect(checked.findings.filter { $0.severity == .error } == [])
    return Player(try #require(checked.book))
  }
}
