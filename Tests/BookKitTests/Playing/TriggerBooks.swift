extension LittleBook {
  /// Books about the default moments of triggers, and those that the author chooses.
  static let triggers: [LittleBook] = [
    LittleBook(
      "a trigger makes an element touchable only if a touch on it is what it waits for",
      page: """
        {type=text; text=A; name=a; width=100; height=100;}, {type=text; text=B; name=b; x=100; width=100; height=100;},
        {type=text; text=C; name=c; x=200; width=100; height=100;},
        {type=text; text=D; name=d; trigger={triggeringItem=a; triggerIsATouch=yes; triggerWhen=drop;};},
        {type=text; text=E; name=e; trigger={triggeringItem=b; triggerIsATouch=yes; triggerIsATween=yes;};},
        {type=text; text=F; name=f; trigger={triggeringItem=c; triggerIsATouch=yes;};}
        """,
      inputs: [.open(1), .press(0, 50, 50), .press(1, 150, 50), .press(2, 250, 50)],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 item.added c
        0 page.entered
        0 touch.began x=50 y=50
        0 touch.began x=150 y=50
        0 touch.began c x=250 y=50
        0 trigger.fired f from=c
        0 item.added f
        """),
    LittleBook(
      "a sound triggers at its end, or at its start when it says so",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.5; offset=0.2;};},
        {type=text; text=B; name=b; trigger={triggeringItem=s;};},
        {type=text; text=C; name=c; trigger={triggeringItem=s; triggerWhen=start;};},
        {type=text; text=D; name=d; trigger={triggeringItem=s; triggerWhen=pass;};}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added s
        0 page.entered
        2 sound.started s
        2 trigger.fired c from=s
        2 item.added c
        7 sound.completed s
        7 trigger.fired b from=s
        7 item.added b
        7 trigger.fired d from=s
        7 item.added d
        """),
    LittleBook(
      "the end of a sound that loops triggers once, after its first time round, and pass each time",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.5; loop=yes;};},
        {type=text; text=B; name=b; trigger={triggeringItem=s;};},
        {type=text; text=D; name=d; trigger={triggeringItem=s; triggerWhen=pass;};}
        """, inputs: [.open(1), .ticks(10)],
      trace: """
        0 page.entering
        0 item.added s
        0 sound.started s
        0 page.entered
        5 sound.repeated s
        5 trigger.fired b from=s
        5 item.added b
        5 trigger.fired d from=s
        5 item.added d
        10 sound.repeated s
        10 trigger.fired d from=s
        """),
    LittleBook(
      "the end of a movie that loops triggers once",
      page: """
        {type=movie; name=m; width=10; height=10; fps=10; frames=({name="1.png";}, {name="2.png";}, {name="3.png";});},
        {type=text; text=B; name=b; trigger={triggeringItem=m;};}
        """, inputs: [.open(1), .ticks(7)],
      trace: """
        0 page.entering
        0 item.added m
        0 movie.started m
        0 page.entered
        3 movie.repeated m
        3 trigger.fired b from=m
        3 item.added b
        6 movie.repeated m
        """),
    LittleBook(
      "a movie's start and its one time round",
      page: """
        {type=movie; name=m; width=10; height=10; fps=10; loop=no; frames=({name="1.png";}, {name="2.png";});},
        {type=text; text=B; name=b; trigger={triggeringItem=m; triggerWhen=start;};},
        {type=text; text=C; name=c; trigger={triggeringItem=m; triggerWhen=pass;};}
        """, inputs: [.open(1), .ticks(7)],
      trace: """
        0 page.entering
        0 item.added m
        0 movie.started m
        0 trigger.fired b from=m
        0 item.added b
        0 page.entered
        2 movie.completed m
        2 trigger.fired c from=m
        2 item.added c
        """),
    LittleBook(
      "a picture, a text and a group trigger at the end of their first tween",
      page: """
        {type=image; fileName="p.png"; name=p; tweens=({properties={x=5;}; duration=0.3;}, {properties={y=5;}; \
        duration=0.1;});},
        {type=group; name=g; elements=(); tweens=({properties={x=5;}; duration=0.2;});},
        {type=text; text=B; name=b; trigger={triggeringItem=p;};},
        {type=text; text=C; name=c; trigger={triggeringItem=g;};}
        """, files: [.picture("p.png", width: 10, height: 10)], inputs: [.open(1), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added p
        0 tween.started p/tween0
        0 tween.started p/tween1
        0 item.added g
        0 tween.started g/tween0
        0 page.entered
        1 tween.completed p/tween1
        2 tween.completed g/tween0
        2 trigger.fired c from=g
        2 item.added c
        3 tween.completed p/tween0
        3 trigger.fired b from=p
        3 item.added b
        """),
    LittleBook(
      "a tween triggers by its number, by its name, and for whatever type",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.5;};
         tweens=({properties={volume=0;}; duration=0.1;}, {name=fade; properties={volume=1;}; duration=0.2;});},
        {type=text; text=B; name=b; trigger={triggeringItem=s; triggerIsATween=yes;};},
        {type=text; text=C; name=c; trigger={triggeringItem=s; triggerIsATween=yes; triggeringTweenNumber=<*I1>;};},
        {type=text; text=D; name=d; trigger={triggeringItem=s; triggerIsATween=yes; triggeringTweenNumber=fade;};}
        """, inputs: [.open(1), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added s
        0 tween.started s/tween0
        0 tween.started s/fade
        0 sound.started s
        0 page.entered
        1 tween.completed s/tween0
        1 trigger.fired b from=s
        1 item.added b
        2 tween.completed s/fade
        2 trigger.fired c from=s
        2 item.added c
        2 trigger.fired d from=s
        2 item.added d
        5 sound.completed s
        """),
    LittleBook(
      "what waits for a tween's start comes right after it",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0;}, {properties={y=5;}; duration=0.1;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a; triggerWhen=start;};},
        {type=text; text=C; name=c; trigger={triggeringItem=a;};}
        """, inputs: [.open(1), .ticks(1)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 trigger.fired b from=a
        0 item.added b
        0 tween.completed a/tween0
        0 trigger.fired c from=a
        0 item.added c
        0 tween.started a/tween1
        0 page.entered
        1 tween.completed a/tween1
        """),
    LittleBook(
      "the end of a tween that loops triggers once, after its first pass, and pass each time and at its end",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.2; loopType=repeat; loopCount=3;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a;};},
        {type=text; text=C; name=c; trigger={triggeringItem=a; triggerWhen=pass;};}
        """, inputs: [.open(1), .ticks(10)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 tween.repeated a/tween0 pass=2
        2 trigger.fired b from=a
        2 item.added b
        2 trigger.fired c from=a
        2 item.added c
        4 tween.repeated a/tween0 pass=3
        4 trigger.fired c from=a
        6 tween.completed a/tween0
        6 trigger.fired c from=a
        """),
    LittleBook(
      "an active area triggers when it is touched, anything else when it is said to be touched",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; x=200; width=100; height=100;},
        {type=text; text=B; name=b; trigger={triggeringItem=z;};},
        {type=text; text=C; name=c; trigger={triggeringItem=a; triggerIsATouch=yes;};},
        {type=text; text=D; name=d; trigger={triggeringItem=a; triggerIsATouch=yes; triggerWhen=end;};}
        """, inputs: [.open(1), .tap(50, 50), .tap(250, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired b from=z
        0 item.added b
        0 touch.ended z x=50 y=50
        0 tap z
        0 touch.began a x=250 y=50
        0 trigger.fired c from=a
        0 item.added c
        0 touch.ended a x=250 y=50
        0 trigger.fired d from=a
        0 item.added d
        0 tap a
        """),
    LittleBook(
      "what is said to be both a tween and a touch is a tween",
      page: """
        {type=text; text=A; name=a; width=100; height=100; tweens=({properties={alpha=1;}; duration=0.5;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a; triggerIsATouch=yes; triggerIsATween=yes;};}
        """, inputs: [.open(1), .tap(50, 50), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        0 touch.began x=50 y=50
        0 touch.ended x=50 y=50
        5 tween.completed a/tween0
        5 trigger.fired b from=a
        5 item.added b
        """),
    LittleBook(
      "the page means the page, whatever item is named; its pass is its end",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a; triggeringItemType=page; triggerWhen=pass;};}
        """, inputs: [.open(1), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        0 trigger.fired b from=page
        0 item.added b
        5 tween.completed a/tween0
        """),
    LittleBook(
      "the element's own type counts, not the one that the trigger says",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=B; name=b; trigger={triggeringItem=z; triggeringItemType=audio;};}
        """, inputs: [.open(1), .tap(50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired b from=z
        0 item.added b
        0 touch.ended z x=50 y=50
        0 tap z
        """),
    LittleBook(
      "pass of a touch never fires",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=B; name=b; trigger={triggeringItem=z; triggerWhen=pass;};}
        """, inputs: [.open(1), .tap(50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 touch.ended z x=50 y=50
        0 tap z
        """),
  ]
}
