extension LittleBook {
  /// Books about page turns.
  static let pages: [LittleBook] = [
    LittleBook(
      // Interpretation: a page without an animation dictionary has no animation; `{}` is a slide of half a second.
      "without animation a page is left and the next one entered at once",
      pages: """
        {elements=({type=text; text=A; name=a; tweens=({properties={x=5;};});});},
        {elements=({type=text; text=B; name=b; tweens=({properties={x=5;};});});},
        {elements=(); enterAnimation={animation=none; duration=5;};}
        """, inputs: [.open(1), .ticks(3), .next, .ticks(3), .next, .ticks(9), .expectPage(3)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        3 page.exiting
        3 page.entering from=1 page=2
        3 item.added b
        3 tween.started b/tween0
        3 page.exited page=1
        3 page.entered page=2
        6 page.exiting
        6 page.entering from=2 page=3
        6 page.exited page=2
        6 page.entered page=3
        """),
    LittleBook(
      "there is no page before the first, and the book ends behind the last",
      pages: "{elements=();}, {elements=();}",
      inputs: [.open(1), .previous, .next, .next, .ticks(1), .previous, .expectPage(1)],
      trace: """
        0 page.entering
        0 page.entered
        0 page.refused reason=first
        0 page.exiting
        0 page.entering from=1 page=2
        0 page.exited page=1
        0 page.entered page=2
        0 book.ended
        1 page.exiting
        1 page.entering from=2 page=1
        1 page.exited page=2
        1 page.entered page=1
        """),
    LittleBook(
      "a turn takes as long as the longer of its two animations, and ends before what else is due then",
      pages: """
        {elements=({type=text; text=A; name=a; tweens=({properties={x=5;};});}); exitAnimation={animation=fade;};},
        {elements=({type=text; text=B; name=b; tweens=({properties={x=5;}; duration=0.8;});},
         {type=text; text=C; name=c; trigger={triggeringItemType=page;};});
         enterAnimation={animation=flip; duration=0.8;};}
        """, inputs: [.open(1), .ticks(9), .next, .ticks(8)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        9 page.exiting
        9 page.entering from=1 page=2
        9 item.added b
        9 tween.started b/tween0
        17 page.exited page=1
        17 page.entered page=2
        17 trigger.fired c from=page
        17 item.added c
        17 tween.completed b/tween0
        """),
    LittleBook(
      "the first page enters with its animation, by itself half a second, and refuses touches and turns meanwhile",
      pages: """
        {elements=({type=activearea; name=z; width=100; height=100;}); enterAnimation={};}, {elements=();}
        """, root: "credits=({name=Anna;});",
      inputs: [
        .open(1), .press(0, 50, 50), .next, .previous, .ticks(4), .open(2), .openCredits, .ticks(1), .release(0),
        .tap(50, 50),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 touch.refused reason=transition x=50 y=50
        0 page.refused reason=transition
        0 page.refused reason=transition
        4 page.refused reason=transition
        4 page.refused reason=transition
        5 page.entered
        5 touch.began z x=50 y=50
        5 touch.ended z x=50 y=50
        5 tap z
        """),
    LittleBook(
      "animations at the root hold for pages without their own",
      pages: """
        {elements=();}, {elements=(); enterAnimation={animation=none;};}, {elements=();}
        """, root: "enterAnimation={animation=fade; duration=0.2;};",
      inputs: [.open(1), .ticks(2), .next, .next, .ticks(2)],
      trace: """
        0 page.entering
        2 page.entered
        2 page.exiting
        2 page.entering from=1 page=2
        2 page.exited page=1
        2 page.entered page=2
        2 page.exiting
        2 page.entering from=2 page=3
        4 page.exited page=2
        4 page.entered page=3
        """),
    LittleBook(
      "turns are refused while a narration sounds, from its start to its end, before anything else is asked",
      pages: """
        {elements=({type=audio; name=s; audio={trackName="s.wav"; duration=0.5; offset=0.2; role=narration;};});},
        {elements=({type=audio; name=s; audio={trackName="s.wav"; duration=0.5; role=effect;};});},
        {elements=({type=audio; name=s; audio={trackName="s.wav"; duration=0.5; role=narration;};});
         waitForNarration=no;}
        """, root: "waitForNarration=yes; credits=({name=Anna;});",
      inputs: [
        .open(1), .previous, .ticks(2), .previous, .next, .openCredits, .open(1), .ticks(4), .next, .ticks(1), .next,
        .next, .previous,
      ],
      trace: """
        0 page.entering
        0 item.added s
        0 page.entered
        0 page.refused reason=first
        2 sound.started s
        2 page.refused reason=narration
        2 page.refused reason=narration
        2 page.refused reason=narration
        2 page.refused reason=narration
        6 page.refused reason=narration
        7 sound.completed s
        7 page.exiting
        7 page.entering from=1 page=2
        7 item.added s
        7 sound.started s
        7 page.exited page=1
        7 page.entered page=2
        7 sound.stopped s
        7 page.exiting
        7 page.entering from=2 page=3
        7 item.added s
        7 sound.started s
        7 page.exited page=2
        7 page.entered page=3
        7 sound.stopped s
        7 page.exiting
        7 page.entering from=3 page=2
        7 item.added s
        7 sound.started s
        7 page.exited page=3
        7 page.entered page=2
        """),
    LittleBook(
      "music can be the narration; a narration that is stopped holds nobody",
      page: "", rules: "{when={event=\"page.refused\";}; do=({action=stop; item=music;});}",
      keys: "waitForNarration=yes; music={trackName=\"m.wav\"; duration=9; role=narration;};",
      inputs: [.open(1), .ticks(1), .next, .next],
      trace: """
        0 page.entering
        0 sound.started music
        0 page.entered
        1 page.refused reason=narration
        1 rule.fired rule0
        1 sound.stopped music
        1 book.ended
        """),
    LittleBook(
      "leaving: sounds stop in the order in which they started, then the page's rules hear, and start none any more",
      pages: """
        {music={trackName="m.wav"; duration=9; offset=0.2;}; elements=(
         {type=audio; name=late; audio={trackName="s.wav"; duration=9; offset=0.1;};},
         {type=audio; name=s; audio={trackName="s.wav"; duration=9;};},
         {type=audio; name=never; audio={trackName="s.wav"; duration=9; offset=5;};});
         rules=({when={event="page.exiting";}; do=({action=play; item=s;}, {action=playSound; trackName="x.wav";},
         {action=play; item=music;}, {action=set; variable=n; to=<*I1>;});},
         {when={event="page.entered";}; do=({action=playSound; trackName="x.wav";});});},
        {elements=();}
        """, root: "variables={n=<*I0>;};", files: [.sound("x.wav", seconds: 9)], inputs: [.open(1), .ticks(3), .next],
      trace: """
        0 page.entering
        0 item.added late
        0 item.added s
        0 sound.started s
        0 item.added never
        0 page.entered
        0 rule.fired rule1
        0 sound.started x.wav
        1 sound.started late
        2 sound.started music
        3 sound.stopped s
        3 sound.stopped x.wav
        3 sound.stopped late
        3 sound.stopped music
        3 page.exiting
        3 rule.fired rule0
        3 variable.changed name=n value=1
        3 page.entering from=1 page=2
        3 page.exited page=1
        3 page.entered page=2
        """),
    LittleBook(
      "the page on stage can be opened anew, and any page by its name or number",
      pages: """
        {name=one; elements=({type=text; text=A; name=a;}); rules=({when={event="page.entered";}; if="n == 0";
         do=({action=set; variable=n; to=<*I1>;}, {action=goToPage; page=three;});});},
        {elements=(); rules=({when={event="page.entered";}; do=({action=goToPage; page=<*I1>;});});},
        {name=three; elements=(); rules=({when={event="page.entered";}; do=({action=previousPage;});});}
        """, root: "variables={n=<*I0>;};", inputs: [.open(1), .expectPage(1), .open(1), .expectPage(1)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 rule.fired rule0
        0 variable.changed name=n value=1
        0 page.exiting
        0 page.entering from=1 page=3
        0 page.exited page=1
        0 page.entered page=3
        0 rule.fired rule0
        0 page.exiting
        0 page.entering from=3 page=2
        0 page.exited page=3
        0 page.entered page=2
        0 rule.fired rule0
        0 page.exiting
        0 page.entering from=2 page=1
        0 item.added a
        0 page.exited page=2
        0 page.entered page=1
        0 page.exiting
        0 page.entering from=1
        0 item.added a
        0 page.exited
        0 page.entered
        """),
    LittleBook(
      "before page.entered a rule cannot turn the page, at page.exited neither",
      pages: """
        {elements=({type=text; text=A; name=a;}); rules=({when={event="item.added";}; do=({action=nextPage;});},
         {when={event="page.entering";}; do=({action=nextPage;});});}, {elements=();}, {elements=();}
        """, root: "rules=({name=book; when={event=\"page.exited\";}; do=({action=nextPage;});});",
      inputs: [.open(1), .next],
      trace: """
        0 page.entering
        0 rule.fired rule1
        0 page.refused reason=transition
        0 item.added a
        0 rule.fired rule0
        0 page.refused reason=transition
        0 page.entered
        0 page.exiting
        0 page.entering from=1 page=2
        0 page.exited page=1
        0 rule.fired book page=2
        0 page.refused reason=transition
        0 page.entered
        """),
    LittleBook(
      "a page that is left is dropped at once: nothing of it ends while its successor enters",
      pages: """
        {elements=({type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5;},
         {properties={y=5;}; duration=0.5;});}, {type=text; text=B; name=b; trigger={triggeringItem=a; delay=0.1;};});
         rules=({when={event="tween.completed"; item=a;}; do=({action=nextPage;});},
         {name=gone; when={event="tween.completed"; item=a;}; do=();});},
        {enterAnimation={animation=slide; duration=0.5;}; elements=({type=text; text=A; name=a;});}
        """, inputs: [.open(1), .ticks(7), .expectOnStage("a", true), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 tween.started a/tween1
        0 page.entered
        5 tween.completed a/tween0
        5 rule.fired rule0
        5 page.exiting
        5 page.entering from=1 page=2
        5 item.added a
        10 page.exited page=1
        10 page.entered page=2
        """),
    LittleBook(
      "a rule that turns the page in the middle of an event: what comes before it is done, what comes after is not",
      pages: """
        {elements=({type=text; text=B; name=b; trigger={triggeringItem=a;};},
         {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5; removeFromStageWhenFinished=yes;});},
         {type=text; text=C; name=c; trigger={triggeringItem=a;};});
         rules=({when={event="item.added"; item=b;}; do=({action=nextPage;});});},
        {elements=();}
        """, inputs: [.open(1), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        5 tween.completed a/tween0
        5 trigger.fired b from=a
        5 item.added b
        5 rule.fired rule0
        5 page.exiting
        5 page.entering from=1 page=2
        5 page.exited page=1
        5 page.entered page=2
        """),
  ]
}
