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
      <key>canvas</key>
      <dict>
        <key>width</key> <integer>1024</integer>
        <key>height</key> <integer>768</integer>
      </dict>
      <!-- What the book remembers from page to page. -->
      <key>variables</key>
      <dict>
        <key>stars</key> <integer>0</integer>
      </dict>
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
    [("x", x), ("y", y), ("width", width), ("height", height)]
      .map { "<key>\($0)</key> <integer>\($1)</integer>" }.joined()
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
          <key>name</key> <string>evening</string>
          <key>background</key> <string>#1D2B53</string>
          <key>elements</key>
          <array>
            <!-- Elements are drawn in this order, so the moon rises behind the hill. -->
            <dict>
              <key>type</key> <string>image</string>
              <key>name</key> <string>moon</string>
              <key>fileName</key> <string>images/moon.png</string>
              <key>altText</key> <string>The moon, half asleep</string>
              \(frame(392, 640, 240, 240))
              <key>tweens</key>
              <array>
                <dict>
                  <key>name</key> <string>rise</string>
                  <key>properties</key> <dict> <key>y</key> <integer>200</integer> </dict>
                  <key>duration</key> <integer>3</integer>
                  <key>transition</key> <string>easeOut</string>
                </dict>
              </array>
            </dict>
            <dict>
              <key>type</key> <string>image</string>
              <key>name</key> <string>hill</string>
              <key>fileName</key> <string>images/hill.png</string>
              <!-- Empty: the hill is only decoration, so screen readers skip it. -->
              <key>altText</key> <string></string>
              \(frame(0, 576, 1024, 192))
            </dict>
            <!-- The star waits off stage until the moon has risen; a touch makes it turn. -->
            <dict>
              <key>type</key> <string>image</string>
              <key>name</key> <string>star</string>
              <key>fileName</key> <string>images/star.png</string>
              <key>altText</key> <string>A star to tap</string>
              \(frame(740, 140, 120, 120))
              <key>trigger</key>
              <dict>
                <key>triggeringItem</key> <string>moon</string>
                <key>triggerIsATween</key> <true/>
                <key>triggeringTweenNumber</key> <string>rise</string>
              </dict>
              <key>tweens</key>
              <array>
                <dict>
                  <key>name</key> <string>turn</string>
                  <key>from</key> <dict> <key>rotation</key> <integer>0</integer> </dict>
                  <key>properties</key> <dict> <key>rotation</key> <integer>72</integer> </dict>
                  <key>duration</key> <real>0.6</real>
                  <key>transition</key> <string>easeOutBack</string>
                  <key>trigger</key>
                  <dict>
                    <key>triggeringItem</key> <string>star</string>
                    <key>triggerIsATouch</key> <true/>
                  </dict>
                </dict>
              </array>
            </dict>
            <dict>
              <key>type</key> <string>audio</string>
              <key>name</key> <string>chime</string>
              <key>audio</key> <dict> <key>trackName</key> <string>sounds/chime.wav</string> </dict>
              <key>trigger</key>
              <dict>
                <key>triggeringItem</key> <string>star</string>
                <key>triggerIsATouch</key> <true/>
              </dict>
            </dict>
            <dict>
              <key>type</key> <string>text</string>
              <key>name</key> <string>story</string>
              <key>text</key> <string>The moon is tired. Tap the star three times!</string>
              \(frame(112, 60, 800, 60))
              <key>fontSize</key> <integer>36</integer>
              <key>fontColor</key> <string>white</string>
              <key>align</key> <string>center</string>
            </dict>
          </array>
          <!-- Rules can do more than triggers: any event, a condition, any action. -->
          <key>rules</key>
          <array>
            <dict>
              <key>name</key> <string>count</string>
              <key>when</key> <dict> <key>event</key> <string>tap</string> <key>item</key> <string>star</string> </dict>
              <key>do</key>
              <array>
                <dict>
                  <key>action</key> <string>set</string>
                  <key>variable</key> <string>stars</string>
                  <key>by</key> <integer>1</integer>
                </dict>
              </array>
            </dict>
            <dict>
              <key>name</key> <string>bedtime</string>
              <key>when</key>
              <dict>
                <key>event</key> <string>variable.changed</string>
                <key>variable</key> <string>stars</string>
              </dict>
              <key>if</key> <string>stars &gt;= 3</string>
              <key>do</key>
              <array>
                <dict> <key>action</key> <string>nextPage</string> </dict>
              </array>
            </dict>
          </array>
        </dict>
    """

  private static let night = """
        <dict>
          <key>name</key> <string>night</string>
          <key>background</key> <string>#0B1026</string>
          <key>elements</key>
          <array>
            <dict>
              <key>type</key> <string>image</string>
              <key>name</key> <string>moon</string>
              <key>fileName</key> <string>images/moon.png</string>
              <key>altText</key> <string>The moon, nearly asleep</string>
              \(frame(392, 240, 240, 240))
            </dict>
            <!-- If the cap is dropped with its middle in the target, it moves to snapX, snapY. -->
            <dict>
              <key>type</key> <string>image</string>
              <key>name</key> <string>cap</string>
              <key>fileName</key> <string>images/cap.png</string>
              <key>altText</key> <string>A red night cap</string>
              \(frame(100, 560, 180, 135))
              <key>draggable</key> <true/>
              <key>dropTargets</key>
              <array>
                <dict>
                  <key>name</key> <string>head</string>
                  \(frame(392, 140, 240, 200))
                  <key>snapX</key> <integer>422</integer>
                  <key>snapY</key> <integer>150</integer>
                  <key>sound</key> <string>sounds/chime.wav</string>
                </dict>
              </array>
            </dict>
            <dict>
              <key>type</key> <string>text</string>
              <key>name</key> <string>story</string>
              <key>text</key> <string>Put the cap on its head.</string>
              \(frame(112, 60, 800, 60))
              <key>fontSize</key> <integer>36</integer>
              <key>fontColor</key> <string>white</string>
              <key>align</key> <string>center</string>
            </dict>
            <dict>
              <key>type</key> <string>text</string>
              <key>name</key> <string>goodnight</string>
              <key>text</key> <string>Good night, moon!</string>
              \(frame(312, 540, 400, 60))
              <key>alpha</key> <integer>0</integer>
              <key>fontSize</key> <integer>40</integer>
              <key>fontColor</key> <string>#FFDF6B</string>
              <key>align</key> <string>center</string>
              <key>trigger</key>
              <dict>
                <key>triggeringItem</key> <string>cap</string>
                <key>triggerWhen</key> <string>drop</string>
              </dict>
              <key>tweens</key>
              <array>
                <dict>
                  <key>name</key> <string>appear</string>
                  <key>properties</key> <dict> <key>alpha</key> <integer>1</integer> </dict>
                  <key>duration</key> <integer>1</integer>
                </dict>
              </array>
            </dict>
          </array>
        </dict>
    """
}
