extension LittleBook {
  /// Books about triggers with a delay and triggers that fire again.
  static let retriggers: [LittleBook] = [
    LittleBook(
      "a trigger with a delay fires when that is over, also when its cause has left",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5; removeFromStageWhenFinished=yes;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a; delay=0.3;};
         tweens=({properties={x=5;}; delay=0.2; duration=0.1;});}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        5 tween.completed a/tween0
        5 item.removed a
        8 trigger.fired b from=a
        8 item.added b
        10 tween.started b/tween0
        11 tween.completed b/tween0
        """),
    LittleBook(
      "by itself an element starts over only when it is idle, and then from its initial values",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=B; name=b; x=3; trigger={triggeringItem=z;}; tweens=({properties={x=13;}; delay=0.2;});}
        """,
      inputs: [
        .open(1), .tap(50, 50), .ticks(1), .tap(50, 50), .ticks(10), .tap(50, 50), .ticks(1), .expect("b.x", 13),
        .tap(50, 50), .expect("b.x", 3), .ticks(3), .expect("b.x", 4),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired b from=z
        0 item.added b
        0 touch.ended z x=50 y=50
        0 tap z
        1 touch.began z x=50 y=50
        1 touch.ended z x=50 y=50
        1 tap z
        2 tween.started b/tween0
        11 touch.began z x=50 y=50
        11 touch.ended z x=50 y=50
        11 tap z
        12 tween.completed b/tween0
        12 touch.began z x=50 y=50
        12 trigger.fired b from=z
        12 touch.ended z x=50 y=50
        12 tap z
        14 tween.started b/tween0
        """),
    LittleBook(
      "restart breaks off what runs, in order, and starts over",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.5;}; trigger={triggeringItem=z; retrigger=restart;};
         tweens=({properties={volume=0;};}, {properties={volume=1;}; delay=0.3;});}
        """, inputs: [.open(1), .tap(50, 50), .ticks(2), .tap(50, 50), .ticks(12)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired s from=z
        0 item.added s
        0 tween.started s/tween0
        0 sound.started s
        0 touch.ended z x=50 y=50
        0 tap z
        2 touch.began z x=50 y=50
        2 trigger.fired s from=z
        2 tween.cancelled s/tween0
        2 sound.stopped s
        2 tween.started s/tween0
        2 sound.started s
        2 touch.ended z x=50 y=50
        2 tap z
        5 tween.started s/tween1
        7 sound.completed s
        12 tween.completed s/tween0
        """),
    LittleBook(
      "ignore comes once a stay",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=B; name=b; trigger={triggeringItem=z; retrigger=ignore;};
         tweens=({properties={x=5;}; duration=0.2;}, {properties={y=5;}; duration=0.4;
         removeFromStageWhenFinished=yes;});}
        """,
      inputs: [.open(1), .tap(50, 50), .ticks(3), .press(0, 50, 50), .ticks(1), .release(0), .press(0, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired b from=z
        0 item.added b
        0 tween.started b/tween0
        0 tween.started b/tween1
        0 touch.ended z x=50 y=50
        0 tap z
        2 tween.completed b/tween0
        3 touch.began z x=50 y=50
        4 tween.completed b/tween1
        4 item.removed b
        4 touch.ended z x=50 y=50
        4 tap z
        4 touch.began z x=50 y=50
        4 trigger.fired b from=z
        4 item.added b
        4 tween.started b/tween0
        4 tween.started b/tween1
        """),
    LittleBook(
      "whether it is idle is asked when the delay is over, for each event by itself",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=B; name=b; trigger={triggeringItem=z; delay=0.5;}; tweens=({properties={x=5;};
         duration=0.3;});}
        """,
      inputs: [
        .open(1), .press(0, 50, 50), .ticks(2), .press(1, 50, 50), .ticks(1), .press(2, 50, 50), .ticks(1),
        .press(3, 50, 50), .ticks(20),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        2 touch.began z x=50 y=50
        3 touch.began z x=50 y=50
        4 touch.began z x=50 y=50
        5 trigger.fired b from=z
        5 item.added b
        5 tween.started b/tween0
        8 tween.completed b/tween0
        9 trigger.fired b from=z
        9 tween.started b/tween0
        12 tween.completed b/tween0
        """),
    LittleBook(
      "an endless tween is never idle, a tween that waits for its own trigger is",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=B; name=b; trigger={triggeringItem=z;};
         tweens=({properties={x=5;}; loopType=repeat; duration=2;});},
        {type=text; text=C; name=c; trigger={triggeringItem=z;};
         tweens=({properties={x=5;}; duration=0.5; trigger={triggeringItem=b; triggerIsATouch=yes;};});}
        """, inputs: [.open(1), .tap(50, 50), .ticks(1), .tap(50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired b from=z
        0 item.added b
        0 tween.started b/tween0
        0 trigger.fired c from=z
        0 item.added c
        0 touch.ended z x=50 y=50
        0 tap z
        1 touch.began z x=50 y=50
        1 trigger.fired c from=z
        1 touch.ended z x=50 y=50
        1 tap z
        """),
    LittleBook(
      "a sound in its offset is not idle, a movie that loops never is",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.2; offset=0.5;}; trigger={triggeringItem=z;};},
        {type=movie; name=m; width=10; height=10; fps=10; frames=({name="1.png";}, {name="2.png";});
         trigger={triggeringItem=z;};}
        """, inputs: [.open(1), .tap(50, 50), .ticks(3), .tap(50, 50), .ticks(4), .press(0, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired s from=z
        0 item.added s
        0 trigger.fired m from=z
        0 item.added m
        0 movie.started m
        0 touch.ended z x=50 y=50
        0 tap z
        2 movie.repeated m
        3 touch.began z x=50 y=50
        3 touch.ended z x=50 y=50
        3 tap z
        4 movie.repeated m
        5 sound.started s
        6 movie.repeated m
        7 sound.completed s
        7 touch.began z x=50 y=50
        7 trigger.fired s from=z
        """),
    LittleBook(
      "a group that starts over leaves its children alone",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=group; name=g; trigger={triggeringItem=z; retrigger=restart;}; tweens=({properties={x=5;};
         duration=0.5;});
         elements=({type=text; text=C; name=c; tweens=({properties={x=5;}; duration=0.5;});});}
        """, inputs: [.open(1), .press(0, 50, 50), .ticks(3), .press(1, 50, 50), .expect("c.x", 3), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired g from=z
        0 item.added g
        0 tween.started g/tween0
        0 item.added c
        0 tween.started c/tween0
        3 touch.began z x=50 y=50
        3 trigger.fired g from=z
        3 tween.cancelled g/tween0
        3 tween.started g/tween0
        5 tween.completed c/tween0
        8 tween.completed g/tween0
        """),
    LittleBook(
      "an element on stage that no trigger brought starts over by its trigger all the same",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=B; name=b; trigger={triggeringItem=z;}; tweens=({properties={x=5;}; duration=0.5;});}
        """, rules: "{when={event=\"page.entered\";}; do=({action=show; item=b;});}",
      inputs: [.open(1), .ticks(4), .tap(50, 50), .ticks(1), .tap(50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 rule.fired rule0
        0 item.added b
        0 tween.started b/tween0
        4 touch.began z x=50 y=50
        4 touch.ended z x=50 y=50
        4 tap z
        5 tween.completed b/tween0
        5 touch.began z x=50 y=50
        5 trigger.fired b from=z
        5 tween.started b/tween0
        5 touch.ended z x=50 y=50
        5 tap z
        """),
    LittleBook(
      "two tweens that wait for each other take turns",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.3;},
         {properties={x=0;}; duration=0.2; trigger={triggeringItem=a; triggerIsATween=yes;};});},
        {type=text; text=B; name=b;
         tweens=({properties={x=5;}; duration=0.1;
         trigger={triggeringItem=a; triggerIsATween=yes; triggeringTweenNumber=tween1;};});}
        """,
      rules: "{when={event=\"tween.completed\"; item=b;}; limit=1; do=({action=startTween; item=a;});}",
      inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 page.entered
        3 tween.completed a/tween0
        3 trigger.fired a/tween1 from=a
        3 tween.started a/tween1
        5 tween.completed a/tween1
        5 trigger.fired b/tween0 from=a
        5 tween.started b/tween0
        6 tween.completed b/tween0
        6 rule.fired rule0
        6 tween.started a/tween0
        9 tween.completed a/tween0
        9 trigger.fired a/tween1 from=a
        9 tween.started a/tween1
        11 tween.completed a/tween1
        11 trigger.fired b/tween0 from=a
        11 tween.started b/tween0
        12 tween.completed b/tween0
        """),
    LittleBook(
      "a sound that a rule plays whenever it is stopped starts over once",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=2;}; trigger={triggeringItem=z; retrigger=restart;};}
        """,
      rules: "{when={event=\"sound.stopped\"; item=s;}; do=({action=play; item=s;});}",
      inputs: [.open(1), .press(0, 50, 50), .ticks(1), .press(1, 50, 50), .ticks(30)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired s from=z
        0 item.added s
        0 sound.started s
        1 touch.began z x=50 y=50
        1 trigger.fired s from=z
        1 sound.stopped s
        1 rule.fired rule0
        1 sound.started s
        21 sound.completed s
        """),
    LittleBook(
      "a group that starts over as it comes brings its children all the same",
      page: """
        {type=text; text=C; name=c; tweens=({name=w; duration=0.2; properties={x=5;};});},
        {type=group; name=g; elements=({type=text; text=D; name=d;}, {type=text; text=E; name=e;});
         trigger={triggeringItem=c; triggerWhen=start; retrigger=restart;};}
        """,
      rules: """
        {when={event="item.added"; item=g;}; limit=1; do=({action=stopTween; item=c;}, {action=startTween; item=c;});}
        """, inputs: [.open(1), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added c
        0 tween.started c/w
        0 trigger.fired g from=c
        0 item.added g
        0 rule.fired rule0
        0 tween.cancelled c/w
        0 tween.started c/w
        0 trigger.fired g from=c
        0 item.added d
        0 item.added e
        0 page.entered
        2 tween.completed c/w
        """),
  ]
}
