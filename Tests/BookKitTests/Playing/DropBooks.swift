extension LittleBook {
  /// Books about the end of a drag.
  static let drops: [LittleBook] = [
    LittleBook(
      "a drop goes to the first target that holds the middle, borders counted, and snaps where the target says",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes; dropTargets=(
         {name=t; x=300; y=300; width=100; height=100; snapX=320;},
         {name=u; x=400; y=300; width=100; height=100; snapX=400; snapY=310;}, {name=v; x=400; y=300; width=9;
         height=9;});}
        """,
      inputs: [
        .open(1), .press(0, 125, 125), .move(0, 400, 400), .expect("a.x", 375), .release(0), .expect("a.x", 320),
        .expect("a.y", 375), .press(0, 340, 390), .move(0, 421, 301), .release(0), .press(0, 425, 335),
        .move(0, 425, 500), .release(0),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=125 y=125
        0 drag.started a x=100 y=100
        0 touch.ended a x=400 y=400
        0 drag.dropped a target=t x=320 y=375
        0 touch.began a x=340 y=390
        0 drag.started a x=320 y=375
        0 touch.ended a x=421 y=301
        0 drag.dropped a target=u x=400 y=310
        0 touch.began a x=425 y=335
        0 drag.started a x=400 y=310
        0 touch.ended a x=425 y=500
        0 drag.ended a x=400 y=475
        """),
    LittleBook(
      "at a drop come triggers, rules, and then the target's sound",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;
         dropTargets=({name=t; x=300; y=300; width=100; height=100; sound="ding.wav";},
         {name=u; x=500; y=300; width=100; height=100;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a; triggerWhen=drop;};},
        {type=text; text=C; name=c; trigger={triggeringItem=a; triggerIsATouch=yes; triggerWhen=drop;};
         tweens=({properties={x=5;}; duration=1;});}
        """,
      rules: """
        {name=t; when={event="drag.dropped"; item=a; target=t;}; do=();},
        {name=u; when={event="drag.dropped"; item=a; target=u;}; do=();},
        {name=end; when={event="drag.ended"; item=a;}; do=();}
        """, files: [.sound("ding.wav", seconds: 0.3)],
      inputs: [
        .open(1), .press(0, 125, 125), .move(0, 200, 200), .release(0), .ticks(1), .press(0, 200, 200),
        .move(0, 350, 350), .release(0), .ticks(1), .press(0, 350, 350), .move(0, 550, 350), .release(0), .ticks(2),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=125 y=125
        0 drag.started a x=100 y=100
        0 touch.ended a x=200 y=200
        0 drag.ended a x=175 y=175
        0 rule.fired end
        1 touch.began a x=200 y=200
        1 drag.started a x=175 y=175
        1 touch.ended a x=350 y=350
        1 drag.dropped a target=t x=325 y=325
        1 trigger.fired b from=a
        1 item.added b
        1 trigger.fired c from=a
        1 item.added c
        1 tween.started c/tween0
        1 rule.fired t
        1 sound.started ding.wav
        2 touch.began a x=350 y=350
        2 drag.started a x=325 y=325
        2 touch.ended a x=550 y=350
        2 drag.dropped a target=u x=525 y=325
        2 trigger.fired b from=a
        2 rule.fired u
        4 sound.completed ding.wav
        """),
    LittleBook(
      "what was held on its target without moving is dropped and tapped",
      page: """
        {type=text; text=A; name=a; x=300; y=300; width=50; height=50; draggable=yes;
         dropTargets=({name=t; x=300; y=300; width=100; height=100; snapX=310;});}
        """, inputs: [.open(1), .tap(310, 310)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=310 y=310
        0 drag.started a x=300 y=300
        0 touch.ended a x=310 y=310
        0 drag.dropped a target=t x=310 y=300
        0 tap a
        """),
    LittleBook(
      "what moves along snaps along",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes; dragWith=(b);
         dropTargets=({name=t; x=300; y=100; width=100; height=100; snapX=300; snapY=100;});},
        {type=text; text=B; name=b; x=500; y=500; width=50; height=50;}
        """,
      inputs: [
        .open(1), .press(0, 125, 125), .move(0, 350, 150), .expect("b.x", 725), .expect("b.y", 525), .release(0),
        .expect("b.x", 700), .expect("b.y", 500),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 page.entered
        0 touch.began a x=125 y=125
        0 drag.started a x=100 y=100
        0 touch.ended a x=350 y=150
        0 drag.dropped a target=t x=300 y=100
        """),
    LittleBook(
      "an element that leaves while it is held ends its drag first, and is not tapped",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes; tweens=({properties={alpha=1;};},
         {properties={rotation=0;}; duration=0.5; removeFromStageWhenFinished=yes;});}
        """,
      inputs: [
        .open(1), .ticks(2), .press(0, 110, 120), .move(0, 120, 120), .ticks(5), .move(0, 130, 120), .release(0),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 tween.started a/tween1
        0 page.entered
        2 touch.began a x=110 y=120
        2 drag.started a x=100 y=100
        5 tween.completed a/tween1
        5 drag.ended a x=110 y=100
        5 tween.cancelled a/tween0
        5 item.removed a
        7 touch.ended a x=130 y=120
        """),
    LittleBook(
      "what touch.ended takes off the stage is dropped nowhere",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;
         dropTargets=({name=t; x=0; y=0; width=900; height=700; sound="ding.wav";});}
        """,
      rules: "{when={event=\"touch.ended\"; item=a;}; do=({action=hide; item=a;}, {action=show; item=a;});}",
      inputs: [.open(1), .press(0, 110, 120), .move(0, 120, 120), .release(0), .expect("a.x", 100)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=110 y=120
        0 drag.started a x=100 y=100
        0 touch.ended a x=120 y=120
        0 rule.fired rule0
        0 drag.ended a x=110 y=100
        0 item.removed a
        0 item.added a
        """),
    LittleBook(
      "what touch.began takes off the stage is not dragged",
      page: "{type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;}",
      rules: "{when={event=\"touch.began\"; item=a;}; do=({action=hide; item=a;});}",
      inputs: [.open(1), .press(0, 110, 120), .move(0, 120, 120), .release(0)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=110 y=120
        0 rule.fired rule0
        0 item.removed a
        0 touch.ended a x=120 y=120
        """),
    LittleBook(
      "a page turn breaks a drag off, and its finger is of no use any more",
      pages: """
        {elements=({type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;},
         {type=activearea; name=z; x=500; width=100; height=100;});},
        {elements=({type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;});}
        """,
      inputs: [
        .open(1), .press(0, 110, 120), .press(1, 550, 50), .move(0, 120, 120), .next, .move(0, 130, 120), .release(0),
        .release(1),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added z
        0 page.entered
        0 touch.began a x=110 y=120
        0 drag.started a x=100 y=100
        0 touch.began z x=550 y=50
        0 touch.cancelled a x=120 y=120
        0 drag.ended a x=110 y=100
        0 touch.cancelled z x=550 y=50
        0 page.exiting
        0 page.entering from=1 page=2
        0 item.added a
        0 page.exited page=1
        0 page.entered page=2
        """),
    LittleBook(
      "choices are offered from the top down, and taking one is dragging it there",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes; dropTargets=(
         {name=t; x=300; y=300; width=100; height=100; snapX=300;}, {name=u; x=500; y=300; width=100; height=100;});},
        {type=text; text=B; name=b; x=600; y=600; width=50; height=50; draggable=yes; dropTargets=(
         {name=t; x=300; y=300; width=100; height=100;});},
        {type=text; text=C; name=c; z="-1"; width=50; height=50; draggable=yes; dropTargets=(
         {name=t; x=300; y=300; width=100; height=100;});},
        {type=text; text=D; name=d; width=50; height=50; draggable=yes; trigger={triggeringItem=a; triggerWhen=drop;};
         dropTargets=({name=t; x=300; y=300; width=100; height=100;});},
        {type=text; text=E; name=e; width=50; height=50; draggable=yes;}
        """,
      inputs: [
        .open(1), .expectChoices(["b>t", "a>t", "a>u", "c>t"]), .choose("a", "t"), .expect("a.x", 300),
        .expectChoices(["d>t", "b>t", "a>t", "a>u", "c>t"]),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 item.added c
        0 item.added e
        0 page.entered
        0 touch.began a x=125 y=125
        0 drag.started a x=100 y=100
        0 touch.ended a x=350 y=350
        0 drag.dropped a target=t x=300 y=325
        0 trigger.fired d from=a
        0 item.added d
        """),
    LittleBook(
      "the middle of what is dropped is the one drawn, with pivot, rotation and scale, through its groups",
      page: """
        {type=group; name=g; x=100; y=100; scaleX=2; scaleY=2; pivotX=0; pivotY=0; elements=(
         {type=text; text=A; name=a; width=40; height=20; rotation=90; scaleX=2; pivotX=0; pivotY=0; draggable=yes;
         dragArea={x="-500"; y="-500"; width=1000; height=1000;}; dropTargets=(
         {name=t; x=80; y=80; width=40; height=40;}, {name=u; x=0; y=0; width=400; height=400;});});}
        """,
      inputs: [.open(1), .expectChoices(["a>t", "a>u"]), .choose("a", "t"), .expect("a.x", 110), .expect("a.y", 60)],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added a
        0 page.entered
        0 touch.began a x=80 y=180
        0 drag.started a x=0 y=0
        0 touch.ended a x=300 y=300
        0 drag.dropped a target=t x=110 y=60
        """),
  ]
}
