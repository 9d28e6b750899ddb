extension LittleBook {
  /// Books about sounds: elements, music and files.
  static let sounds: [LittleBook] = [
    LittleBook(
      "a sound that begins inside its file lasts for the rest of it, unless the book says how long",
      page: """
        {type=audio; name=a; audio={trackName="s.wav"; start=1.5;};},
        {type=audio; name=b; audio={trackName="s.wav"; start=1.7; loop=yes;};},
        {type=audio; name=c; audio={trackName="s.wav"; start=3;};},
        {type=audio; name=d; audio={trackName="s.wav"; start=1; duration=0.2;};}
        """, files: [.sound("s.wav", seconds: 2)], inputs: [.open(1), .ticks(6)],
      trace: """
        0 page.entering
        0 item.added a
        0 sound.started a
        0 item.added b
        0 sound.started b
        0 item.added c
        0 sound.started c
        0 sound.completed c
        0 item.added d
        0 sound.started d
        0 page.entered
        2 sound.completed d
        3 sound.repeated b
        5 sound.completed a
        6 sound.repeated b
        """),
    LittleBook(
      "a sound starts after its offset and lasts as long as it says, or as its file does",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; offset=0.2; duration=0.5;};},
        {type=audio; name=t; audio={trackName="t.wav";};}
        """, files: [.sound("s.wav", seconds: 3), .sound("t.wav", seconds: 0.3)], inputs: [.open(1), .ticks(40)],
      trace: """
        0 page.entering
        0 item.added s
        0 item.added t
        0 sound.started t
        0 page.entered
        2 sound.started s
        3 sound.completed t
        7 sound.completed s
        """),
    LittleBook(
      "a sound without length starts and completes at once; one that loops starts only, and sounds until stopped",
      page: """
        {type=audio; name=s; audio={trackName="gone.wav";};},
        {type=audio; name=t; audio={trackName="gone.wav"; loop=yes;};},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5;});},
        {type=text; text=B; name=b; trigger={triggeringItem=s;};}
        """,
      rules: """
        {when={event="tween.completed";};
         do=({action=play; item=t;}, {action=stop; item=t;}, {action=stop; item=t;}, {action=stop; item=s;});}
        """, inputs: [.open(1), .ticks(10)],
      trace: """
        0 page.entering
        0 item.added s
        0 sound.started s
        0 sound.completed s
        0 trigger.fired b from=s
        0 item.added b
        0 item.added t
        0 sound.started t
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        5 tween.completed a/tween0
        5 rule.fired rule0
        5 sound.stopped t
        """),
    LittleBook(
      "play does nothing while it sounds, and starts at once when it does not",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.5; offset=0.3;};}
        """,
      rules: """
        {when={event="touch.began";}; do=({action=play; item=s;});}
        """,
      inputs: [
        .open(1), .ticks(4), .press(0, 50, 50), .ticks(5), .press(1, 50, 50), .ticks(2), .press(2, 50, 50), .ticks(9),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added s
        0 page.entered
        3 sound.started s
        4 touch.began z x=50 y=50
        4 rule.fired rule0
        8 sound.completed s
        9 touch.began z x=50 y=50
        9 rule.fired rule0
        9 sound.started s
        11 touch.began z x=50 y=50
        11 rule.fired rule0
        14 sound.completed s
        """),
    LittleBook(
      // Interpretation: the start that was due after the offset has then happened and doesn't happen again.
      "play in the offset starts the sound at once, and once",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.2; offset=0.5;};}
        """,
      rules: "{when={event=\"touch.began\";}; do=({action=play; item=s;});}",
      inputs: [.open(1), .ticks(1), .press(0, 50, 50), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added s
        0 page.entered
        1 touch.began z x=50 y=50
        1 rule.fired rule0
        1 sound.started s
        3 sound.completed s
        """),
    LittleBook(
      "play brings a sound on stage as show does, with its offset",
      page: """
        {type=text; text=A; name=a;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.2; offset=0.5;};
         trigger={triggeringItem=a; triggerIsATouch=yes;};}
        """,
      rules: "{when={event=\"page.entered\";}; do=({action=play; item=s;});}", inputs: [.open(1), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 rule.fired rule0
        0 item.added s
        5 sound.started s
        7 sound.completed s
        """),
    LittleBook(
      "stop is silent in the offset; toggle stops what sounds and plays what does not",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=1; offset=0.5;};},
        {type=audio; name=t; audio={trackName="t.wav"; duration=1;};}
        """,
      rules: """
        {when={event="page.entered";}; do=({action=stop; item=s;});},
        {when={event="touch.began";}; do=({action=toggle; item=t;}, {action=toggle; item=s;});}
        """,
      inputs: [.open(1), .ticks(6), .press(0, 50, 50), .ticks(2), .press(1, 50, 50), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added s
        0 item.added t
        0 sound.started t
        0 page.entered
        0 rule.fired rule0
        6 touch.began z x=50 y=50
        6 rule.fired rule1
        6 sound.stopped t
        6 sound.started s
        8 touch.began z x=50 y=50
        8 rule.fired rule1
        8 sound.started t
        8 sound.stopped s
        18 sound.completed t
        """),
    LittleBook(
      "music has an offset, loops unless it says otherwise, and can be stopped and played",
      page: "{type=activearea; name=z; width=100; height=100;}",
      rules: """
        {when={event="touch.began";}; do=({action=toggle; item=music;});},
        {when={event="sound.started"; item=music;}; do=();}
        """, keys: "music={trackName=\"m.mp3\"; offset=0.2; duration=0.5;};",
      inputs: [.open(1), .ticks(9), .press(0, 50, 50), .ticks(9), .press(1, 50, 50), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        2 sound.started music
        2 rule.fired rule1
        7 sound.repeated music
        9 touch.began z x=50 y=50
        9 rule.fired rule0
        9 sound.stopped music
        18 touch.began z x=50 y=50
        18 rule.fired rule0
        18 sound.started music
        18 rule.fired rule1
        23 sound.repeated music
        """),
    LittleBook(
      "music that does not loop completes",
      page: "", keys: "music={trackName=\"m.mp3\"; duration=0.5; loop=no;};", inputs: [.open(1), .ticks(9)],
      trace: """
        0 page.entering
        0 sound.started music
        0 page.entered
        5 sound.completed music
        """),
    LittleBook(
      "a rule's sound is called as the book writes it, and plays as often as it is asked for",
      page: "{type=activearea; name=z; width=100; height=100;}",
      rules: "{when={event=\"touch.began\";}; do=({action=playSound; trackName=\"sounds/s.wav\";});}",
      files: [.sound("sounds/s.wav", seconds: 0.5)],
      inputs: [.open(1), .press(0, 50, 50), .ticks(2), .press(1, 50, 50), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 sound.started sounds/s.wav
        2 touch.began z x=50 y=50
        2 rule.fired rule0
        2 sound.started sounds/s.wav
        5 sound.completed sounds/s.wav
        7 sound.completed sounds/s.wav
        """),
    LittleBook(
      // Interpretation: a missing file is silent, and emits the events of a sound without a duration.
      "a rule's sound without length, and one that is missing, start and complete at once",
      page: "",
      rules: """
        {when={event="page.entered";}; do=({action=playSound; trackName="s.wav";}, {action=playSound;
         trackName="t.wav";});}
        """, files: [.sound("s.wav", seconds: nil)], inputs: [.open(1), .ticks(1)],
      trace: """
        0 page.entering
        0 page.entered
        0 rule.fired rule0
        0 sound.started s.wav
        0 sound.completed s.wav
        0 sound.started t.wav
        0 sound.completed t.wav
        """),
    LittleBook(
      "a sound that loops reports each round, and its end is scheduled anew each time",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.25; loop=yes;};},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.6;});}
        """, inputs: [.open(1), .ticks(7)],
      trace: """
        0 page.entering
        0 item.added s
        0 sound.started s
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        3 sound.repeated s
        6 tween.completed a/tween0
        6 sound.repeated s
        """),
  ]
}
