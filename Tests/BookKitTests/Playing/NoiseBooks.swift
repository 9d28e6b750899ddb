extension LittleBook {
  /// Books that wait for noises and for shakes.
  static let noises: [LittleBook] = [
    LittleBook(
      "a noise begins where it is loud, and ends below the quiet level",
      page: """
        {type=text; text=A; name=a; trigger={triggeringItemType=noise;};},
        {type=text; text=B; name=b; trigger={triggeringItemType=noise; triggerWhen=end;};},
        {type=text; text=C; name=c; trigger={triggeringItem=a; triggeringItemType=shake;};}
        """,
      inputs: [
        .open(1), .loudness(0.49), .ticks(1), .loudness(0.5), .ticks(1), .loudness(0.9), .loudness(0.25), .ticks(1),
        .loudness(0.24), .ticks(1), .loudness(0.4), .shake,
      ],
      trace: """
        0 page.entering
        0 page.entered
        1 noise.began
        1 trigger.fired a from=noise
        1 item.added a
        3 noise.ended
        3 trigger.fired b from=noise
        3 item.added b
        4 shake
        4 trigger.fired c from=shake
        4 item.added c
        """),
    LittleBook(
      "a page begins quiet, and what was loud before it is told once it has entered",
      pages: "{rules=({when={event=page.entered;}; do=({action=set; variable=n; by=1;});});}, {}",
      root: """
        variables = {n=<*I0>;}; microphone = {loud=0.8; quiet=0.1;}; enterAnimation = {duration=0.3;};
        rules = ({when={event=noise.began;}; if="device.loudness > 0.85"; do=({action=set; variable=n; by=10;});});
        """,
      inputs: [
        .loudness(0.9), .open(1), .ticks(3), .next, .loudness(0.5), .loudness(0.8), .ticks(3), .loudness(0.1),
        .loudness(0), .expect("$n", 11),
      ],
      trace: """
        0 page.entering
        3 page.entered
        3 rule.fired rule0
        3 variable.changed name=n value=1
        3 noise.began
        3 rule.fired rule0
        3 variable.changed name=n value=11
        3 page.exiting
        3 page.entering from=1 page=2
        6 page.exited page=1
        6 page.entered page=2
        6 noise.began
        6 noise.ended
        """),
    LittleBook(
      "without a quiet level of its own, a book's loud level can be low",
      page: "", rules: "{when={event=noise.ended;}; do=({action=nextPage;});}", root: "microphone = {loud=0.1;};",
      inputs: [.open(1), .loudness(0.1), .loudness(0.09)],
      trace: """
        0 page.entering
        0 page.entered
        0 noise.began
        0 noise.ended
        0 rule.fired rule0
        0 book.ended
        """),
    LittleBook(
      "a flame follows the loudness, and smoke does too where neither a part nor a running tween moves it",
      pages: """
        {elements=(
          {type=text; text=A; name=flame; x=100; tweens=({properties={x=300; alpha=0;};});},
          {type=text; text=B; name=fan; y=200; slider={byX=10; drives=({item=smoke;tween=up;});};},
          {type=text; text=C; name=smoke; tweens=({name=up; properties={y=80;};}, {name=across; properties={x=50;};},
            {name=gust; properties={x=200;}; trigger={triggeringItemType=shake;};});}
        );},
        {elements=({type=text; text=E; name=smoke; tweens=({name=up; properties={y=100;};});});}
        """,
      root: """
        microphone={drives=({item=flame;}, {item=smoke;tween=up;}, {item=smoke;tween=across;});};
        """,
      inputs: [
        .loudness(0.25), .open(1), .expect("flame.x", 150), .expect("flame.alpha", 0.75), .expect("smoke.y", 0),
        .expect("smoke.x", 12.5), .loudness(0.4), .expect("flame.x", 180), .shake, .ticks(5),
        .expect("smoke.x", 110), .ticks(5), .loudness(0), .expect("flame.x", 100), .expect("smoke.x", 0),
        .loudness(0.75), .next, .expect("smoke.y", 75),
      ],
      trace: """
        0 page.entering
        0 item.added flame
        0 item.added fan
        0 item.added smoke
        0 page.entered
        0 shake
        0 trigger.fired smoke/gust from=shake
        0 tween.started smoke/gust
        10 tween.completed smoke/gust
        10 noise.began
        10 page.exiting
        10 page.entering from=1 page=2
        10 item.added smoke
        10 page.exited page=1
        10 page.entered page=2
        10 noise.began
        """),
    LittleBook(
      "a body that follows the loudness pushes another one",
      page: """
        {type=text; text=A; name=lift; x=100; y=400; width=100; height=20; physics={body=static;};
          tweens=({properties={y=300;};});},
        {type=text; text=B; name=box; x=120; y=370; width=20; height=20; physics={body=dynamic; restitution=0;};}
        """,
      keys: "physics={gravityY=0;};", root: "microphone={loud=1; drives=({item=lift;});};",
      inputs: [
        .open(1), .expect("lift.y", 400), .loudness(0.2), .expect("lift.y", 380), .ticks(1), .expect("lift.y", 380),
        .expect("box.y", 360), .loudness(0), .expect("lift.y", 400), .ticks(1), .expect("box.y", 360),
      ],
      trace: """
        0 page.entering
        0 item.added lift
        0 item.added box
        0 page.entered
        """),
  ]
}
