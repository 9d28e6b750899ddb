/// Small books to play, in old-style text and without files.
enum PlayedBooks {
  /// Two pages: automatic tweens, a group that waits, a star to tap, and credits.
  static let story = """
    { languages = (en, de); variables = { taps = none; }; credits = ( { name = "Ann Lee"; role = Words; } );
      rules = ( { name = count; when = { event = tap; item = star; };
        do = ( { action = set; variable = taps; to = some; } ); } );
      pages = (
        { name = evening; elements = (
          { type = text; name = moon; text = Moon; x = 10; y = 60; width = 100; height = 50;
            tweens = ( { name = rise; properties = { y = 0; }; duration = 1; } ); },
          { type = group; name = sky; x = 200; y = 10; elements = (
            { type = text; name = star; text = "*"; width = 50; height = 50;
              tweens = ( { name = glow; from = { alpha = 0.5; }; properties = { alpha = 1; }; duration = 2;
                trigger = { triggeringItem = star; triggerIsATouch = YES; }; } ); } );
            trigger = { triggeringItem = moon; triggerIsATween = YES; triggeringTweenNumber = rise;
              delay = 0.25; }; } ); },
        { name = night; elements = (
          { type = activearea; name = bed; width = 80; height = 80; isActive = NO; } ); } ); }
    """

  /// A page on which a tween runs forever, and an empty page.
  static let endless = """
    ( { elements = ( { type = text; name = a; text = A; tweens = (
      { name = t; properties = { x = 9; }; duration = 0.5; loopType = repeat; } ); } ); }, { } )
    """
}
