extension LittleBook {
  private static let people = """
    credits=({name=Anna; role=words; web="https://anna.example/";}, {name=Ben; twitter="@ben";});
    """

  /// Books about credits.
  static let credits: [LittleBook] = [
    LittleBook(
      "credits come one after the other, 4 seconds each, and from the first again",
      pages: "{elements=({type=text; text=A; name=a;}); exitAnimation={};}", root: people,
      inputs: [.open(1), .ticks(1), .openCredits, .ticks(85)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        1 page.exiting
        1 page.exited
        1 credit.shown index=0 name=Anna page=-
        41 credit.hidden index=0 name=Anna finished=true
        41 credit.shown index=1 name=Ben
        81 credit.hidden index=1 name=Ben finished=true
        81 credit.shown index=0 name=Anna
        """),
    LittleBook(
      // Interpretation: during the credits there was no page, so the next page doesn't come from any page.
      "next and previous lead back from the credits to the page from which they came",
      pages: "{elements=();}, {elements=({type=text; text=A; name=a;}); enterAnimation={};}", root: people,
      inputs: [.open(2), .ticks(5), .openCredits, .ticks(10), .next, .ticks(5), .openCredits, .previous, .ticks(5)],
      trace: """
        0 page.entering page=2
        0 item.added a
        5 page.entered
        5 page.exiting
        5 page.exited
        5 credit.shown index=0 name=Anna page=-
        15 credit.hidden index=0 name=Anna finished=false
        15 page.entering page=2
        15 item.added a
        20 page.entered
        20 page.exiting
        20 page.exited
        20 credit.shown index=0 name=Anna page=-
        20 credit.hidden index=0 name=Anna finished=false
        20 page.entering page=2
        20 item.added a
        25 page.entered
        """),
    LittleBook(
      "the links of a credit can be tapped while it can be seen",
      pages: "{elements=();}", root: people,
      inputs: [
        .open(1), .openCredits, .tapCreditLink(.web), .ticks(1), .tapCreditLink(.web), .tapCreditLink(.twitter),
        .ticks(38), .tapCreditLink(.web), .ticks(2), .tapCreditLink(.web), .tapCreditLink(.twitter), .open(1),
      ],
      trace: """
        0 page.entering
        0 page.entered
        0 page.exiting
        0 page.exited
        0 credit.shown index=0 name=Anna page=-
        1 link.opened url=https://anna.example/
        39 link.opened url=https://anna.example/
        40 credit.hidden index=0 name=Anna finished=true
        40 credit.shown index=1 name=Ben
        41 link.opened url=@ben
        41 credit.hidden index=1 name=Ben finished=false
        41 page.entering page=1
        41 page.entered
        """),
    LittleBook(
      "the book's rules go on during credits",
      pages: "{elements=();}",
      root: people + """
         variables={n=<*I0>;}; rules=({name=r; when={event="credit.shown";}; do=({action=set; variable=n; by=1;});},
        {name=back; when={event="credit.shown";}; if="n == 1"; do=({action=nextPage;});});
        """,
      inputs: [.open(1), .openCredits, .ticks(40), .expectPage(1)],
      trace: """
        0 page.entering
        0 page.entered
        0 page.exiting
        0 page.exited
        0 credit.shown index=0 name=Anna page=-
        0 rule.fired r
        0 variable.changed name=n value=1
        40 credit.hidden index=0 name=Anna finished=true
        40 credit.shown index=1 name=Ben
        40 rule.fired r
        40 variable.changed name=n value=2
        40 rule.fired back
        40 credit.hidden index=1 name=Ben finished=false
        40 page.entering page=1
        40 page.entered
        """),
    LittleBook(
      "leaving for the credits stops what sounds and cancels touches",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=9;};}
        """, root: people, inputs: [.open(1), .press(0, 50, 50), .openCredits, .release(0)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added s
        0 sound.started s
        0 page.entered
        0 touch.began z x=50 y=50
        0 touch.cancelled z x=50 y=50
        0 sound.stopped s
        0 page.exiting
        0 page.exited
        0 credit.shown index=0 name=Anna page=-
        """),
    LittleBook(
      "a rule that turns the page when a credit is over ends the credits",
      pages: "{elements=({type=text; text=A; name=a;});}",
      root: people + "rules=({when={event=\"credit.hidden\";}; do=({action=nextPage;});});",
      inputs: [.open(1), .openCredits, .ticks(90)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 page.exiting
        0 page.exited
        0 credit.shown index=0 name=Anna page=-
        40 credit.hidden index=0 name=Anna finished=true
        40 rule.fired rule0
        40 page.entering page=1
        40 item.added a
        40 page.entered
        """),
    LittleBook(
      // Interpretation: credits are left like a page. Touches are cancelled and sounds stop, then the credit is
      // hidden.
      "leaving the credits stops what sounds and cancels touches",
      pages: "{elements=({type=text; text=A; name=a;});}",
      root: people
        + "rules=({when={event=\"credit.shown\";}; limit=1; do=({action=playSound; trackName=\"ding.wav\";});});",
      files: [.sound("ding.wav", seconds: 5)],
      inputs: [.open(1), .openCredits, .ticks(10), .press(0, 5, 5), .next, .release(0), .ticks(60), .openCredits],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 page.exiting
        0 page.exited
        0 credit.shown index=0 name=Anna page=-
        0 rule.fired rule0
        0 sound.started ding.wav
        10 touch.began x=5 y=5
        10 touch.cancelled x=5 y=5
        10 sound.stopped ding.wav
        10 credit.hidden index=0 name=Anna finished=false
        10 page.entering page=1
        10 item.added a
        10 page.entered
        70 page.exiting
        70 page.exited
        70 credit.shown index=0 name=Anna page=-
        """),
    LittleBook(
      "the publisher doesn't fade, and can be tapped as long as the credits are open",
      pages: "{elements=();}", root: people + "publisher=Harbour; publisherLink=\"https://harbour.example/\";",
      inputs: [
        .open(1), .openCredits, .tapCreditLink(.publisher), .ticks(40), .tapCreditLink(.publisher), .next,
      ],
      trace: """
        0 page.entering
        0 page.entered
        0 page.exiting
        0 page.exited
        0 credit.shown index=0 name=Anna page=-
        0 link.opened url=https://harbour.example/
        40 credit.hidden index=0 name=Anna finished=true
        40 credit.shown index=1 name=Ben
        40 link.opened url=https://harbour.example/
        40 credit.hidden index=1 name=Ben finished=false
        40 page.entering page=1
        40 page.entered
        """),
    LittleBook(
      "credits that name no people are left like others, but nothing fades",
      pages: "{elements=();}, {elements=();}", root: "publisherLink=\"https://harbour.example/\";",
      inputs: [
        .open(2), .openCredits, .ticks(100), .tapCreditLink(.publisher), .openCredits, .press(0, 5, 5), .previous,
        .expectPage(2), .openCredits, .open(1),
      ],
      trace: """
        0 page.entering page=2
        0 page.entered
        0 page.exiting
        0 page.exited
        100 link.opened url=https://harbour.example/ page=-
        100 touch.began x=5 y=5
        100 touch.cancelled x=5 y=5
        100 page.entering page=2
        100 page.entered
        100 page.exiting
        100 page.exited
        100 page.entering page=1
        100 page.entered
        """),
    LittleBook(
      "credits that the book lacks are not opened, and nothing is refused, also while a narration plays",
      pages: """
        {elements=({type=audio; name=v; audio={trackName="ding.wav"; role=narration;};},
          {type=activearea; name=z; width=9; height=9; open=credits; onTap=({action=open; section=credits;});});}
        """, root: "waitForNarration=YES;", files: [.sound("ding.wav", seconds: 1)], faults: [.danglingReference],
      inputs: [.open(1), .tap(5, 5), .openCredits, .ticks(20)],
      trace: """
        0 page.entering
        0 item.added v
        0 sound.started v
        0 item.added z
        0 page.entered
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        10 sound.completed v
        """),
    LittleBook(
      "a description alone can be opened",
      pages: "{elements=();}", root: "about=\"A book about the moon.\";", inputs: [.open(1), .openCredits, .next],
      trace: """
        0 page.entering
        0 page.entered
        0 page.exiting
        0 page.exited
        0 page.entering
        0 page.entered
        """),
    LittleBook(
      "what sounds before a page is open stops when one is", pages: "{elements=();}",
      root: "rules=({when={event=\"touch.began\";}; do=({action=playSound; trackName=\"ding.wav\";});});",
      files: [.sound("ding.wav", seconds: 1)], inputs: [.tap(5, 5), .ticks(2), .open(1), .ticks(20)],
      trace: """
        0 touch.began x=5 y=5 page=-
        0 rule.fired rule0
        0 sound.started ding.wav
        0 touch.ended x=5 y=5
        2 sound.stopped ding.wav
        2 page.entering page=1
        2 page.entered
        """),
  ]
}
