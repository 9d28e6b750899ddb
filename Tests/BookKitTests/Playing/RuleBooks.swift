extension LittleBook {
  /// Books about when rules fire.
  static let rules: [LittleBook] = [
    LittleBook(
      "a rule waits for one event, of one item, of one tween",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.1;}, {properties={y=5;}; duration=0.2;});},
        {type=text; text=B; name=b; tweens=({properties={x=5;}; duration=0.3;});}
        """,
      rules: """
        {when={event="tween.completed";}; do=();},
        {when={event="tween.completed"; item=a;}; do=();},
        {name=one; when={event="tween.completed"; item=a; tween=tween1;}; do=();},
        {name=any; when={event="tween.completed"; tween=tween0;}; do=();}
        """, inputs: [.open(1), .ticks(3)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 tween.started a/tween1
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        1 tween.completed a/tween0
        1 rule.fired rule0
        1 rule.fired rule1
        1 rule.fired any
        2 tween.completed a/tween1
        2 rule.fired rule0
        2 rule.fired rule1
        2 rule.fired one
        3 tween.completed b/tween0
        3 rule.fired rule0
        3 rule.fired any
        """),
    LittleBook(
      "whether and how often a rule may fire is asked at the event, also when it acts later",
      page: "{type=activearea; name=z; width=100; height=100;}",
      rules: """
        {name=late; when={event="touch.began";}; if="n == 1"; delay=0.3; do=();},
        {name=twice; when={event="touch.began";}; limit=2; delay=0.5; do=();},
        {name=count; when={event="touch.began";}; do=({action=set; variable=n; by=1;});}
        """, root: "variables={n=<*I0>;};",
      inputs: [
        .open(1), .press(0, 50, 50), .ticks(1), .press(1, 50, 50), .ticks(1), .press(2, 50, 50), .ticks(10),
        .expect("$n", 3),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired count
        0 variable.changed name=n value=1
        1 touch.began z x=50 y=50
        1 rule.fired count
        1 variable.changed name=n value=2
        2 touch.began z x=50 y=50
        2 rule.fired count
        2 variable.changed name=n value=3
        4 rule.fired late
        5 rule.fired twice
        6 rule.fired twice
        """),
    LittleBook(
      "a condition that does not hold does not count for the limit",
      page: "{type=activearea; name=z; width=100; height=100;}",
      rules: """
        {when={event="touch.began";}; do=({action=set; variable=n; by=1;});},
        {name=once; when={event="touch.began";}; if="n > 1"; limit=1; do=();}
        """, root: "variables={n=<*I0>;};",
      inputs: [.open(1), .press(0, 50, 50), .press(1, 50, 50), .press(2, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 variable.changed name=n value=1
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 variable.changed name=n value=2
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 variable.changed name=n value=3
        0 rule.fired once
        """),
    LittleBook(
      "a rule may wait for a variable, and hears another rule",
      page: "{type=activearea; name=z; width=100; height=100;}",
      rules: """
        {name=x; when={event="variable.changed"; variable=b;}; do=();},
        {name=y; when={event="variable.changed";}; do=();},
        {name=s; when={event=tap;}; do=({action=set; variable=a; to=<*I1>;}, {action=set; variable=b; to=<*I1>;});},
        {name=r; when={event="rule.fired";}; if="a == 1 and b == 0"; limit=1; do=();}
        """, root: "variables={a=<*I0>; b=<*I0>;};", inputs: [.open(1), .tap(50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 touch.ended z x=50 y=50
        0 tap z
        0 rule.fired s
        0 variable.changed name=a value=1
        0 rule.fired y
        0 rule.fired r
        0 variable.changed name=b value=1
        0 rule.fired x
        0 rule.fired y
        """),
    LittleBook(
      "what a rule's action causes is done before its next action",
      page: """
        {type=text; text=A; name=a; trigger={triggeringItem=b;}; tweens=({properties={x=5;}; duration=0;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a; delay=100;}; tweens=({properties={x=5;}; duration=0;});},
        {type=text; text=C; name=c; trigger={triggeringItem=a; delay=100;};}
        """,
      rules: "{when={event=\"page.entered\";}; do=({action=show; item=b;}, {action=show; item=c;});}",
      inputs: [.open(1)],
      trace: """
        0 page.entering
        0 page.entered
        0 rule.fired rule0
        0 item.added b
        0 tween.started b/tween0
        0 tween.completed b/tween0
        0 trigger.fired a from=b
        0 item.added a
        0 tween.started a/tween0
        0 tween.completed a/tween0
        0 item.added c
        """),
    LittleBook(
      "a page's rules count for each opening, the book's for the whole run",
      pages: """
        {elements=(); rules=({name=page; when={event="page.entered";}; limit=1; do=();});},
        {elements=(); rules=({name=other; when={event="page.entered";}; do=();});}
        """,
      root: "rules=({name=book; when={event=\"page.entered\";}; limit=2; do=();});",
      inputs: [.open(1), .open(2), .open(1), .expectPage(1)],
      trace: """
        0 page.entering
        0 page.entered
        0 rule.fired page
        0 rule.fired book
        0 page.exiting
        0 page.entering from=1 page=2
        0 page.exited page=1
        0 page.entered page=2
        0 rule.fired other
        0 rule.fired book
        0 page.exiting
        0 page.entering from=2 page=1
        0 page.exited page=2
        0 page.entered page=1
        0 rule.fired page
        """),
    LittleBook(
      // Interpretation: the events of a rule of the book belong to the page that is on stage by then.
      "a page's rules hear that it is left, of page.exited only the book's rules hear",
      pages: """
        {elements=(); rules=({name=a1; when={event="page.exiting";}; do=();},
         {name=a2; when={event="page.exited";}; do=();});},
        {elements=(); rules=({name=b1; when={event="page.exiting";}; do=();},
         {name=b2; when={event="page.exited";}; do=();}, {name=b3; when={event="page.entering";}; do=();});}
        """,
      root: """
        rules=({name=x1; when={event="page.exiting";}; do=();}, {name=x2; when={event="page.exited";}; do=();});
        """,
      inputs: [.open(1), .next],
      trace: """
        0 page.entering
        0 page.entered
        0 page.exiting
        0 rule.fired a1
        0 rule.fired x1
        0 page.entering from=1 page=2
        0 rule.fired b3
        0 page.exited page=1
        0 rule.fired x2 page=2
        0 page.entered
        """),
    LittleBook(
      "the delayed rules of a page go with it, the book's act on the next page",
      pages: """
        {elements=({type=text; text=A; name=a;});
         rules=({name=page; when={event="item.added"; item=a;}; delay=0.5; do=();});},
        {elements=({type=text; text=B; name=a; trigger={triggeringItemType=page; delay=100;};});}
        """,
      root: "rules=({name=book; when={event=\"page.entered\";}; limit=1; delay=0.5; do=({action=show; item=a;});});",
      inputs: [.open(1), .ticks(2), .next, .ticks(10)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        2 page.exiting
        2 page.entering from=1 page=2
        2 page.exited page=1
        2 page.entered page=2
        5 rule.fired book
        5 item.added a
        """),
  ]
}
