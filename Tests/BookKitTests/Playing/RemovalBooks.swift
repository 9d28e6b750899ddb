extension LittleBook {
  /// Books about elements that leave the stage.
  static let removals: [LittleBook] = [
    LittleBook(
      "an element that leaves stops its tweens in order, then its sound; what is still delayed goes silently",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=2;}; tweens=({properties={volume=0;}; delay=0.2;},
         {properties={volume=1;};}, {properties={volume=1;}; delay=0.8;}, {properties={volume=1;}; duration=0.1;});},
        {type=audio; name=t; audio={trackName="s.wav"; duration=2; offset=1;};},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5;});}
        """,
      rules: "{when={event=\"tween.completed\"; item=a;}; do=({action=hide; item=s;}, {action=hide; item=t;});}",
      inputs: [.open(1), .ticks(40)],
      trace: """
        0 page.entering
        0 item.added s
        0 tween.started s/tween1
        0 tween.started s/tween3
        0 sound.started s
        0 item.added t
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        1 tween.completed s/tween3
        2 tween.started s/tween0
        5 tween.completed a/tween0
        5 rule.fired rule0
        5 tween.cancelled s/tween0
        5 tween.cancelled s/tween1
        5 sound.stopped s
        5 item.removed s
        5 item.removed t
        """),
    LittleBook(
      "a group leaves with its tweens, then its children in order, then itself",
      page: """
        {type=group; name=g; tweens=({properties={x=5;};}, {properties={y=5;}; duration=0.5;
         removeFromStageWhenFinished=yes;}); elements=({type=text; text=C; name=c; tweens=({properties={x=5;};});},
         {type=text; text=D; name=d; trigger={triggeringItem=c;};},
         {type=group; name=h; elements=({type=audio; name=s; audio={trackName="s.wav"; duration=2;};});});}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added g
        0 tween.started g/tween0
        0 tween.started g/tween1
        0 item.added c
        0 tween.started c/tween0
        0 item.added h
        0 item.added s
        0 sound.started s
        0 page.entered
        5 tween.completed g/tween1
        5 tween.cancelled g/tween0
        5 tween.cancelled c/tween0
        5 item.removed c
        5 sound.stopped s
        5 item.removed s
        5 item.removed h
        5 item.removed g
        """),
    LittleBook(
      // Interpretation: an element that is leaving starts nothing, and can't be shown or hidden a second time.
      "all that an element runs is stopped before the first of it is reported",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=10;};}, {properties={y=10;};});},
        {type=text; text=B; name=b; tweens=({properties={x=5;}; duration=0.2;});}
        """,
      rules: """
        {when={event="tween.completed"; item=b;}; do=({action=hide; item=a;});},
        {when={event="tween.cancelled"; item=a; tween=tween0;};
         do=({action=stopTween; item=a;}, {action=startTween; item=a; tween=tween0;}, {action=show; item=a;},
         {action=hide; item=a;});}
        """, inputs: [.open(1), .ticks(20), .expectOnStage("a", false)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 tween.started a/tween1
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        2 tween.completed b/tween0
        2 rule.fired rule0
        2 tween.cancelled a/tween0
        2 rule.fired rule1
        2 tween.cancelled a/tween1
        2 item.removed a
        """),
    LittleBook(
      "what has left may come back by a rule on its leaving",
      page: """
        {type=text; text=A; name=a; x=3; tweens=({properties={x=13;}; duration=0.5; removeFromStageWhenFinished=yes;});}
        """,
      rules: "{when={event=\"item.removed\"; item=a;}; limit=1; do=({action=show; item=a;});}",
      inputs: [.open(1), .ticks(5), .expect("a.x", 3), .ticks(10), .expectOnStage("a", false)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        5 tween.completed a/tween0
        5 item.removed a
        5 rule.fired rule0
        5 item.added a
        5 tween.started a/tween0
        10 tween.completed a/tween0
        10 item.removed a
        """),
    LittleBook(
      "a tween that removes its element does not when it has left meanwhile, even if it is back",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=13;}; duration=0.5; removeFromStageWhenFinished=yes;});}
        """,
      rules: """
        {when={event="tween.completed"; item=a;}; limit=1; do=({action=hide; item=a;}, {action=show; item=a;});}
        """, inputs: [.open(1), .ticks(7), .expectOnStage("a", true), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        5 tween.completed a/tween0
        5 rule.fired rule0
        5 item.removed a
        5 item.added a
        5 tween.started a/tween0
        10 tween.completed a/tween0
        10 item.removed a
        """),
    LittleBook(
      "what waits for the last tween of an element may bring the element itself back",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=13;}; duration=0.5; removeFromStageWhenFinished=yes;});},
        {type=text; text=B; name=b; tweens=({properties={x=13;}; duration=0.2; trigger={triggeringItem=a;};});}
        """,
      rules: "{when={event=\"tween.completed\"; item=b;}; do=({action=show; item=a;});}",
      inputs: [.open(1), .ticks(12)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 page.entered
        5 tween.completed a/tween0
        5 trigger.fired b/tween0 from=a
        5 tween.started b/tween0
        5 item.removed a
        7 tween.completed b/tween0
        7 rule.fired rule0
        7 item.added a
        7 tween.started a/tween0
        12 tween.completed a/tween0
        12 trigger.fired b/tween0 from=a
        12 tween.started b/tween0
        12 item.removed a
        """),
    LittleBook(
      "a movie that leaves emits nothing of its own",
      page: """
        {type=movie; name=m; width=10; height=10; fps=10; frames=({name="1.png";}, {name="2.png";});
         tweens=({properties={x=5;}; duration=0.5; removeFromStageWhenFinished=yes;}, {properties={y=5;};});}
        """, inputs: [.open(1), .ticks(10)],
      trace: """
        0 page.entering
        0 item.added m
        0 tween.started m/tween0
        0 tween.started m/tween1
        0 movie.started m
        0 page.entered
        2 movie.repeated m
        4 movie.repeated m
        5 tween.completed m/tween0
        5 tween.cancelled m/tween1
        5 item.removed m
        """),
    LittleBook(
      "a child can leave without its group, and comes back with it",
      page: """
        {type=group; name=g; elements=({type=text; text=C; name=c; tweens=({properties={x=5;}; duration=0.1;
         removeFromStageWhenFinished=yes;});});},
        {type=text; text=B; name=b; tweens=({properties={x=5;}; duration=0.3;});}
        """,
      rules: """
        {when={event="tween.completed"; item=b;}; do=({action=hide; item=g;}, {action=show; item=g;});}
        """, inputs: [.open(1), .ticks(4)],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added c
        0 tween.started c/tween0
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        1 tween.completed c/tween0
        1 item.removed c
        3 tween.completed b/tween0
        3 rule.fired rule0
        3 item.removed g
        3 item.added g
        3 item.added c
        3 tween.started c/tween0
        4 tween.completed c/tween0
        4 item.removed c
        """),
    LittleBook(
      // Interpretation: a child can't be on stage without its group, so showing it does nothing and isn't remembered.
      "a child of a group off stage cannot be brought by itself",
      page: """
        {type=text; text=B; name=b; tweens=({properties={x=5;}; duration=0.3;});},
        {type=group; name=g; trigger={triggeringItem=b;};
         elements=({type=text; text=C; name=c; trigger={triggeringItem=b; delay=5;};},
         {type=audio; name=s; audio={trackName="s.wav"; duration=1;}; trigger={triggeringItem=b; delay=5;};});}
        """,
      rules: """
        {when={event="page.entered";}; do=({action=show; item=c;}, {action=play; item=s;});},
        {when={event="item.added"; item=g;}; do=({action=show; item=c;});}
        """, inputs: [.open(1), .ticks(3)],
      trace: """
        0 page.entering
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        0 rule.fired rule0
        3 tween.completed b/tween0
        3 trigger.fired g from=b
        3 item.added g
        3 rule.fired rule1
        3 item.added c
        """),
  ]
}
