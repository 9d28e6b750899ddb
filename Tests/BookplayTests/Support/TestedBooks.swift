/// Books and scripts for tests of `bookplay test`.
enum TestedBooks {
  /// Two pages: automatic tweens, a group that waits, a star to tap, a hat to drop, and credits.
  static let story = """
    { languages = (en, de); variables = { taps = none; };
      rules = ( { name = count; when = { event = tap; item = star; };
        do = ( { action = set; variable = taps; to = some; } ); } );
      pages = (
        { name = evening; elements = (
          { type = text; name = moon; text = Moon; x = 10; y = 60; width = 100; height = 50;
            tweens = ( { name = rise; properties = { y = 0; }; duration = 1; } ); },
          { type = group; name = sky; x = 200; y = 10; elements = (
            { type = text; name = star; text = "*"; width = 50; height = 50; } );
            trigger = { triggeringItem = moon; triggerIsATween = YES; triggeringTweenNumber = rise;
              delay = 0.25; }; } ); },
        { name = night; elements = (
          { type = text; name = hat; text = Hat; width = 40; height = 40; draggable = YES;
            dropTargets = ( { name = head; x = 300; y = 300; width = 80; height = 80; } ); },
          { type = activearea; name = bed; x = 100; y = 100; width = 80; height = 80; } ); } ); }
    """

  /// A script that passes and keeps a snapshot.
  static let rise = "wait for tween.completed moon/rise\nsnapshot risen\n"
  /// A script that passes.
  static let sleep = "open night\ntap bed\n"
  /// A script that fails.
  static let missing = "wait 2s\ntap star\nwait 1s\nexpect tap moon\n"

  /// The trace of `rise`.
  static let riseTrace = """
    {"tick":0,"time":0,"page":1,"event":"page.entering"}
    {"tick":0,"time":0,"page":1,"event":"item.added","item":"moon"}
    {"tick":0,"time":0,"page":1,"event":"tween.started","item":"moon","tween":"rise"}
    {"tick":0,"time":0,"page":1,"event":"page.entered"}
    {"tick":60,"time":1,"page":1,"event":"tween.completed","item":"moon","tween":"rise"}

    """

  /// The stage that `rise` keeps.
  static let riseStage = """
    page 1
      text moon x=10 y=0 width=100 height=50 alpha=1 rotation=0 scaleX=1 scaleY=1 fontSize=24 fontColor=#000000
      group sky off stage
        text star off stage

    """
}

extension TemporaryFolder {
  /// Writes the story into the folder as `Moon`, with these scripts.
  func writeStory(_ scripts: [String: String]) throws {
    try write(TestedBooks.story, to: "Moon/book.plist")
    for (name, text) in scripts { try write(text, to: "Moon/" + name) }
  }

  /// Runs `bookplay test`; in the command line and in its output, `@` stands for the folder.
  func test(_ line: String, isTerminal: Bool = false, isUnattended: Bool = false) -> (Int32, String, String) {
    let words = ["test"] + line.split(separator: " ").map { String($0).replacing("@", with: path) }
    let outcome = bookplay(words, isTerminal: isTerminal, isUnattended: isUnattended)
    return (
      outcome.status.rawValue, outcome.text.replacing(path, with: "@"), outcome.errors.replacing(path, with: "@")
    )
  }
}
