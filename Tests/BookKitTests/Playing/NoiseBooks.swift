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
  ]
}
