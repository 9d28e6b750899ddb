extension LittleBook {
  /// Books about which element a touch reaches.
  static let hits: [LittleBook] = [
    LittleBook(
      "the topmost is hit: by z, then the one that came on stage last",
      page: """
        {type=activearea; name=a; width=100; height=100; z=1;},
        {type=activearea; name=b; width=250; height=100;},
        {type=activearea; name=c; x=100; width=200; height=100;}
        """,
      inputs: [.open(1), .press(0, 50, 50), .press(1, 150, 50), .press(2, 225, 50)],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 item.added c
        0 page.entered
        0 touch.began a x=50 y=50
        0 touch.began c x=150 y=50
        0 touch.began c x=225 y=50
        """),
    LittleBook(
      "what came late lies on top, and starting over leaves it in its place",
      page: """
        {type=activearea; name=a; width=100; height=100; trigger={triggeringItem=t; triggerIsATouch=yes;};},
        {type=activearea; name=b; width=100; height=100;},
        {type=activearea; name=c; width=100; height=100; trigger={triggeringItem=a; triggerWhen=end;};},
        {type=text; text=T; name=t; x=200; width=100; height=100;}
        """,
      inputs: [
        .open(1), .press(0, 50, 50), .press(1, 250, 50), .press(2, 50, 50), .release(2), .press(3, 250, 50),
        .press(4, 50, 50),
      ],
      trace: """
        0 page.entering
        0 item.added b
        0 item.added t
        0 page.entered
        0 touch.began b x=50 y=50
        0 touch.began t x=250 y=50
        0 trigger.fired a from=t
        0 item.added a
        0 touch.began a x=50 y=50
        0 touch.ended a x=50 y=50
        0 trigger.fired c from=a
        0 item.added c
        0 tap a
        0 touch.began t x=250 y=50
        0 trigger.fired a from=t
        0 touch.began c x=50 y=50
        """),
    LittleBook(
      "what is invisible, faint, inactive or untouchable lets the touch through",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; width=100; height=100; touchable=yes; visible=no;},
        {type=text; text=A; width=100; height=100; touchable=yes; alpha=0.0199;},
        {type=activearea; width=100; height=100; isActive=no;},
        {type=activearea; width=100; height=100; touchable=no;},
        {type=text; text=A; width=100; height=100;},
        {type=text; text=A; touchable=yes;},
        {type=audio; name=s; audio={trackName="s.wav"; duration=1;}; width=100; height=100; touchable=yes;},
        {type=group; width=100; height=100; visible=no; elements=({type=activearea; width=100; height=100;});},
        {type=group; alpha=0.1; elements=({type=text; text=A; width=100; height=100; touchable=yes; alpha=0.1;});}
        """, inputs: [.open(1), .press(0, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added element1
        0 item.added element2
        0 item.added element3
        0 item.added element4
        0 item.added element5
        0 item.added element6
        0 item.added s
        0 sound.started s
        0 item.added element8
        0 item.added element8.element0
        0 item.added element9
        0 item.added element9.element0
        0 page.entered
        0 touch.began z x=50 y=50
        """),
    LittleBook(
      "0.02 is enough to be hit, with the groups' opacity; an area needs none",
      page: """
        {type=text; text=A; name=a; width=100; height=100; alpha=0.02; touchable=yes;},
        {type=group; name=g; alpha=0.2; elements=({type=text; text=B; name=b; x=100; width=100; height=100; alpha=0.1;
         touchable=yes;});},
        {type=group; name=h; alpha=0; elements=({type=activearea; name=c; x=200; width=100; height=100; alpha=0;});},
        {type=group; name=i; elements=({type=text; text=D; name=d; x=300; width=100; height=100; alpha=0.01;
         touchable=yes;});}
        """,
      rules: "{when={event=\"page.entered\";}; do=({action=setProperty; item=i; property=alpha; to=<*I5>;});}",
      inputs: [.open(1), .press(0, 50, 50), .press(1, 150, 50), .press(2, 250, 50), .press(3, 350, 50)],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added g
        0 item.added b
        0 item.added h
        0 item.added c
        0 item.added i
        0 item.added d
        0 page.entered
        0 rule.fired rule0
        0 touch.began a x=50 y=50
        0 touch.began b x=150 y=50
        0 touch.began c x=250 y=50
        0 touch.began x=350 y=50
        """),
    LittleBook(
      "borders and the curve of an ellipse are hit",
      page: """
        {type=activearea; name=r; x=10; y=10; width=80; height=80;},
        {type=activearea; name=e; x=100; width=100; height=100; shape=ellipse;}
        """,
      inputs: [
        .open(1), .press(0, 10, 10), .press(1, 90, 90), .press(2, 90.01, 90), .press(3, 100, 50), .press(4, 115, 15),
        .press(5, 114, 14), .press(6, 150, 100),
      ],
      trace: """
        0 page.entering
        0 item.added r
        0 item.added e
        0 page.entered
        0 touch.began r x=10 y=10
        0 touch.began r x=90 y=90
        0 touch.began x=90.01 y=90
        0 touch.began e x=100 y=50
        0 touch.began e x=115 y=15
        0 touch.began x=114 y=14
        0 touch.began e x=150 y=100
        """),
    LittleBook(
      "frames are hit as they are drawn: turned, stretched, about their pivot, in their groups",
      page: """
        {type=activearea; name=turned; x=100; y=100; width=100; height=20; rotation=90;},
        {type=activearea; name=wide; x=300; y=100; width=100; height=20; scaleX=2;},
        {type=activearea; name=right; x=500; y=100; width=100; height=20; scaleX=2; pivotX=0;},
        {type=group; name=g; x=100; y=300; scaleX=2; scaleY=2;
         elements=({type=activearea; name=child; x=10; y=10; width=10; height=10;});}
        """,
      inputs: [
        .open(1), .press(0, 150, 65), .press(1, 110, 110), .press(2, 255, 110), .press(3, 480, 110),
        .press(4, 690, 110), .press(5, 121, 321), .press(6, 139, 339), .press(7, 115, 315),
      ],
      trace: """
        0 page.entering
        0 item.added turned
        0 item.added wide
        0 item.added right
        0 item.added g
        0 item.added child
        0 page.entered
        0 touch.began turned x=150 y=65
        0 touch.began x=110 y=110
        0 touch.began wide x=255 y=110
        0 touch.began x=480 y=110
        0 touch.began right x=690 y=110
        0 touch.began child x=121 y=321
        0 touch.began child x=139 y=339
        0 touch.began x=115 y=315
        """),
    LittleBook(
      "a group is hit in its own frame, below its children, and makes none of them touchable",
      page: """
        {type=group; name=g; width=200; height=100; touchable=yes; elements=(
         {type=activearea; name=a; width=100; height=100;}, {type=text; text=B; name=b; x=100; width=200; height=100;},
         {type=activearea; name=c; x=300; width=100; height=100; z="-5";});},
        {type=group; name=h; y=200; width=100; height=100; touchable=no; elements=(
         {type=activearea; name=d; width=100; height=100;});}
        """,
      inputs: [
        .open(1), .press(0, 50, 50), .press(1, 150, 50), .press(2, 250, 50), .press(3, 350, 50), .press(4, 50, 250),
      ],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added a
        0 item.added b
        0 item.added c
        0 item.added h
        0 item.added d
        0 page.entered
        0 touch.began a x=50 y=50
        0 touch.began g x=150 y=50
        0 touch.began x=250 y=50
        0 touch.began c x=350 y=50
        0 touch.began d x=50 y=250
        """),
    LittleBook(
      "a rule that names a touch on an element makes it touchable, unless the element says no",
      page: """
        {type=text; text=A; name=a; width=100; height=100;}, {type=text; text=B; name=b; x=100; width=100; height=100;},
        {type=text; text=C; name=c; x=200; width=100; height=100; touchable=no;},
        {type=text; text=D; name=d; x=300; width=100; height=100;},
        {type=text; text=E; name=e; x=400; width=100; height=100;},
        {type=text; text=F; name=f; x=500; width=100; height=100; link="https://example.org/";}
        """,
      rules: """
        {name=a; when={event=tap; item=a;}; do=();}, {name=c; when={event=tap; item=c;}; do=();},
        {name=d; when={event="item.added"; item=d;}; do=();}
        """, root: "rules=({name=e; when={event=\"drag.ended\"; item=e;}; do=();});",
      inputs: [
        .open(1), .press(0, 50, 50), .press(1, 150, 50), .press(2, 250, 50), .press(3, 350, 50), .press(4, 450, 50),
        .press(5, 550, 50),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 item.added c
        0 item.added d
        0 rule.fired d
        0 item.added e
        0 item.added f
        0 page.entered
        0 touch.began a x=50 y=50
        0 touch.began x=150 y=50
        0 touch.began x=250 y=50
        0 touch.began x=350 y=50
        0 touch.began e x=450 y=50
        0 touch.began f x=550 y=50
        """),
  ]

  /// Books about the effects of a touch.
  static let touches: [LittleBook] = [
    LittleBook(
      "a touch on nothing is reported without an item, and isn't a tap",
      page: "{type=activearea; name=z; width=100; height=100;}",
      inputs: [.open(1), .tap(500, 500.5), .press(0, 500, 500), .move(0, 50, 50), .release(0)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began x=500 y=500.5
        0 touch.ended x=500 y=500.5
        0 touch.began x=500 y=500
        0 touch.ended x=50 y=50
        """),
    LittleBook(
      "several fingers touch, move and leave by themselves",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=activearea; name=y; x=100; width=100; height=100;}
        """,
      inputs: [
        .open(1), .press(0, 50, 50), .press(7, 150, 50), .move(0, 60, 60), .move(7, 160, 60), .release(7), .ticks(1),
        .release(0),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added y
        0 page.entered
        0 touch.began z x=50 y=50
        0 touch.began y x=150 y=50
        0 touch.ended y x=160 y=60
        0 tap y
        1 touch.ended z x=60 y=60
        1 tap z
        """),
    LittleBook(
      "a finger that moved off gives no tap, one that came back does",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=activearea; name=y; x=100; width=100; height=100;}
        """,
      inputs: [
        .open(1), .press(0, 50, 50), .move(0, 150, 50), .release(0), .press(0, 50, 50), .move(0, 150, 50),
        .move(0, 40, 50), .release(0),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added y
        0 page.entered
        0 touch.began z x=50 y=50
        0 touch.ended z x=150 y=50
        0 touch.began z x=50 y=50
        0 touch.ended z x=40 y=50
        0 tap z
        """),
    LittleBook(
      "a touch that is cancelled has no end and isn't a tap",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; trigger={triggeringItem=z; triggerWhen=end;};}
        """, inputs: [.open(1), .press(0, 50, 50), .move(0, 60, 60), .cancel(0), .ticks(1)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 touch.cancelled z x=60 y=60
        """),
    LittleBook(
      "what left while it was touched is named at the end, but not tapped, even if it is back",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=activearea; name=y; x=100; width=100; height=100;}
        """,
      rules: """
        {when={event="touch.began"; item=z;}; do=({action=hide; item=z;});},
        {when={event="touch.began"; item=y;}; do=({action=hide; item=y;}, {action=show; item=y;});}
        """, inputs: [.open(1), .tap(50, 50), .tap(150, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added y
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 item.removed z
        0 touch.ended z x=50 y=50
        0 touch.began y x=150 y=50
        0 rule.fired rule1
        0 item.removed y
        0 item.added y
        0 touch.ended y x=150 y=50
        """),
    LittleBook(
      "a tap needs the same element on top when the finger leaves, before what its end causes",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=activearea; name=y; x=100; width=100; height=100;},
        {type=activearea; name=x; x=200; width=100; height=100;},
        {type=text; text=O; name=o; width=200; height=100; touchable=yes; visible=no;}
        """,
      rules: """
        {when={event="touch.ended"; item=z;}; do=({action=show; item=o;});},
        {when={event="touch.ended"; item=x;}; do=({action=hide; item=x;});}
        """, inputs: [.open(1), .press(2, 150, 50), .tap(50, 50), .release(2), .tap(250, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added y
        0 item.added x
        0 item.added o
        0 page.entered
        0 touch.began y x=150 y=50
        0 touch.began z x=50 y=50
        0 touch.ended z x=50 y=50
        0 rule.fired rule0
        0 tap z
        0 touch.ended y x=150 y=50
        0 touch.began x x=250 y=50
        0 touch.ended x x=250 y=50
        0 rule.fired rule1
        0 item.removed x
        """),
    LittleBook(
      // Interpretation: what waits for the end of a touch is one of its effects: triggers first, then rules, then the
      // tap.
      "at a touch's end come triggers, rules, the tap and what it causes, the link",
      page: """
        {type=text; text=A; name=a; width=100; height=100; link="https://example.org/a b";},
        {type=text; text=B; name=b; trigger={triggeringItem=a; triggerIsATouch=yes; triggerWhen=end;};}
        """,
      rules: """
        {name=link; when={event="link.opened"; item=a;}; do=();}, {name=tap; when={event=tap; item=a;}; do=();},
        {name=end; when={event="touch.ended"; item=a;}; do=();}
        """, inputs: [.open(1), .tap(50, 50)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=50 y=50
        0 touch.ended a x=50 y=50
        0 trigger.fired b from=a
        0 item.added b
        0 rule.fired end
        0 tap a
        0 rule.fired tap
        0 link.opened a url=https://example.org/a b
        0 rule.fired link
        """),
    LittleBook(
      "a tap that makes its element leave opens no link",
      page: "{type=text; text=A; name=a; width=100; height=100; link=\"https://example.org/\";}",
      rules: "{when={event=tap; item=a;}; do=({action=hide; item=a;});}", inputs: [.open(1), .tap(50, 50)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=50 y=50
        0 touch.ended a x=50 y=50
        0 tap a
        0 rule.fired rule0
        0 item.removed a
        """),
  ]
}
