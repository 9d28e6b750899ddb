extension LittleBook {
  /// Books with texts that follow several voices.
  static let voices: [LittleBook] = [
    LittleBook(
      "the words of several voices follow each other, and their indexes go on",
      page: """
        {type=text; name=t; text="one two three four five";
         readAlong=({audio=v; starts=(0.1, 0.2);}, {audio=w; starts=(0.1, 0.3);}, {audio=v; starts=(0.4);});},
        {type=audio; name=v; audio={trackName="v.wav"; duration=0.5;};},
        {type=audio; name=w; audio={trackName="w.wav"; duration=1; offset=0.2;};}
        """, inputs: [.open(1), .ticks(15)],
      trace: """
        0 page.entering
        0 item.added t
        0 item.added v
        0 sound.started v
        0 item.added w
        0 page.entered
        1 word.spoken t index=0 text="one"
        2 word.spoken t index=1 text="two"
        2 sound.started w
        3 word.spoken t index=2 text="three"
        4 word.spoken t index=4 text="five"
        5 sound.completed v
        5 word.spoken t index=3 text="four"
        12 sound.completed w
        """),
    LittleBook(
      "a text that joins late takes up its voices in the order of the array",
      page: """
        {type=audio; name=v; audio={trackName="v.wav"; duration=1;};},
        {type=audio; name=w; audio={trackName="w.wav"; duration=1;};},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.3;});},
        {type=text; name=t; text="one two three four"; trigger={triggeringItem=a;};
         readAlong=({audio=w; starts=(0.3, 0.4);}, {audio=v; starts=(0.3, 0.4);});}
        """, inputs: [.open(1), .ticks(12)],
      trace: """
        0 page.entering
        0 item.added v
        0 sound.started v
        0 item.added w
        0 sound.started w
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        3 tween.completed a/tween0
        3 trigger.fired t from=a
        3 item.added t
        3 word.spoken t index=0 text="one"
        3 word.spoken t index=2 text="three"
        4 word.spoken t index=1 text="two"
        4 word.spoken t index=3 text="four"
        10 sound.completed v
        10 sound.completed w
        """),
    LittleBook(
      "a segment counts as one word, and the starts behind it go on with that word of the text",
      page: """
        {type=text; name=t; text="one two three"; readAlong=({audio=v; segments=({start=0; length=7; endTime=0.2;});},
         {audio=v; starts=(0.3, 0.4, 0.5);});},
        {type=audio; name=v; audio={trackName="v.wav"; duration=1;};}
        """, inputs: [.open(1), .ticks(12)],
      trace: """
        0 page.entering
        0 item.added t
        0 item.added v
        0 sound.started v
        0 word.spoken t index=0 text="one two"
        0 page.entered
        3 word.spoken t index=1 text="two"
        4 word.spoken t index=2 text="three"
        10 sound.completed v
        """),
    LittleBook(
      "a voice that is stopped says no more, the others go on; one that is not there keeps its words",
      page: """
        {type=text; name=t; text="one two three four five"; readAlong=({audio=nobody; starts=(0);},
         {audio=v; starts=(0.1, 0.2);}, {audio=w; starts=(0.2, 0.3);});},
        {type=audio; name=v; audio={trackName="v.wav"; duration=1;};},
        {type=audio; name=w; audio={trackName="w.wav"; duration=1;};}
        """, rules: "{when={event=\"word.spoken\"; item=t;}; limit=1; do=({action=stop; item=v;});}",
      faults: [.danglingReference], inputs: [.open(1), .ticks(12)],
      trace: """
        0 page.entering
        0 item.added t
        0 item.added v
        0 sound.started v
        0 item.added w
        0 sound.started w
        0 page.entered
        1 word.spoken t index=1 text="two"
        1 rule.fired rule0
        1 sound.stopped v
        2 word.spoken t index=3 text="four"
        3 word.spoken t index=4 text="five"
        10 sound.completed w
        """),
    LittleBook(
      "a text whose own tween starts one voice joins the other, and says each word once",
      page: """
        {type=audio; name=w; audio={trackName="w.wav"; duration=1;};},
        {type=text; name=t; text="one two three four"; tweens=({name=m; properties={x=5;}; duration=0.5;});
         readAlong=({audio=v; starts=(0, 0.1);}, {audio=w; starts=(0, 0.1);});},
        {type=audio; name=v; audio={trackName="v.wav"; duration=1;};
         trigger={triggeringItem=t; triggerIsATween=YES; triggeringTweenNumber=m; triggerWhen=start;};}
        """, inputs: [.open(1), .ticks(12)],
      trace: """
        0 page.entering
        0 item.added w
        0 sound.started w
        0 item.added t
        0 tween.started t/m
        0 trigger.fired v from=t
        0 item.added v
        0 sound.started v
        0 word.spoken t index=0 text="one"
        0 word.spoken t index=2 text="three"
        0 page.entered
        1 word.spoken t index=1 text="two"
        1 word.spoken t index=3 text="four"
        5 tween.completed t/m
        10 sound.completed w
        10 sound.completed v
        """),
    LittleBook(
      "a voice that loops says its words again, and a text that leaves hears none of its voices",
      page: """
        {type=text; name=t; text="one two three"; readAlong=({audio=v; starts=(0.1);}, {audio=w; starts=(0.1, 0.7);});},
        {type=audio; name=v; audio={trackName="v.wav"; duration=0.3; loop=yes;};},
        {type=audio; name=w; audio={trackName="w.wav"; duration=0.9;};}
        """, rules: "{when={event=\"page.entered\";}; delay=0.5; do=({action=hide; item=t;});}",
      inputs: [.open(1), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added t
        0 item.added v
        0 sound.started v
        0 item.added w
        0 sound.started w
        0 page.entered
        1 word.spoken t index=0 text="one"
        1 word.spoken t index=1 text="two"
        3 sound.repeated v
        4 word.spoken t index=0 text="one"
        5 rule.fired rule0
        5 item.removed t
        6 sound.repeated v
        9 sound.completed w
        9 sound.repeated v
        """),
  ]
}
