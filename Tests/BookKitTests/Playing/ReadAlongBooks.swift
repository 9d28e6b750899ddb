extension LittleBook {
  /// Books with texts that follow a voice.
  static let readAlongs: [LittleBook] = [
    LittleBook(
      "each word is spoken at its time after the sound's start, as many as both lists have",
      page: """
        {type=text; name=t; text="Once upon  a\\ntime, there"; readAlong={audio=s; starts=(0, 0.3, 0.3, 0.7);};},
        {type=text; name=u; text="Two words"; readAlong={audio=s; starts=(0.3, 0.4, 0.5);};},
        {type=audio; name=s; audio={trackName="s.wav"; duration=2; offset=0.2;};}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added t
        0 item.added u
        0 item.added s
        0 page.entered
        2 sound.started s
        2 word.spoken t index=0 text="Once"
        5 word.spoken t index=1 text="upon"
        5 word.spoken t index=2 text="a"
        5 word.spoken u index=0 text="Two"
        6 word.spoken u index=1 text="words"
        9 word.spoken t index=3 text="time,"
        """),
    LittleBook(
      "a text that comes later joins in with the words due now or later",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5;});},
        {type=text; name=t; text="one two three"; readAlong={audio=s; starts=(0.4, 0.5, 0.6);};
         trigger={triggeringItem=a;};},
        {type=audio; name=s; audio={trackName="s.wav"; duration=2;};}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added s
        0 sound.started s
        0 page.entered
        5 tween.completed a/tween0
        5 trigger.fired t from=a
        5 item.added t
        5 word.spoken t index=1 text="two"
        6 word.spoken t index=2 text="three"
        20 sound.completed s
        """),
    LittleBook(
      "a text whose own tween starts its voice says the first word once",
      page: """
        {type=text; name=t; text="one two"; readAlong={audio=s; starts=(0, 0.1);};
         tweens=({name=m; properties={x=5;}; duration=0.5;});},
        {type=audio; name=s; audio={trackName="s.wav"; duration=2;};
         trigger={triggeringItem=t; triggerIsATween=YES; triggeringTweenNumber=m; triggerWhen=start;};}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added t
        0 tween.started t/m
        0 trigger.fired s from=t
        0 item.added s
        0 sound.started s
        0 word.spoken t index=0 text="one"
        0 page.entered
        1 word.spoken t index=1 text="two"
        5 tween.completed t/m
        20 sound.completed s
        """),
    LittleBook(
      "a text that follows its sound in the book comes in time for its first word",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=2;};},
        {type=text; name=t; text="one two"; readAlong={audio=s; starts=(0, 0.1);};}
        """, inputs: [.open(1), .ticks(2)],
      trace: """
        0 page.entering
        0 item.added s
        0 sound.started s
        0 item.added t
        0 word.spoken t index=0 text="one"
        0 page.entered
        1 word.spoken t index=1 text="two"
        """),
    LittleBook(
      "a word due with the sound's end comes before it, past the end there is none",
      page: """
        {type=text; name=t; text="one two three"; readAlong={audio=s; starts=(0, 0.5, 0.6);};},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.5;};}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added t
        0 item.added s
        0 sound.started s
        0 word.spoken t index=0 text="one"
        0 page.entered
        5 word.spoken t index=1 text="two"
        5 sound.completed s
        """),
    LittleBook(
      "a sound that loops says the words again, and so does play",
      page: """
        {type=text; name=t; text="one two"; readAlong={audio=s; starts=(0.1, 0.2);};},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.5; loop=yes;};},
        {type=text; name=u; text="three"; readAlong={audio=r; starts=(0.1);};},
        {type=audio; name=r; audio={trackName="s.wav"; duration=0.3;};}
        """,
      rules: "{when={event=\"sound.completed\"; item=r;}; limit=1; do=({action=play; item=r;});}",
      inputs: [.open(1), .ticks(6)],
      trace: """
        0 page.entering
        0 item.added t
        0 item.added s
        0 sound.started s
        0 item.added u
        0 item.added r
        0 sound.started r
        0 page.entered
        1 word.spoken t index=0 text="one"
        1 word.spoken u index=0 text="three"
        2 word.spoken t index=1 text="two"
        3 sound.completed r
        3 rule.fired rule0
        3 sound.started r
        4 word.spoken u index=0 text="three"
        5 sound.repeated s
        6 sound.completed r
        6 word.spoken t index=0 text="one"
        """),
    LittleBook(
      "a sound that is stopped says no more, a text off stage hears nothing",
      page: """
        {type=text; name=t; text="one two three"; readAlong={audio=s; starts=(0.1, 0.2, 0.3);};},
        {type=text; name=u; text="one two three"; readAlong={audio=s; starts=(0.1, 0.2, 0.3);};},
        {type=audio; name=s; audio={trackName="s.wav"; duration=1;};}
        """,
      rules: """
        {when={event="word.spoken"; item=u;}; limit=1; do=({action=hide; item=u;});},
        {when={event="word.spoken"; item=t;}; if="n == 1"; do=({action=stop; item=s;});},
        {when={event="word.spoken"; item=t;}; do=({action=set; variable=n; by=1;});}
        """, root: "variables={n=<*I0>;};", inputs: [.open(1), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added t
        0 item.added u
        0 item.added s
        0 sound.started s
        0 page.entered
        1 word.spoken t index=0 text="one"
        1 rule.fired rule2
        1 variable.changed name=n value=1
        1 word.spoken u index=0 text="one"
        1 rule.fired rule0
        1 item.removed u
        2 word.spoken t index=1 text="two"
        2 rule.fired rule1
        2 sound.stopped s
        2 rule.fired rule2
        2 variable.changed name=n value=2
        """),
    LittleBook(
      "a stretch begins where the one before ended, and its text is clipped to the whole",
      page: """
        {type=text; name=t; text="Zoë ruft laut"; readAlong={audio=s; segments=({start=0; length=3; endTime=0.2;},
         {start=4; length=4; endTime=0.5;}, {start=9; length=100; endTime=5;}, {start=1; length=2; endTime=6;});};},
        {type=audio; name=s; audio={trackName="s.wav"; duration=2;};}
        """, inputs: [.open(1), .ticks(30)],
      trace: """
        0 page.entering
        0 item.added t
        0 item.added s
        0 sound.started s
        0 word.spoken t index=0 text="Zoë"
        0 page.entered
        2 word.spoken t index=1 text="ruft"
        5 word.spoken t index=2 text="laut"
        20 sound.completed s
        """),
    LittleBook(
      "a word's effects come before the next word",
      page: """
        {type=text; name=t; text="one two"; readAlong={audio=s; starts=(0.1, 0.1);};},
        {type=text; text=A; name=a; trigger={triggeringItem=t; triggerIsATouch=yes;};},
        {type=audio; name=s; audio={trackName="s.wav"; duration=1;};}
        """,
      rules: "{when={event=\"word.spoken\"; item=t;}; do=({action=show; item=a;});}", inputs: [.open(1), .ticks(2)],
      trace: """
        0 page.entering
        0 item.added t
        0 item.added s
        0 sound.started s
        0 page.entered
        1 word.spoken t index=0 text="one"
        1 rule.fired rule0
        1 item.added a
        1 word.spoken t index=1 text="two"
        1 rule.fired rule0
        """),
    LittleBook(
      "a text that starts over goes on following its voice, and says no word twice",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=1;};},
        {type=activearea; name=z; width=100; height=100;},
        {type=text; name=t; x=300; text="one two three"; readAlong={audio=s; starts=(0, 0.5, 0.8);};
         trigger={triggeringItem=z; retrigger=restart;};}
        """, inputs: [.open(1), .press(0, 50, 50), .ticks(5), .press(1, 50, 50), .ticks(10)],
      trace: """
        0 page.entering
        0 item.added s
        0 sound.started s
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired t from=z
        0 item.added t
        0 word.spoken t index=0 text="one"
        5 word.spoken t index=1 text="two"
        5 touch.began z x=50 y=50
        5 trigger.fired t from=z
        8 word.spoken t index=2 text="three"
        10 sound.completed s
        """),
    LittleBook(
      "a text that starts over as it comes joins its voice once",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=1;};},
        {type=text; text=C; name=c; tweens=({name=w; duration=0.2; properties={x=5;};});},
        {type=text; name=t; x=300; text="one two"; readAlong={audio=s; starts=(0, 0.5);};
         trigger={triggeringItem=c; triggerWhen=start; retrigger=restart;};}
        """,
      rules: """
        {when={event="item.added"; item=t;}; limit=1; do=({action=stopTween; item=c;}, {action=startTween; item=c;});}
        """, inputs: [.open(1), .ticks(10)],
      trace: """
        0 page.entering
        0 item.added s
        0 sound.started s
        0 item.added c
        0 tween.started c/w
        0 trigger.fired t from=c
        0 item.added t
        0 rule.fired rule0
        0 tween.cancelled c/w
        0 tween.started c/w
        0 trigger.fired t from=c
        0 word.spoken t index=0 text="one"
        0 page.entered
        2 tween.completed c/w
        5 word.spoken t index=1 text="two"
        10 sound.completed s
        """),
    LittleBook(
      "a word due with the sound's end comes before it, also in a text that came later",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=1; loop=yes;};},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.3;});},
        {type=text; name=t; text="one two three"; readAlong={audio=s; starts=(0, 0.5, 1);};
         trigger={triggeringItem=a;};}
        """, inputs: [.open(1), .ticks(16)],
      trace: """
        0 page.entering
        0 item.added s
        0 sound.started s
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        3 tween.completed a/tween0
        3 trigger.fired t from=a
        3 item.added t
        5 word.spoken t index=1 text="two"
        10 word.spoken t index=2 text="three"
        10 sound.repeated s
        10 word.spoken t index=0 text="one"
        15 word.spoken t index=1 text="two"
        """),
    LittleBook(
      "a late word comes before its voice's end, which keeps its place among all that is due",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=1;};},
        {type=text; text=B; name=b; tweens=({properties={x=5;}; duration=1;});},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.3;});},
        {type=text; name=t; text="one two"; readAlong={audio=s; starts=(0.5, 1);}; trigger={triggeringItem=a;};},
        {type=text; name=u; text="three"; readAlong={audio=s; starts=(1);}; trigger={triggeringItem=a; delay=0.2;};},
        {type=text; name=v; text="four"; readAlong={audio=s; starts=(1);}; trigger={triggeringItem=a; delay=0.1;};}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added s
        0 sound.started s
        0 item.added b
        0 tween.started b/tween0
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        3 tween.completed a/tween0
        3 trigger.fired t from=a
        3 item.added t
        4 trigger.fired v from=a
        4 item.added v
        5 word.spoken t index=0 text="one"
        5 trigger.fired u from=a
        5 item.added u
        10 word.spoken t index=1 text="two"
        10 word.spoken v index=0 text="four"
        10 word.spoken u index=0 text="three"
        10 sound.completed s
        10 tween.completed b/tween0
        """),
    LittleBook(
      "a late word may stop its voice, which has no other word or end then",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.5; loop=yes;};},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.3;});},
        {type=text; name=t; text="one"; readAlong={audio=s; starts=(0.5);}; trigger={triggeringItem=a;};},
        {type=text; name=u; text="two"; readAlong={audio=s; starts=(0.5);}; trigger={triggeringItem=a;};}
        """,
      rules: "{when={event=\"word.spoken\"; item=t;}; do=({action=stop; item=s;});}",
      inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added s
        0 sound.started s
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        3 tween.completed a/tween0
        3 trigger.fired t from=a
        3 item.added t
        3 trigger.fired u from=a
        3 item.added u
        5 word.spoken t index=0 text="one"
        5 rule.fired rule0
        5 sound.stopped s
        """),
    LittleBook(
      "a text that comes at its voice's last tick, before the end, speaks its last word once",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5;});},
        {type=text; text=B; name=b; tweens=({properties={x=5;}; duration=0.3;});},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.5;};},
        {type=text; name=t; text="one"; readAlong={audio=s; starts=(0.5);}; trigger={triggeringItem=a;};},
        {type=text; name=u; text="two"; readAlong={audio=s; starts=(0.5);}; trigger={triggeringItem=b;};}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 tween.started b/tween0
        0 item.added s
        0 sound.started s
        0 page.entered
        3 tween.completed b/tween0
        3 trigger.fired u from=b
        3 item.added u
        5 tween.completed a/tween0
        5 trigger.fired t from=a
        5 item.added t
        5 word.spoken t index=0 text="one"
        5 word.spoken u index=0 text="two"
        5 sound.completed s
        """),
  ]
}
