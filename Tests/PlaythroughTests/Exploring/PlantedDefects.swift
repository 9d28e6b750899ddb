import Playthrough

extension PlantedDefect {
  /// The list of mistakes that an explorer has to find.
  static let all = [
    deadEnd, deadEndAfterTouch, elementThatCannotCome, elementBehindAnother, rule, conditionalRule, runaway, narrations,
    drag, fall, slip, dropTarget, inactiveArea, pageThatIsSkipped, hostileNames,
  ]

  private static let deadEnd = PlantedDefect(
    name: "a voice without end holds the page",
    text: """
      ( { }, { waitForNarration = YES; elements = (
        { type = audio; name = drone;
          audio = { trackName = "d.wav"; duration = 2; loop = «YES|NO»; role = narration; };
        } ); }, { } )
      """,
    kind: .deadEnd, page: 2, subject: "drone",
    script: "open 2\nwait 60s\nnext\nexpect page.refused reason=narration\n")

  private static let deadEndAfterTouch = PlantedDefect(
    name: "once the bell is touched, the page cannot be left",
    text: """
      ( { }, { waitForNarration = YES; elements = (
        { type = activearea; name = bell; width = 90; height = 90; },
        { type = audio; name = drone;
          audio = { trackName = "d.wav"; duration = 2; loop = «YES|NO»; role = narration; };
          trigger = { triggeringItem = bell; }; } ); } )
      """,
    kind: .deadEnd, page: 2, subject: "drone",
    script: "open 2\ntap bell\nwait 60s\nnext\nexpect page.refused reason=narration\n")

  private static let elementThatCannotCome = PlantedDefect(
    name: "what takes no touches is waited for",
    text: """
      ( { elements = (
        { type = text; name = moon; text = Moon; width = 90; height = 50; touchable = «NO|YES»; },
        { type = text; name = star; text = S; x = 200; width = 50; height = 50;
          trigger = { triggeringItem = moon; triggerIsATouch = YES; }; } ); } )
      """,
    kind: .unseenElement, page: 1, subject: "star", script: "wait 1s\nexpect star off stage\n")

  private static let elementBehindAnother = PlantedDefect(
    name: "what is touched lies behind something else",
    text: """
      ( { }, { elements = (
        { type = activearea; name = moon; x = 10; width = 50; height = 50; },
        { type = activearea; name = cloud; x = «0|300»; width = 90; height = 90; },
        { type = text; name = star; text = S; x = 200; width = 50; height = 50;
          trigger = { triggeringItem = cloud; }; } ); } )
      """,
    kind: .untouchedArea, page: 2, subject: "moon", script: "open 2\nwait 1s\nexpect no touch.began moon\n")

  private static let rule = PlantedDefect(
    name: "a rule waits for an event that never comes",
    text: """
      ( { elements = (
        { type = text; name = hat; text = Hat; width = 50; height = 50; draggable = «NO|YES»; touchable = YES; } );
        rules = ( { name = worn; when = { event = drag.ended; item = hat; }; do = ( { action = nextPage; } ); } );
      }, { } )
      """,
    kind: .unfiredRule, page: 1, subject: "worn", script: "wait 1s\nexpect no rule.fired worn\n")

  private static let conditionalRule = PlantedDefect(
    name: "a rule asks for more than can be",
    text: """
      { variables = { apples = 0; }; pages = ( { }, { elements = (
        { type = activearea; name = tree; width = 90; height = 90; } );
        rules = (
          { name = pick; when = { event = tap; item = tree; }; if = "not (apples >= 2)";
            do = ( { action = set; variable = apples; by = 1; } ); },
          { name = full; when = { event = tap; item = tree; }; if = "apples > «2|1»";
            do = ( { action = nextPage; } ); } ); }, { } ); }
      """,
    kind: .unfiredRule, page: 2, subject: "full", script: "open 2\ntap tree\nexpect no rule.fired full\n")

  private static let runaway = PlantedDefect(
    name: "two rules set each other off",
    text: """
      { variables = { n = 0; m = 0; }; pages = ( { elements = (
        { type = activearea; name = top; width = 90; height = 90; } );
        rules = (
          { name = spin; when = { event = tap; item = top; }; do = ( { action = set; variable = n; by = 1; } ); },
          { name = there; when = { event = variable.changed; variable = n; }; «|limit = 1;»
            do = ( { action = set; variable = m; by = 1; } ); },
          { name = back; when = { event = variable.changed; variable = m; };
            do = ( { action = set; variable = n; by = 1; } ); } ); } ); }
      """,
    kind: .engineFault, page: 1, subject: "there", script: "tap top\nexpect engine.fault\n")

  private static let narrations = PlantedDefect(
    name: "one voice begins while another speaks",
    text: """
      ( { }, { elements = (
        { type = audio; name = story; audio = { trackName = "a.wav"; duration = 4; role = narration; }; },
        { type = activearea; name = bell; width = 90; height = 90; },
        { type = audio; name = rhyme; audio = { trackName = "b.wav"; duration = 2; role = narration; };
          trigger = { triggeringItem = «bell|story»; }; } ); } )
      """,
    kind: .overlappingNarrations, page: 2, subject: "rhyme",
    script: "open 2\ntap bell\nexpect sound.started rhyme\nexpect no sound.completed story\n")

  private static let drag = PlantedDefect(
    name: "a hat can be dragged off the canvas",
    text: """
      ( { }, { elements = (
        { type = text; name = hat; text = Hat; x = 300; y = 20; width = 50; height = 50; draggable = YES;
          dragArea = { x = «-200|0»; y = 0; width = 900; height = 700; }; } ); } )
      """,
    kind: .lostElement, page: 2, subject: "hat", script: "open 2\ndrag hat to -200 20\nexpect hat.x <= -50\n")

  private static let fall = PlantedDefect(
    name: "a ball that is let go falls for ever",
    text: """
      ( { physics = { bounds = «none|canvas»; }; elements = (
        { type = text; name = ball; text = o; x = 300; y = 20; width = 50; height = 50; draggable = YES;
          physics = { body = dynamic; gravityScale = 0; }; } );
        rules = ( { name = push; when = { event = drag.ended; item = ball; };
          do = ( { action = setProperty; item = ball; property = y; to = «900|90»; } ); } ); } )
      """,
    kind: .lostElement, page: 1, subject: "ball", script: "drag ball to 0 20\nexpect ball.y >= 768\n")

  private static let slip = PlantedDefect(
    name: "an apple that is put next to the ground falls off the page",
    text: """
      ( { physics = { gravityY = 200; }; elements = (
        { type = text; name = ground; text = "____"; x = 0; y = 700; width = «600|1024»; height = 40;
          physics = { body = static; }; },
        { type = text; name = apple; text = a; x = 100; y = 640; width = 60; height = 60; draggable = YES;
          dragArea = { width = 1024; height = 700; }; physics = { body = dynamic; }; } ); } )
      """,
    kind: .lostElement, page: 1, subject: "apple",
    script: "drag apple to 964 640\nwait 2s\nexpect apple.y >= 768\n")

  private static let dropTarget = PlantedDefect(
    name: "a drop target lies where nothing can be dragged",
    text: """
      ( { elements = (
        { type = text; name = hat; text = Hat; width = 50; height = 50; draggable = YES;
          dragArea = { width = «300|1000»; height = 300; };
          dropTargets = ( { name = head; x = 600; y = 100; width = 80; height = 80; } ); } ); } )
      """,
    kind: .unusedDropTarget, page: 1, subject: "head",
    script: "drag hat onto head\nexpect no drag.dropped hat target=head\n")

  private static let inactiveArea = PlantedDefect(
    name: "an area for which something waits is never active",
    text: """
      ( { elements = (
        { type = activearea; name = door; width = 90; height = 90; isActive = «NO|YES»; },
        { type = text; name = room; text = In; x = 300; trigger = { triggeringItem = door; }; },
        { type = activearea; name = wall; x = 90; width = 90; height = 90; isActive = NO; } ); } )
      """,
    kind: .unseenElement, page: 1, subject: "room", script: "wait 1s\nexpect room off stage\n")

  private static let pageThatIsSkipped = PlantedDefect(
    name: "a rule leads back from the page before another",
    text: """
      { variables = { n = 0; }; pages = ( { }, { rules = (
        { name = back; when = { event = page.entered; };
          do = ( { action = «goToPage; page = 1|set; variable = n; to = 1»; } ); } ); }, { } ); }
      """,
    kind: .unreachedPage, page: 3, subject: nil, script: "open 2\nexpect page 1\n")

  private static let hostileNames = PlantedDefect(
    name: "names with blanks, quotation marks and commands in them",
    text: """
      ( { }, { elements = (
        { type = text; name = "the \\"big\\" moon"; text = M; width = 90; height = 50; touchable = «NO|YES»; },
        { type = text; name = "star\\nwait 9s # = / \\\\ "; text = S; x = 200; width = 50; height = 50;
          trigger = { triggeringItem = "the \\"big\\" moon"; triggerIsATouch = YES; }; } ); } )
      """,
    kind: .unseenElement, page: 2, subject: "star\nwait 9s # = / \\ ",
    script: "open 2\nwait 1s\nexpect \"star\\nwait 9s # = / \\\\ \" off stage\n")
}
