extension LittleBook {
  /// Books that reproduce past failures with random books and inputs.
  static let found: [LittleBook] = [
    LittleBook(
      "a book without pages has none to turn to", pages: "", inputs: [.previous, .next, .open(1)],
      trace: """
        0 page.refused reason=first page=-
        0 book.ended
        """),
    LittleBook(
      "out of the credits of a book without pages leads no way", pages: "", root: "credits = ({name=n;});",
      inputs: [.openCredits, .next],
      trace: """
        0 credit.shown index=0 name=n page=-
        0 book.ended
        """),
    LittleBook(
      "credits opened once more lead back to where they were opened first", pages: "{elements=();}, {elements=();}",
      root: "credits = ({name=n;});", inputs: [.open(2), .openCredits, .openCredits, .next],
      trace: """
        0 page.entering page=2
        0 page.entered
        0 page.exiting
        0 page.exited
        0 credit.shown index=0 name=n page=-
        0 credit.hidden index=0 name=n finished=false
        0 credit.shown index=0 name=n
        0 credit.hidden index=0 name=n finished=false
        0 page.entering page=2
        0 page.entered
        """),
    LittleBook(
      "a group that is another in a language still holds its children",
      pages: """
        {elements=({type=group; name=g; localized={it={x=5;};}; elements=({type=text; text=A; name=a;});},
                   {type=text; text=B; name=b; trigger={triggeringItem=g; triggerIsATouch=YES;};});}
        """, root: "languages = (en, it);", inputs: [.language("it"), .open(1), .expect("g.x", 5)],
      trace: """
        0 language.changed value="it" page=-
        0 page.entering page=1
        0 item.added g
        0 item.added a
        0 page.entered
        """),
    LittleBook(
      "the book's rules hear before a page is open", pages: "{elements=();}",
      root: """
        languages = (en, it); variables = {apples=0;};
        rules = ({when={event="language.changed";}; do=({action=set; variable=apples; by=1;});});
        """, inputs: [.language("it")],
      trace: """
        0 language.changed value="it" page=-
        0 rule.fired rule0
        0 variable.changed name=apples value=1
        """),
    LittleBook(
      "a sound of an element whose leaving is ended by a page turn is reported as stopped",
      pages: """
        {elements=({type=audio; name=b; audio={trackName="a.wav"; duration=5;};
                    tweens=({name=t; duration=9; properties={volume=0.5;};},
                            {name=u; duration=1; removeFromStageWhenFinished=YES; properties={volume=1;};});});
         rules=({when={event=tween.cancelled;}; do=({action=goToPage; page=2;});});}, {elements=();}
        """, inputs: [.open(1), .ticks(60)],
      trace: """
        0 page.entering
        0 item.added b
        0 tween.started b/t
        0 tween.started b/u
        0 sound.started b
        0 page.entered
        10 tween.completed b/u
        10 tween.cancelled b/t
        10 rule.fired rule0
        10 sound.stopped b
        10 page.exiting
        10 page.entering from=1 page=2
        10 page.exited page=1
        10 page.entered page=2
        """),
    LittleBook(
      "a rule that turns the page while an element leaves ends the leaving",
      pages: """
        {elements=({type=text; text=A; name=a; width=50; height=50;},
                   {type=text; text=B; name=b; tweens=({name=t; properties={x=5;};});});
         rules=({when={event=tap; item=a;}; do=({action=hide; item=b;});},
                {when={event="tween.cancelled"; item=b;}; do=({action=nextPage;});});},
        {elements=({type=text; text=C; name=c;});}
        """, inputs: [.open(1), .tap(5, 5)],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 tween.started b/t
        0 page.entered
        0 touch.began a x=5 y=5
        0 touch.ended a x=5 y=5
        0 tap a
        0 rule.fired rule0
        0 tween.cancelled b/t
        0 rule.fired rule1
        0 page.exiting
        0 page.entering from=1 page=2
        0 item.added c
        0 page.exited page=1
        0 page.entered page=2
        """),
    LittleBook(
      "an element that came as the page was turned starts nothing on the next page",
      pages: """
        {elements=({type=text; text=A; name=a; width=50; height=50;},
                   {type=text; text=B; name=b; trigger={triggeringItem=a; triggerIsATouch=YES;};
                    tweens=({name=t; properties={x=5;};});});
         rules=({when={event="item.added"; item=b;}; do=({action=nextPage;});});},
        {elements=({type=text; text=C; name=c;},
                   {type=text; text=D; name=d; tweens=({name=u; properties={x=5;}; duration=0;});});}
        """, inputs: [.open(1), .press(0, 5, 5)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=5 y=5
        0 trigger.fired b from=a
        0 item.added b
        0 rule.fired rule0
        0 touch.cancelled a x=5 y=5
        0 page.exiting
        0 page.entering from=1 page=2
        0 item.added c
        0 item.added d
        0 tween.started d/u
        0 tween.completed d/u
        0 page.exited page=1
        0 page.entered page=2
        """),
    LittleBook(
      "a movie that starts by itself starts once when an action brings it",
      page: """
        {type=text; text=A; name=a; width=50; height=50;}, {type=movie; name=m; loop=NO; frames=();}
        """,
      rules: """
        {when={event="page.entered";}; do=({action=hide; item=m;});},
        {when={event=tap; item=a;}; do=({action=play; item=m;});}
        """, inputs: [.open(1), .tap(5, 5)],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added m
        0 movie.started m
        0 movie.completed m
        0 page.entered
        0 rule.fired rule0
        0 item.removed m
        0 touch.began a x=5 y=5
        0 touch.ended a x=5 y=5
        0 tap a
        0 rule.fired rule1
        0 item.added m
        0 movie.started m
        0 movie.completed m
        """),
    LittleBook(
      "no choice is offered by a name that means another element",
      page: """
        {type=text; text=A; name=a; trigger={triggeringItem=b; triggerIsATouch=YES;};},
        {type=text; text=B; name=b; width=50; height=50;},
        {type=text; text=C; name=a; width=50; height=50; draggable=YES;
         dropTargets=({name=spot; x=0; y=0; width=9; height=9;});}
        """, inputs: [.open(1), .expectChoices([])],
      trace: """
        0 page.entering
        0 item.added b
        0 item.added a
        0 page.entered
        """),
    LittleBook(
      "what waits for a start behind all time is not idle",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=B; name=b; trigger={triggeringItem=z;};
         tweens=({properties={x=13;}; delay=1000000000000000;});},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.2; offset=1000000000000000;};
         trigger={triggeringItem=z;};}
        """, inputs: [.open(1), .tap(5, 5), .ticks(1), .tap(5, 5)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=5 y=5
        0 trigger.fired b from=z
        0 item.added b
        0 trigger.fired s from=z
        0 item.added s
        0 touch.ended z x=5 y=5
        0 tap z
        1 touch.began z x=5 y=5
        1 touch.ended z x=5 y=5
        1 tap z
        """),
  ]
}
