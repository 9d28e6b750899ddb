extension LittleBook {
  /// Books in which several things happen together.
  static let interactions: [LittleBook] = [
    LittleBook(
      "what is stopped has no end for those who wait for it",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=1;};},
        {type=text; text=A; name=a; tweens=({properties={x=5;};});},
        {type=text; text=B; name=b; trigger={triggeringItem=s;};},
        {type=text; text=C; name=c; trigger={triggeringItem=a;};}
        """,
      rules: "{when={event=\"touch.began\";}; do=({action=stop; item=s;}, {action=stopTween; item=a;});}",
      inputs: [.open(1), .ticks(2), .press(0, 50, 50), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added s
        0 sound.started s
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 touch.began z x=50 y=50
        2 rule.fired rule0
        2 sound.stopped s
        2 tween.cancelled a/tween0
        """),
    LittleBook(
      "of two touches before it comes, ignore takes the first",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=B; name=b; trigger={triggeringItem=z; delay=0.5; retrigger=ignore;};
         tweens=({properties={x=5;}; duration=0.1;});}
        """, inputs: [.open(1), .press(0, 50, 50), .ticks(2), .press(1, 50, 50), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        2 touch.began z x=50 y=50
        5 trigger.fired b from=z
        5 item.added b
        5 tween.started b/tween0
        6 tween.completed b/tween0
        """),
    LittleBook(
      "a page starts a tween, which starts a sound, which brings a text",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.2; trigger={triggeringItemType=page;};});},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.3;}; trigger={triggeringItem=a;};},
        {type=text; text=B; name=b; trigger={triggeringItem=s;};}
        """, inputs: [.open(1), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 trigger.fired a/tween0 from=page
        0 tween.started a/tween0
        2 tween.completed a/tween0
        2 trigger.fired s from=a
        2 item.added s
        2 sound.started s
        5 sound.completed s
        5 trigger.fired b from=s
        5 item.added b
        """),
    LittleBook(
      // Interpretation: each is asked in turn, so a child receives the event that has just brought its group on
      // stage.
      "a group and its child may wait for the same touch",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=group; name=g; trigger={triggeringItem=z;};
         elements=({type=text; text=C; name=c; trigger={triggeringItem=z;};}, {type=text; text=D; name=d;});}
        """, inputs: [.open(1), .press(0, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired g from=z
        0 item.added g
        0 item.added d
        0 trigger.fired c from=z
        0 item.added c
        """),
    LittleBook(
      "a banner that is dragged on its way gives the way up, and its hold",
      page: """
        {type=text; text=A; name=a; x=100; width=200; height=100; draggable=yes; slideIn={hold=0.1;};}
        """, inputs: [.open(1), .ticks(2), .press(0, 50, 50), .ticks(9), .release(0), .ticks(9), .expect("a.x", -80)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/slideIn
        0 page.entered
        2 touch.began a x=50 y=50
        2 drag.started a x=-80 y=0
        2 tween.cancelled a/slideIn
        11 touch.ended a x=50 y=50
        11 drag.ended a x=-80 y=0
        11 tap a
        """),
    LittleBook(
      "a group is dragged with all that is in it",
      page: """
        {type=group; name=g; width=100; height=100; draggable=yes;
         elements=({type=activearea; name=c; x=100; width=50; height=50;});}
        """, inputs: [.open(1), .press(0, 50, 50), .move(0, 150, 150), .release(0), .press(0, 225, 125)],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added c
        0 page.entered
        0 touch.began g x=50 y=50
        0 drag.started g x=0 y=0
        0 touch.ended g x=150 y=150
        0 drag.ended g x=100 y=100
        0 touch.began c x=225 y=125
        """),
    LittleBook(
      "a child that is held when its group leaves is let go first",
      page: """
        {type=group; name=g; tweens=({properties={alpha=1;}; duration=0.5; removeFromStageWhenFinished=yes;});
         elements=({type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;
         tweens=({properties={alpha=1;};});});}
        """, inputs: [.open(1), .press(0, 110, 120), .move(0, 120, 120), .ticks(6), .release(0)],
      trace: """
        0 page.entering
        0 item.added g
        0 tween.started g/tween0
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        0 touch.began a x=110 y=120
        0 drag.started a x=100 y=100
        5 tween.completed g/tween0
        5 drag.ended a x=110 y=100
        5 tween.cancelled a/tween0
        5 item.removed a
        5 item.removed g
        6 touch.ended a x=120 y=120
        """),
    LittleBook(
      // Interpretation: the finger still determines the position; the value that a restart sets is overwritten at the
      // release.
      "a finger that holds what starts over keeps it",
      page: """
        {type=activearea; name=z; width=50; height=50;},
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;
         tweens=({properties={alpha=0.5;};});
         trigger={triggeringItem=z; retrigger=restart;};}
        """,
      inputs: [
        .open(1), .press(0, 25, 25), .press(1, 110, 120), .move(1, 160, 120), .ticks(1), .press(2, 25, 25),
        .expect("a.x", 150), .move(1, 170, 120), .expect("a.x", 160), .release(1), .expect("a.x", 160),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=25 y=25
        0 trigger.fired a from=z
        0 item.added a
        0 tween.started a/tween0
        0 touch.began a x=110 y=120
        0 drag.started a x=100 y=100
        1 touch.began z x=25 y=25
        1 trigger.fired a from=z
        1 tween.cancelled a/tween0
        1 tween.started a/tween0
        1 touch.ended a x=170 y=120
        1 drag.ended a x=160 y=100
        """),
    LittleBook(
      "colours go through keyframes",
      page: """
        {type=text; text=A; name=a; fontColor="#FF0000";
         tweens=({keyframes={fontColor=("#000000", "#FFFFFF", "#000000");};});}
        """,
      inputs: [
        .open(1), .expectText("a.fontColor", "#000000FF"), .ticks(2), .expectText("a.fontColor", "#666666FF"),
        .ticks(3), .expectText("a.fontColor", "#FFFFFFFF"), .ticks(5), .expectText("a.fontColor", "#000000FF"),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        10 tween.completed a/tween0
        """),
    LittleBook(
      "rules hear triggers and passes, and a limit of 0 is never",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.2; loopType=repeat; loopCount=3;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a; triggerWhen=start; delay=0.1;};}
        """,
      rules: """
        {name=pass; when={event="tween.repeated"; item=a; tween=tween0;}; do=();},
        {name=trigger; when={event="trigger.fired"; item=b;}; do=({action=hide; item=b;});},
        {name=never; when={event="tween.repeated";}; limit=0; do=();}
        """, inputs: [.open(1), .ticks(9), .expectOnStage("b", true)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        1 trigger.fired b from=a
        1 rule.fired trigger
        1 item.added b
        2 tween.repeated a/tween0 pass=2
        2 rule.fired pass
        4 tween.repeated a/tween0 pass=3
        4 rule.fired pass
        6 tween.completed a/tween0
        """),
    LittleBook(
      "a delayed rule fires also when what it acts on has left",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.2; removeFromStageWhenFinished=yes;});}
        """,
      rules: "{when={event=\"item.added\"; item=a;}; delay=0.5; do=({action=hide; item=a;}, {action=play; item=a;});}",
      faults: [.unknownAction], inputs: [.open(1), .ticks(9), .expectOnStage("a", false)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 tween.completed a/tween0
        2 item.removed a
        5 rule.fired rule0
        """),
  ]

  /// Books in which a page turns in the middle of something.
  static let turnInteractions: [LittleBook] = [
    LittleBook(
      "a touch that turns the page is cancelled by it, and the finger touches nothing there",
      pages: """
        {elements=({type=activearea; name=z; width=100; height=100;});
         rules=({when={event="touch.began"; item=z;}; do=({action=nextPage;});});},
        {elements=({type=activearea; name=y; width=100; height=100;});}
        """, inputs: [.open(1), .press(0, 50, 50), .move(0, 60, 50), .release(0), .press(0, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 touch.cancelled z x=50 y=50
        0 page.exiting
        0 page.entering from=1 page=2
        0 item.added y
        0 page.exited page=1
        0 page.entered page=2
        0 touch.began y x=50 y=50
        """),
    LittleBook(
      "a tap that turns the page opens no link any more",
      pages: """
        {elements=({type=text; text=Z; name=z; width=100; height=100; link="https://example.org/";});
         rules=({when={event=tap; item=z;}; do=({action=nextPage;});});},
        {elements=();}
        """, inputs: [.open(1), .tap(50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 touch.ended z x=50 y=50
        0 tap z
        0 rule.fired rule0
        0 page.exiting
        0 page.entering from=1 page=2
        0 page.exited page=1
        0 page.entered page=2
        """),
    LittleBook(
      "a drop that turns the page plays no sound any more",
      pages: """
        {elements=({type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;
         dropTargets=({name=t; x=300; y=300; width=100; height=100; sound="ding.wav";});});
         rules=({when={event="drag.dropped"; item=a;}; do=({action=nextPage;});});},
        {elements=();}
        """, files: [.sound("ding.wav", seconds: 1)], inputs: [.open(1), .choose("a", "t"), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=125 y=125
        0 drag.started a x=100 y=100
        0 touch.ended a x=350 y=350
        0 drag.dropped a target=t x=325 y=325
        0 rule.fired rule0
        0 page.exiting
        0 page.entering from=1 page=2
        0 page.exited page=1
        0 page.entered page=2
        """),
    LittleBook(
      "a rule whose turn is refused goes on; on the last page its turn is the book's end",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.5; role=narration;};}
        """,
      rules: """
        {when={event="touch.began";};
         do=({action=nextPage;}, {action=set; variable=n; by=1;}, {action=previousPage;});},
        {name=sorry; when={event="page.refused";}; do=();}
        """, keys: "waitForNarration=yes;", root: "variables={n=<*I0>;};",
      inputs: [.open(1), .press(0, 50, 50), .ticks(5), .press(1, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added s
        0 sound.started s
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 page.refused reason=narration
        0 rule.fired sorry
        0 variable.changed name=n value=1
        0 page.refused reason=narration
        0 rule.fired sorry
        5 sound.completed s
        5 touch.began z x=50 y=50
        5 rule.fired rule0
        5 book.ended
        5 variable.changed name=n value=2
        5 page.refused reason=first
        5 rule.fired sorry
        """),
    LittleBook(
      "what a page still had to do is dropped, also when the same page is opened again",
      page: """
        {type=text; text=A; name=a; trigger={triggeringItemType=page; delay=0.4;};}
        """,
      rules: "{when={event=\"page.entered\";}; delay=0.5; do=();}",
      inputs: [.open(1), .ticks(3), .open(1), .ticks(9)],
      trace: """
        0 page.entering
        0 page.entered
        3 page.exiting
        3 page.entering from=1
        3 page.exited
        3 page.entered
        7 trigger.fired a from=page
        7 item.added a
        8 rule.fired rule0
        """),
    LittleBook(
      "music, narration and tweens of a page begin while it still enters",
      pages: """
        {elements=(); music={trackName="m.wav"; duration=9;};},
        {enterAnimation={}; waitForNarration=yes; music={trackName="m.wav"; duration=9;};
         elements=({type=audio; name=s; audio={trackName="s.wav"; duration=0.7; role=narration;};});}
        """, inputs: [.open(1), .ticks(1), .next, .ticks(2), .previous, .ticks(3), .previous, .ticks(2), .previous],
      trace: """
        0 page.entering
        0 sound.started music
        0 page.entered
        1 sound.stopped music
        1 page.exiting
        1 page.entering from=1 page=2
        1 sound.started music
        1 item.added s
        1 sound.started s
        3 page.refused reason=transition
        6 page.exited page=1
        6 page.entered page=2
        6 page.refused reason=narration
        8 sound.completed s
        8 sound.stopped music
        8 page.exiting
        8 page.entering from=2 page=1
        8 sound.started music
        8 page.exited page=2
        8 page.entered page=1
        """),
  ]
}
