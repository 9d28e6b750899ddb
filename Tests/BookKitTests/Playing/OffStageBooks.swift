extension LittleBook {
  /// Books with elements that stay off stage until a rule shows them.
  static let offStage: [LittleBook] = [
    LittleBook(
      "what says offStage comes by show, a sound or movie also by play, a child only while its group is there",
      page: """
        {type=text; text=A; name=a; offStage=yes;},
        {type=group; name=g; offStage=yes; elements=({type=text; text=B; name=b;},
         {type=text; text=C; name=c; offStage=yes;});},
        {type=audio; name=s; offStage=yes; audio={trackName="s.wav"; duration=0.3;};},
        {type=movie; name=m; offStage=yes; loop=no; fps=10; frames=({name="1.png";});},
        {type=text; text=D; name=d; offStage=no;}
        """,
      rules: """
        {when={event="page.entered";}; delay=0.1; do=({action=show; item=a;});},
        {when={event="page.entered";}; delay=0.2; do=({action=show; item=c;}, {action=show; item=g;});},
        {when={event="page.entered";}; delay=0.3; do=({action=show; item=c;});},
        {when={event="page.entered";}; delay=0.4; do=({action=play; item=s;}, {action=toggle; item=m;});}
        """,
      inputs: [.open(1), .expectOnStage("a", false), .ticks(2), .expectOnStage("c", false), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added d
        0 page.entered
        1 rule.fired rule0
        1 item.added a
        2 rule.fired rule1
        2 item.added g
        2 item.added b
        3 rule.fired rule2
        3 item.added c
        4 rule.fired rule3
        4 item.added s
        4 sound.started s
        4 item.added m
        4 movie.started m
        5 movie.completed m
        7 sound.completed s
        """),
    LittleBook(
      "in addition to a trigger, offStage changes nothing, not even in a group",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.2;});},
        {type=text; text=B; name=b; offStage=yes; trigger={triggeringItem=a;};},
        {type=group; name=g; elements=({type=text; text=C; name=c; offStage=yes; trigger={triggeringItem=a;};});}
        """, inputs: [.open(1), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added g
        0 page.entered
        2 tween.completed a/tween0
        2 trigger.fired b from=a
        2 item.added b
        2 trigger.fired c from=a
        2 item.added c
        """),
    LittleBook(
      "a group that comes again leaves a child behind that says offStage",
      page: """
        {type=group; name=g; elements=({type=text; text=C; name=c; offStage=yes;}, {type=text; text=D; name=d;});}
        """,
      rules: """
        {when={event="page.entered";}; delay=0.1; do=({action=show; item=c;});},
        {when={event="page.entered";}; delay=0.2; do=({action=hide; item=g;});},
        {when={event="page.entered";}; delay=0.3; do=({action=show; item=g;});}
        """, inputs: [.open(1), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added d
        0 page.entered
        1 rule.fired rule0
        1 item.added c
        2 rule.fired rule1
        2 item.removed c
        2 item.removed d
        2 item.removed g
        3 rule.fired rule2
        3 item.added g
        3 item.added d
        """),
    LittleBook(
      "an element may stay off stage in one language only",
      page: "{type=text; text=A; name=a; offStage=yes; localized={fr={offStage=no;};};}",
      root: "languages=(en, fr);", inputs: [.open(1), .ticks(1), .language("fr"), .language("en")],
      trace: """
        0 page.entering
        0 page.entered
        1 language.changed value="fr"
        1 page.exiting
        1 page.entering from=1
        1 item.added a
        1 page.exited
        1 page.entered
        1 language.changed value="en"
        1 page.exiting
        1 page.entering from=1
        1 page.exited
        1 page.entered
        """),
  ]
}
