extension LittleBook {
  /// Books about sequences of pictures.
  static let movies: [LittleBook] = [
    LittleBook(
      // Interpretation: a movie that is over shows its last picture.
      "a movie shows each picture for its time, and stays at its last one",
      page: """
        {type=movie; name=m; width=10; height=10; fps=10; loop=no;
         frames=({name="1.png";}, {name="2.png";}, {name="3.png";});},
        {type=movie; name=n; width=10; height=10; fps=4; loop=no; frames=({name="1.png";}, {name="2.png";});}
        """,
      inputs: [
        .open(1), .expect("m.frame", 0), .ticks(1), .expect("m.frame", 1), .ticks(1), .expect("m.frame", 2),
        .expect("n.frame", 0), .ticks(1), .expect("m.frame", 2), .expect("n.frame", 1), .ticks(5),
        .expect("m.frame", 2), .expect("n.frame", 1),
      ],
      trace: """
        0 page.entering
        0 item.added m
        0 movie.started m
        0 item.added n
        0 movie.started n
        0 page.entered
        3 movie.completed m
        5 movie.completed n
        """),
    LittleBook(
      "a movie loops by itself, 12 pictures a second, a time round in whole ticks",
      page: """
        {type=movie; name=m; width=10; height=10; frames=({name="1.png";}, {name="2.png";}, {name="3.png";});}
        """,
      inputs: [
        .open(1), .ticks(1), .expect("m.frame", 1), .ticks(1), .expect("m.frame", 2), .ticks(1), .expect("m.frame", 0),
        .ticks(2), .expect("m.frame", 2), .ticks(1),
      ],
      trace: """
        0 page.entering
        0 item.added m
        0 movie.started m
        0 page.entered
        3 movie.repeated m
        6 movie.repeated m
        """),
    LittleBook(
      // Interpretation: a picture's sound is named by its file, like a rule's sound.
      "a picture's sound starts with it, each time round",
      page: """
        {type=movie; name=m; width=10; height=10; fps=5;
         frames=({name="1.png"; sound="a.wav";}, {name="2.png"; sound="b.wav";});}
        """, files: [.sound("a.wav", seconds: 0.1), .sound("b.wav", seconds: 0.1)], inputs: [.open(1), .ticks(6)],
      trace: """
        0 page.entering
        0 item.added m
        0 movie.started m
        0 sound.started a.wav
        0 page.entered
        1 sound.completed a.wav
        2 sound.started b.wav
        3 sound.completed b.wav
        4 movie.repeated m
        4 sound.started a.wav
        5 sound.completed a.wav
        6 sound.started b.wav
        """),
    LittleBook(
      "a movie without autoStart waits for play; stopped, it emits nothing, and starts from its first picture",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=movie; name=m; width=10; height=10; fps=10; autoStart=no;
         frames=({name="1.png";}, {name="2.png";}, {name="3.png";}, {name="4.png";});}
        """,
      rules: """
        {when={event="touch.began";}; do=({action=play; item=m;});},
        {when={event="touch.ended";}; do=({action=stop; item=m;});}
        """,
      inputs: [
        .open(1), .ticks(3), .press(0, 50, 50), .ticks(2), .expect("m.frame", 2), .press(1, 50, 50),
        .expect("m.frame", 2), .release(0), .ticks(9), .press(0, 50, 50), .expect("m.frame", 0), .ticks(4),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added m
        0 page.entered
        3 touch.began z x=50 y=50
        3 rule.fired rule0
        3 movie.started m
        5 touch.began z x=50 y=50
        5 rule.fired rule0
        5 touch.ended z x=50 y=50
        5 rule.fired rule1
        5 tap z
        14 touch.began z x=50 y=50
        14 rule.fired rule0
        14 movie.started m
        18 movie.repeated m
        """),
    LittleBook(
      "toggle stops a movie that runs and starts one that does not, also when it is over",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=movie; name=m; width=10; height=10; fps=10; loop=no; frames=({name="1.png";}, {name="2.png";});}
        """,
      rules: "{when={event=\"touch.began\";}; do=({action=toggle; item=m;});}",
      inputs: [
        .open(1), .ticks(1), .press(0, 50, 50), .ticks(5), .press(1, 50, 50), .ticks(2), .press(2, 50, 50), .ticks(1),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added m
        0 movie.started m
        0 page.entered
        1 touch.began z x=50 y=50
        1 rule.fired rule0
        6 touch.began z x=50 y=50
        6 rule.fired rule0
        6 movie.started m
        8 movie.completed m
        8 touch.began z x=50 y=50
        8 rule.fired rule0
        8 movie.started m
        """),
    LittleBook(
      "a movie without pictures starts and completes at once; one that loops starts only",
      page: """
        {type=movie; name=m; width=10; height=10; loop=no; frames=();},
        {type=movie; name=n; width=10; height=10; frames=();}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added m
        0 movie.started m
        0 movie.completed m
        0 item.added n
        0 movie.started n
        0 page.entered
        """),
    LittleBook(
      // Interpretation: `play` brings an element on stage and starts the movie, since the author asked for both.
      "play brings a movie on stage and starts it, also without autoStart",
      page: """
        {type=text; text=A; name=a;},
        {type=movie; name=m; width=10; height=10; fps=10; loop=no; autoStart=no; frames=({name="1.png";});
         trigger={triggeringItem=a; triggerIsATouch=yes;};}
        """,
      rules: "{when={event=\"page.entered\";}; do=({action=play; item=m;});}", inputs: [.open(1), .ticks(1)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 rule.fired rule0
        0 item.added m
        0 movie.started m
        1 movie.completed m
        """),
    LittleBook(
      "a tween of the picture decides while it runs",
      page: """
        {type=movie; name=m; width=10; height=10; fps=10;
         frames=({name="1.png";}, {name="2.png";}, {name="3.png";}, {name="4.png";}, {name="5.png";});
         tweens=({properties={frame=0;}; from={frame=4;}; duration=0.4; delay=0.1;});}
        """,
      inputs: [
        .open(1), .ticks(1), .expect("m.frame", 4), .ticks(1), .expect("m.frame", 3), .ticks(2),
        .expect("m.frame", 1),
      ],
      trace: """
        0 page.entering
        0 item.added m
        0 movie.started m
        0 page.entered
        1 tween.started m/tween0
        """),
    LittleBook(
      "a movie that is stopped as it starts plays no sound of its first picture",
      page: """
        {type=movie; name=m; width=10; height=10; fps=5; frames=({name="1.png"; sound="ding.wav";}, {name="2.png";});},
        {type=movie; name=n; width=10; height=10; fps=5; frames=({name="1.png"; sound="ding.wav";}, {name="2.png";});}
        """,
      rules: """
        {when={event="movie.started"; item=m;}; do=({action=stop; item=m;});},
        {when={event="movie.repeated"; item=n;}; do=({action=stop; item=n;}, {action=play; item=n;});}
        """, files: [.sound("ding.wav", seconds: 0.2)], inputs: [.open(1), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added m
        0 movie.started m
        0 rule.fired rule0
        0 item.added n
        0 movie.started n
        0 sound.started ding.wav
        0 page.entered
        2 sound.completed ding.wav
        4 movie.repeated n
        4 rule.fired rule1
        4 movie.started n
        4 sound.started ding.wav
        """),
    LittleBook(
      "a movie that was to be played is not when it has left as it came, even if it is back",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=movie; name=m; width=10; height=10; autoStart=no; frames=({name="1.png";}, {name="2.png";});
         trigger={triggeringItem=z; triggerWhen=end;};}
        """,
      rules: """
        {when={event="touch.began"; item=z;}; do=({action=play; item=m;});},
        {when={event="item.added"; item=m;}; limit=1; do=({action=hide; item=m;}, {action=show; item=m;});}
        """, inputs: [.open(1), .press(0, 50, 50), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 item.added m
        0 rule.fired rule1
        0 item.removed m
        0 item.added m
        """),
    LittleBook(
      "a movie that is over shows its first picture again when it is stopped, whatever else could move its pictures",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=movie; name=m; width=10; height=10; fps=10; loop=no; frames=({name="1.png";}, {name="2.png";});},
        {type=movie; name=n; width=10; height=10; fps=10; loop=no; frames=({name="1.png";}, {name="2.png";});
         tweens=({properties={frame=1;}; trigger={triggeringItem=z; triggerWhen=end;};});}
        """,
      rules: "{when={event=\"touch.began\"; item=z;}; do=({action=stop; item=m;}, {action=stop; item=n;});}",
      inputs: [
        .open(1), .ticks(3), .expect("m.frame", 1), .expect("n.frame", 1), .press(0, 50, 50), .expect("m.frame", 0),
        .expect("n.frame", 0),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added m
        0 movie.started m
        0 item.added n
        0 movie.started n
        0 page.entered
        2 movie.completed m
        2 movie.completed n
        3 touch.began z x=50 y=50
        3 rule.fired rule0
        """),
    LittleBook(
      "a movie without autoStart that an action brings starts in its place, after its tweens",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=movie; name=m; x=200; width=10; height=10; fps=10; loop=no; autoStart=no; frames=({name="1.png";});
         tweens=({properties={x=5;}; duration=1;}); trigger={triggeringItemType=page; delay=100;};}
        """,
      rules: "{when={event=tap;}; do=({action=toggle; item=m;}, {action=set; variable=n; by=1;});}",
      root: "variables={n=<*I0>;};", inputs: [.open(1), .tap(50, 50), .ticks(1)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 touch.ended z x=50 y=50
        0 tap z
        0 rule.fired rule0
        0 item.added m
        0 tween.started m/tween0
        0 movie.started m
        0 variable.changed name=n value=1
        1 movie.completed m
        """),
    LittleBook(
      "play, stop and toggle of what is neither a sound nor a movie do nothing, on stage or off",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=1;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a;};}
        """,
      rules: """
        {when={event=tap;}; do=({action=stop; item=a;}, {action=toggle; item=a;}, {action=play; item=a;},
         {action=toggle; item=b;}, {action=play; item=b;}, {action=stop; item=b;});}
        """, faults: [.unknownAction],
      inputs: [.open(1), .ticks(5), .tap(50, 50), .expectOnStage("b", false), .expect("a.x", 2.5), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        5 touch.began z x=50 y=50
        5 touch.ended z x=50 y=50
        5 tap z
        5 rule.fired rule0
        10 tween.completed a/tween0
        10 trigger.fired b from=a
        10 item.added b
        """),
  ]
}
