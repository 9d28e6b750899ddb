import BookReports
import PackedPlayer
import PropertyList

/// A folder for a web server: pages, and the files that they need.
///
/// The same books give the same bytes. Files other than pages have the hash of their contents in their names, so that
/// servers and browsers never mix up two versions.
struct Site {
  typealias File = (path: String, bytes: [UInt8])

  /// The files whose contents can change while their names stay the same.
  private(set) var pages: [File] = []
  private(set) var lasting: [File] = []

  static let worker = "service-worker.js"
  static let manifest = "manifest.webmanifest"

  mutating func add(_ path: String, _ bytes: [UInt8]) { pages.append((path: path, bytes: bytes)) }

  /// Adds a file with the hash of its contents in its name, and returns its path; equal files are added once.
  mutating func addLasting(_ bytes: [UInt8], as name: String, _ ending: String) -> String {
    let path = "\(name)\(HexHash.of(bytes: bytes)).\(ending)"
    if !lasting.contains(where: { $0.path == path }) { lasting.append((path: path, bytes: bytes)) }
    return path
  }

  mutating func addEngine() -> String { addLasting(PlayerParts.engineFile, as: "engine-", "bin") }

  mutating func add(style: [UInt8], script: [UInt8], as name: String) -> (style: String, script: String) {
    (style: addLasting(style, as: name, "css"), script: addLasting(script, as: name, "js"))
  }

  mutating func add(_ page: ExportedPage, in folder: String, engine: String) {
    let root = folder.isEmpty ? "" : "../"
    let place = folder.isEmpty ? "" : folder + "/"
    let assets = page.assets.files.map { file in
      let path = addLasting(file.bytes, as: place + "assets/", MediaEnding.of(file.type))
      return (number: file.number, address: String(path.dropFirst(place.count)))
    }
    let player = add(style: PlayerParts.style, script: PlayerParts.script, as: "player-")
    let links = ExportedPage.Links(
      style: root + player.style, script: root + player.script, engine: root + engine, worker: root + Site.worker,
      head: Site.headLinks(root: root), assets: assets)
    add(place + "index.html", page.bytes(with: links))
  }

  static func headLinks(root: String) -> [String] {
    [
      "rel=\"manifest\" href=\"\(root)\(manifest)\"",
      "rel=\"icon\" type=\"image/png\" sizes=\"192x192\" href=\"\(root)\(iconName(192))\"",
      "rel=\"apple-touch-icon\" href=\"\(root)apple-touch-icon.png\"",
    ]
  }

  mutating func addManifest(title: String, language: String, cover: inout CoverPicture) {
    var icons: [JSONValue] = []
    for side in [192, 512] {
      for isMaskable in [false, true] {
        let name = isMaskable ? Site.maskableIconName(side) : Site.iconName(side)
        // Devices crop a maskable icon to a shape of their own.
        add(name, cover.icon(side: side, isRounded: !isMaskable))
        icons.append([
          "src": name.json, "sizes": "\(side)x\(side)".json, "type": "image/png",
          "purpose": isMaskable ? "maskable" : "any",
        ])
      }
    }
    add("apple-touch-icon.png", cover.icon(side: 180))
    let manifest: JSONValue = [
      "name": title.json, "short_name": title.json, "lang": language.isEmpty ? nil : language.json,
      "start_url": "index.html", "scope": "./", "display": "standalone", "background_color": PageHead.themeColor.json,
      "theme_color": PageHead.themeColor.json, "icons": .array(icons),
    ]
    add(Site.manifest, ScriptJSON.bytes(of: manifest) + Array("\n".utf8))
  }

  private static func iconName(_ side: Int) -> String { "icon-\(side).png" }
  private static func maskableIconName(_ side: Int) -> String { "maskable-\(side).png" }

  /// All files in the order in which they are written: each page after the files that it needs, and the service worker
  /// last.
  var files: [File] {
    let paths = { (files: [File]) in files.map(\.path).json }
    let hashes = (lasting + pages).map { $0.path + " " + HexHash.of(bytes: $0.bytes) }
    let version = HexHash.of(hashes.joined(separator: "\n"))
    let site = ScriptJSON.bytes(of: ["version": version.json, "pages": paths(pages), "lasting": paths(lasting)])
    let worker = Array("const site = ".utf8) + site + Array(";\n".utf8) + ShelfParts.worker
    return lasting + pages + [(path: Site.worker, bytes: worker)]
  }
}

/// The extensions of files, from which servers derive the media types that they send.
enum MediaEnding {
  static func of(_ type: String) -> String {
    switch type {
    case "image/svg+xml": "svg"
    case "image/jpeg": "jpg"
    case "audio/mpeg": "mp3"
    case "audio/mp4": "m4a"
    case "audio/x-caf": "caf"
    // For most types, the extension is the part after the slash.
    default: type.split(separator: "/").last.map(String.init) ?? "bin"
    }
  }
}
