import Playthrough

extension Topic {
  static let scriptCommands: [Topic] = CommandKeyword.allCases.map { command in
    Topic(command.keyword, "a command of scripts", command.meaning, [("write", command.usage)])
  }

  static let scriptWords: [Topic] =
    [
      ("at", "a point of the canvas follows: `tap at 100 200`"),
      ("to", "the point at which a move or a drag ends follows: `drag boat to 300 200`"),
      ("onto", "the drop target of a drag follows: `drag boat onto harbour`"),
      ("over", "the duration of a drag or a move follows: `over 2s`"),
      ("for", "the event to wait for follows: `wait for sound.completed`"),
      ("within", "the longest time to wait follows: `wait for tap within 5s`"),
      ("as", "the number of a finger or the name of a voice follows: `press moon as 2`"),
      ("in", "the language of a recording follows: `in en`"),
      ("with", "the number of a colour follows: `fill pond sun with 3`"),
      ("no", "the event must not have happened: `expect no tween.completed`"),
      (
        "on",
        "`on stage` is where an element is while it is on the page; also the value of an option: `option music on`"
      ),
      (
        "off",
        "`off stage` is where an element is that waits or has left; also the value of an option: `option music off`"
      ),
      ("stage", "what is on the page now: `expect moon on stage`"),
      ("times", "how often something must have happened: `expect tap 2 times`"),
      ("visible", "whether an element is seen: `expect moon.visible = true`"),
      ("complete", "a game is finished: `expect jigsaw complete`"),
      ("incomplete", "a game is not finished: `expect jigsaw incomplete`"),
      ("begin", "a recording begins: `record begin`"), ("end", "a recording ends: `record end 2s`"),
      ("delete", "recordings are deleted: `record delete Grandma`"),
      ("look", "lists what is on stage and can be touched, in `play --interactive`"),
      ("quit", "ends `play --interactive`"),
      ("possible", "the reader has a microphone and allows recordings: `record possible`"),
    ].map { Topic($0, "a word of scripts", $1) }
    + [
      ("ITEM", "the name of an element, or of a piece or colour of a game, such as `jigsaw.piece2`"),
      ("PAGE", "the name or the number of a page"), ("SECTION", "a section such as `cover`, or the name of a game"),
      ("TARGET", "the name of a drop target"), ("TIME", "a time such as `2s`, `250ms` or `30 ticks`"),
      ("PATTERN", "an event and what it is about, such as `tap moon` or `page.entered 2`"),
      ("PROPERTY", "a property such as `x` or `alpha`, or `visible`"),
      ("ITEM.PROPERTY", "an element and one of its properties, such as `moon.x`"),
      ("NAME", "a name that the book or the command gives"), ("VALUE", "a number, `true`, `false` or a text"),
      ("NUMBER", "a whole number"), ("TEXT", "any text, in quotation marks if it has blanks"),
      ("REGION", "the name or the number of a region of a picture to colour"),
      ("COLOR", "a colour such as `#FDD835`, in quotation marks in scripts, or `none`"),
      ("VOICE", "the name of a reader who records"), ("CODE", "a language such as `en` or `pt-BR`"),
      ("BOOK", "a .plist, or a folder with a book.plist"), ("FILE", "the name of a file"),
      ("FOLDER", "the name of a folder"), ("PATH", "the name of a script, a book or a folder"),
      ("FORMAT", "a format of output, such as `json`"), ("RULE", "a rule such as `unused-asset`"),
      ("KIND", "one of the words in the description"),
      ("SHELL", "a shell, such as `bash`"), ("WHEN", "`auto`, `always` or `never`"),
      ("ADDRESS", "the address of this computer in a network, such as `192.168.1.5`"),
      ("FACTOR", "a factor such as `2` or `0.5`"), ("PERCENT", "a percentage such as `90`"),
      ("RATE", "how many times as fast, such as `2`"), ("ORDER", "`as-read` or `apple`"),
      ("K/N", "which of how many parts, such as `1/4`"), ("WORD", "any word that `explain` knows"),
      ("N", "a whole number"), ("X", "a distance from the left, in points"),
      ("Y", "a distance from the top, in points"),
    ].map { Topic($0, "a placeholder in descriptions of commands", $1) }
}
