import BookDrawing
import PropertyList

enum NewBookText {
  /// Returns the book in canonical form, as `format` would write it.
  static func book(title: String) -> [UInt8] {
    let text = compactBook(title: title)
    return PropertyList.read(PropertyList.Source(text: text)).document?.written(as: .xml).bytes ?? Array(text.utf8)
  }

  private static func compactBook(title: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- Times are in seconds and lengths in points; the origin is the upper left corner, and y grows downwards. -->
      <!-- `bookplay explain KEY` explains a key, and `bookplay validate` reports problems. -->
      <key>title</key> <string>\(XMLEscape.escaped(title))</string>
      <key>canvas</key> <dict> \(integers(["width": 1024, "height": 768])) </dict>
      <!-- What the book remembers from page to page. -->
      <key>variables</key> <dict> \(integers(["stars": 0])) </dict>
      <key>pages</key>
      <array>
    \(evening)
    \(night)
      </array>
    </dict>
    </plist>

    """
  }

  private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    integers(["x": x, "y": y, "width": width, "height": height])
  }

  private static func integers(_ entries: KeyValuePairs<String, Int>) -> String {
    entries.map { "<key>\($0)</key> <integer>\($1)</integer>" }.joined()
  }

  private static func strings(_ entries: KeyValuePairs<String, String>) -> String {
    entries.map { "<key>\($0)</key> <string>\($1)</string>" }.joined()
  }

  static let script = """
    # One command per line: what a reader does, and what must happen.
    open evening

    # The moon rises, and then there is a star.
    expect star off stage
    wait for tween.completed moon/rise within 5s
    expect star on stage

    # Each tap plays the chime and counts.
    tap star
    expect sound.started chime
    expect variable stars = 1
    wait 2s
    tap star
    wait 2s
    tap star
    expect variable stars = 3

    # The third tap turned the page.
    expect page night
    expect goodnight off stage
    drag cap onto head
    expect drag.dropped cap target=head
    expect goodnight on stage
    wait for tween.completed goodnight/appear
    expect goodnight.alpha = 1

    """

  private static let evening = """
        <dict>
          \(strings(["name": "evening", "background": "#1D2B53"])) <key>elements</key>
          <array>
            <!-- Elements are drawn in this order, so the moon rises behind the hill. -->
            <dict>
              \(strings(["type": "image", "name": "moon", "fileName": "images/moon.png"]))
              \(strings(["altText": "The moon, half asleep"])) \(frame(392, 640, 240, 240))
              <key>tweens</key>
              <array>
                <dict>
                  \(strings(["name": "rise"])) <key>properties</key> <dict> \(integers(["y": 200])) </dict>
                  \(integers(["duration": 3])) \(strings(["transition": "easeOut"]))
                </dict>
              </array>
            </dict>
            <dict>
              \(strings(["type": "image", "name": "hill", "fileName": "images/hill.png"]))
              <!-- Empty: the hill is only decoration, so screen readers skip it. -->
              \(strings(["altText": ""])) \(frame(0, 576, 1024, 192))
            </dict>
            <!-- The star waits off stage until the moon has risen; a touch makes it turn. -->
            <dict>
              \(strings(["type": "image", "name": "star", "fileName": "images/star.png"]))
              \(strings(["altText": "A star to tap"])) \(frame(740, 140, 120, 120))
              <key>trigger</key>
              <dict>
                \(strings(["triggeringItem": "moon"])) <key>triggerIsATween</key> <true/>
                \(strings(["triggeringTweenNumber": "rise"]))
              </dict>
              <key>tweens</key>
              <array>
                <dict>
                  \(strings(["name": "turn"]))
                  <key>from</key> <dict> \(integers(["rotation": 0])) </dict>
                  <key>properties</key> <dict> \(integers(["rotation": 72])) </dict>
                  <key>duration</key> <real>0.6</real> \(strings(["transition": "easeOutBack"])) \(touchOfStar)
                </dict>
              </array>
            </dict>
            <dict>
              \(strings(["type": "audio", "name": "chime"]))
              <key>audio</key> <dict> \(strings(["trackName": "sounds/chime.wav"])) </dict> \(touchOfStar)
            </dict>
            \(story("The moon is tired. Tap the star three times!"))
          </array>
          <!-- Rules can do more than triggers: any event, a condition, any action. -->
          <key>rules</key>
          <array>
            <dict>
              \(strings(["name": "count"])) <key>when</key> <dict> \(strings(["event": "tap", "item": "star"])) </dict>
              <key>do</key>
              <array>
                <dict> \(strings(["action": "set", "variable": "stars"])) \(integers(["by": 1])) </dict>
              </array>
            </dict>
            <dict>
              \(strings(["name": "bedtime"]))
              <key>when</key> <dict> \(strings(["event": "variable.changed", "variable": "stars"])) </dict>
              \(strings(["if": "stars &gt;= 3"]))
              <key>do</key> <array> <dict> \(strings(["action": "nextPage"])) </dict> </array>
            </dict>
          </array>
        </dict>
    """

  private static let touchOfStar = """
    <key>trigger</key> <dict> \(strings(["triggeringItem": "star"])) <key>triggerIsATouch</key> <true/> </dict>
    """

  private static func story(_ text: String) -> String {
    """
    <dict>
      \(strings(["type": "text", "name": "story", "text": text])) \(frame(112, 60, 800, 60))
      \(integers(["fontSize": 36])) \(strings(["fontColor": "white", "align": "center"]))
    </dict>
    """
  }

  private static let night = """
        <dict>
          \(strings(["name": "night", "background": "#0B1026"])) <key>elements</key>
          <array>
            <dict>
              \(strings(["type": "image", "name": "moon", "fileName": "images/moon.png"]))
              \(strings(["altText": "The moon, nearly asleep"])) \(frame(392, 240, 240, 240))
            </dict>
            <!-- If the cap is dropped with its middle in the target, it moves to snapX, snapY. -->
            <dict>
              \(strings(["type": "image", "name": "cap", "fileName": "images/cap.png"]))
              \(strings(["altText": "A red night cap"])) \(frame(100, 560, 180, 135))
              <key>draggable</key> <true/>
              <key>dropTargets</key>
              <array>
                <dict>
                  \(strings(["name": "head"])) \(frame(392, 140, 240, 200))
                  \(integers(["snapX": 422, "snapY": 150])) \(strings(["sound": "sounds/chime.wav"]))
                </dict>
              </array>
            </dict>
            \(story("Put the cap on its head."))
            <dict>
              \(strings(["type": "text", "name": "goodnight", "text": "Good night, moon!"]))
              \(frame(312, 540, 400, 60)) \(integers(["alpha": 0, "fontSize": 40]))
              \(strings(["fontColor": "#FFDF6B", "align": "center"]))
              <key>trigger</key> <dict> \(strings(["triggeringItem": "cap", "triggerWhen": "drop"])) </dict>
              <key>tweens</key>
              <array>
                <dict>
                  \(strings(["name": "appear"])) <key>properties</key> <dict> \(integers(["alpha": 1])) </dict>
                  \(integers(["duration": 1]))
                </dict>
              </array>
            </dict>
          </array>
        </dict>
    """
}
