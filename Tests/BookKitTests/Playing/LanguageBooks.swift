extension LittleBook {
  /// Books in several languages.
  static let languages: [LittleBook] = [
    LittleBook(
      "another language opens the page anew with what is localized; the same one does nothing",
      pages: """
        {enterAnimation={}; exitAnimation={}; elements=({type=text; text=Moon; name=a; x=5; fontColor="#112233";
         tweens=({properties={x=15;};}, {properties={y=15;};});
         localized={fr={text=Lune; x=50; tweens=({name=glisser; properties={x=60;}; duration=0.5;});};};});
         rules=({when={event="page.entered";}; limit=1; do=();});}
        """, root: "languages=(en, fr); variables={n=<*I0>;};",
      inputs: [
        .open(1), .ticks(5), .language("en"), .expect("a.x", 10), .language("fr"), .expect("a.x", 50),
        .expectText("a.fontColor", "#112233FF"), .ticks(5), .expect("a.x", 60), .language("fr"), .language("en"),
        .expect("a.x", 5),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 tween.started a/tween1
        5 page.entered
        5 rule.fired rule0
        5 language.changed value="fr"
        5 page.exiting
        5 page.entering from=1
        5 item.added a
        5 tween.started a/glisser
        5 page.exited
        5 page.entered
        5 rule.fired rule0
        10 tween.completed a/glisser
        10 language.changed value="en"
        10 page.exiting
        10 page.entering from=1
        10 item.added a
        10 tween.started a/tween0
        10 tween.started a/tween1
        10 page.exited
        10 page.entered
        10 rule.fired rule0
        """),
    LittleBook(
      "a book without languages begins as it is written, and comes back to that",
      pages: """
        {elements=({type=text; text=A; name=a; x=5; localized={it={x=50;}; de={x=60;};};});}
        """,
      inputs: [
        .open(1), .language("it"), .expect("a.x", 50), .ticks(1), .language(""), .expect("a.x", 5), .ticks(1),
        .language("de"), .expect("a.x", 60), .open(1), .expect("a.x", 60),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 language.changed value="it"
        0 page.exiting
        0 page.entering from=1
        0 item.added a
        0 page.exited
        0 page.entered
        1 language.changed value=""
        1 page.exiting
        1 page.entering from=1
        1 item.added a
        1 page.exited
        1 page.entered
        2 language.changed value="de"
        2 page.exiting
        2 page.entering from=1
        2 item.added a
        2 page.exited
        2 page.entered
        2 page.exiting
        2 page.entering from=1
        2 item.added a
        2 page.exited
        2 page.entered
        """),
    LittleBook(
      "a language ends a running turn at once",
      pages: "{elements=();}, {elements=({type=text; text=A; name=a;}); enterAnimation={};}",
      root: "languages=(en, fr);", inputs: [.open(1), .next, .ticks(2), .language("fr"), .ticks(9)],
      trace: """
        0 page.entering
        0 page.entered
        0 page.exiting
        0 page.entering from=1 page=2
        0 item.added a
        2 page.exited page=1
        2 page.entered page=2
        2 language.changed value="fr"
        2 page.exiting
        2 page.entering from=2
        2 item.added a
        2 page.exited
        2 page.entered
        """),
    LittleBook(
      "a language is not refused by a narration, keeps the variables, and cancels touches",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=9; role=narration;};}
        """,
      rules: "{when={event=\"touch.began\";}; do=({action=set; variable=n; by=1;});}",
      keys: "waitForNarration=yes;", root: "languages=(en, fr); variables={n=<*I0>;};",
      inputs: [.open(1), .press(0, 50, 50), .language("fr"), .expect("$n", 1)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added s
        0 sound.started s
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 variable.changed name=n value=1
        0 language.changed value="fr"
        0 touch.cancelled z x=50 y=50
        0 sound.stopped s
        0 page.exiting
        0 page.entering from=1
        0 item.added z
        0 item.added s
        0 sound.started s
        0 page.exited
        0 page.entered
        """),
    LittleBook(
      // Interpretation: the page that is reopened is the one on stage after all effects of `language.changed`.
      "turns that a change of language causes end at once too",
      pages: """
        {elements=();}, {elements=({type=text; text=A; name=a;}); enterAnimation={};}
        """, root: "languages=(en, fr); rules=({when={event=\"language.changed\";}; do=({action=nextPage;});});",
      inputs: [.open(1), .language("fr"), .ticks(9)],
      trace: """
        0 page.entering
        0 page.entered
        0 language.changed value="fr"
        0 rule.fired rule0
        0 page.exiting
        0 page.entering from=1 page=2
        0 item.added a
        0 page.exited page=1
        0 page.entered page=2
        0 page.exiting
        0 page.entering from=2
        0 item.added a
        0 page.exited
        0 page.entered
        """),
  ]
}
