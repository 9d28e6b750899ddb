import BookKit

extension RuleExplanation {
  /// Rules about names and references to them.
  static let names: [RuleExplanation] = [
    RuleExplanation(
      .duplicateName, "two have the same name",
      """
      Triggers, rules and scripts find elements by their names, and of two with one name only the first is ever \
      meant. The same holds for the tweens and the drop targets of an element and for pages.
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
      .danglingTrigger, "a trigger waits for an element that the page does not have",
      """
      The element then never comes on stage. Names are case-sensitive, and a trigger knows the elements of its own \
      page only.
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
      .danglingTween, "a trigger waits for a tween that the element does not have",
      "Tweens are counted from 0, or called by their names. What waits for one that is not there never comes on stage.",
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
      .danglingReference, "a name is used that nothing has",
      "Elements that are dragged along, pages, variables and voices of texts are found by name. This one is not.",
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
      .unusedVariable, "a variable is declared and never used",
      "Either it is left over, or a rule that should use it has another name for it.",
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
