import BookKit

extension RuleExplanation {
  /// Rules about names and references to them.
  static let names: [RuleExplanation] = [
    RuleExplanation(
      .duplicateName, "a name is used twice",
      """
      Triggers, rules and scripts find elements by name. Of several elements with the same name, only the first \
      one is ever found. The same goes for pages, and for the tweens and drop targets of an element.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>line</string>
          <key>text</key> <string>Good night!</string>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>line</string>
          <key>text</key> <string>Sleep well!</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>line</string>
          <key>text</key> <string>Good night!</string>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>line 2</string>
          <key>text</key> <string>Sleep well!</string>
        </dict>
        """)),
    RuleExplanation(
      .danglingTrigger, "a trigger waits for an element that is not on the page",
      """
      The element never comes on stage. Names are case-sensitive, and a trigger only sees the elements \
      of its own page.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>name</key> <string>moon</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
          <key>altText</key> <string>The moon</string>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>trigger</key> <dict> <key>triggeringItem</key> <string>mon</string> </dict>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>name</key> <string>moon</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
          <key>altText</key> <string>The moon</string>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>trigger</key> <dict> <key>triggeringItem</key> <string>moon</string> </dict>
        </dict>
        """)),
    RuleExplanation(
      .danglingTween, "a trigger waits for a tween that does not exist",
      "Tweens have numbers, starting at 0, and names. What waits for a missing tween never comes on stage.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>line</string>
          <key>text</key> <string>Good night!</string>
          <key>tweens</key>
          <array>
            <dict> <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict> </dict>
          </array>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Sleep well!</string>
          <key>trigger</key>
          <dict>
            <key>triggeringItem</key> <string>line</string>
            <key>triggerIsATween</key> <true/>
            <key>triggeringTweenNumber</key> <integer>1</integer>
          </dict>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>line</string>
          <key>text</key> <string>Good night!</string>
          <key>tweens</key>
          <array>
            <dict> <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict> </dict>
          </array>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Sleep well!</string>
          <key>trigger</key>
          <dict>
            <key>triggeringItem</key> <string>line</string>
            <key>triggerIsATween</key> <true/>
            <key>triggeringTweenNumber</key> <integer>0</integer>
          </dict>
        </dict>
        """)),
    RuleExplanation(
      .danglingReference, "a name refers to nothing",
      "Pages, variables, elements to drag along and voices of texts are found by name. Nothing has this name.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>smoke</string>
          <key>text</key> <string>Puff!</string>
        </dict>
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>The train</string>
          <key>y</key> <integer>300</integer>
          <key>width</key> <integer>300</integer> <key>height</key> <integer>100</integer>
          <key>draggable</key> <true/>
          <key>dragWith</key> <array> <string>smog</string> </array>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>smoke</string>
          <key>text</key> <string>Puff!</string>
        </dict>
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>The train</string>
          <key>y</key> <integer>300</integer>
          <key>width</key> <integer>300</integer> <key>height</key> <integer>100</integer>
          <key>draggable</key> <true/>
          <key>dragWith</key> <array> <string>smoke</string> </array>
        </dict>
        """)),
    RuleExplanation(
      .unusedVariable, "a variable is declared but never used",
      "Either it is no longer needed, or a rule that should use it uses another name.",
      wrong: .book("<key>variables</key> <dict> <key>apples</key> <integer>3</integer> </dict>"),
      right: .book(
        """
        <key>variables</key> <dict> <key>apples</key> <integer>3</integer> </dict>
        <key>rules</key>
        <array>
          <dict>
            <key>when</key> <dict> <key>event</key> <string>page.entered</string> </dict>
            <key>if</key> <string>apples == 3</string>
            <key>do</key>
            <array>
              <dict>
                <key>action</key> <string>playSound</string>
                <key>trackName</key> <string>bell.mp3</string>
              </dict>
            </array>
          </dict>
        </array>
        """)),
  ]
}
