import BookFiles
import BookReports
import PackedPlayer

/// A book as a web page that plays it.
///
/// Nothing in a book becomes markup: names and titles are escaped, and everything else is base64 or JSON. The page's
/// content security policy allows only its own script and no loading from elsewhere. A page of a site has no inline
/// script or style, so that servers can send a policy that forbids both.
struct ExportedPage {
  let title: String
  let description: String
  /// The key under which the page stores the reader's state; it stays the same in later versions of a book.
  var key: String
  let language: String?
  /// The options for readers who haven't chosen any, in the form in which the page keeps them.
  var options: String?
  /// How the page shows progress; `nil` for the page's default.
  var progress: PageProgress?
  var gate: PageGate?
  /// The identifier of the book; the page refuses recordings of books with another one.
  var identifier: String?
  var voices: KeptVoices?
  let languageOfTexts: String
  let book: [UInt8]
  let assets: ExportedAssets

  struct Links {
    let style: String
    let script: String
    let engine: String
    let worker: String
    let head: [String]
    let assets: [(number: Int, address: String)]
  }

  func bytes(icon: [UInt8]) -> [UInt8] {
    let icon = String(decoding: Base64.encode(icon), as: UTF8.self)
    let links = ["rel=\"icon\" type=\"image/png\" href=\"data:image/png;base64,\(icon)\""]
    return filled(links: links, policy: ExportedPage.policy) { bytes in
      PageData.append(settings: settings(site: nil), to: &bytes)
      PageData.append(book: book, assets.facts, assets.firstFiles, to: &bytes)
      if let voices { PageData.append(voices, to: &bytes) }
    } appendRest: {
      PageData.append(assets.otherFiles, to: &$0)
    }
  }

  func bytes(with links: Links) -> [UInt8] {
    let files = links.assets.map { JSONValue.Member(String($0.number), $0.address.json) }
    let site: JSONValue = ["engine": links.engine.json, "worker": links.worker.json, "files": .object(files)]
    return filled(
      links: links.head, policy: PageTemplate.policyOfSites, files: (style: links.style, script: links.script)
    ) { bytes in
      PageData.append(settings: settings(site: site), to: &bytes)
      PageData.append(book: book, assets.facts, to: &bytes)
      if let voices { PageData.append(voices, to: &bytes) }
    }
  }

  struct Live {
    /// A random text that marks the page's own script as trusted.
    let nonce: String
    /// The script that is added after the player's script.
    let script: [UInt8]
    let settings: [UInt8]

    var block: [UInt8] {
      Array(#"<script type="application/json" id="live-settings">"#.utf8) + settings + Array("</script>\n".utf8)
    }
  }

  /// Returns the page as a single file for the server that shows a book while its author works on it.
  func bytes(live: Live) -> [UInt8] {
    let policy = PageTemplate.policy(nonce: live.nonce, styleHash: PlayerParts.styleHash)
    return filled(links: ["rel=\"icon\" href=\"data:,\""], policy: policy, live: live) { bytes in
      PageData.append(settings: settings(site: nil), to: &bytes)
      PageData.append(book: book, assets.facts, assets.firstFiles, to: &bytes)
      bytes += live.block
    } appendRest: {
      PageData.append(assets.otherFiles, to: &$0)
    }
  }

  private func filled(
    links: [String], policy: String, files: (style: String, script: String)? = nil, live: Live? = nil,
    appendData: @escaping (inout [UInt8]) -> Void, appendRest: @escaping (inout [UInt8]) -> Void = { _ in }
  ) -> [UInt8] {
    PageTemplate.filled(
      PlayerParts.page,
      with: PageTemplate.Contents(
        language: languageOfTexts, title: title, head: PageHead(description: description, links: links).bytes,
        policy: policy, style: PlayerParts.style,
        script: PlayerParts.script + (live.map { [UInt8(ascii: "\n")] + $0.script } ?? []), files: files,
        nonce: live?.nonce, data: appendData, rest: appendRest))
  }

  static let policy = PageTemplate.policy(scriptHash: PlayerParts.scriptHash, styleHash: PlayerParts.styleHash)

  private func settings(site: JSONValue?) -> JSONValue {
    let doubles = assets.doubles.map { JSONValue.Member(String($0.picture), $0.double.json) }
    return [
      "title": title.json, "key": key.json, "language": language?.json, "options": options?.json,
      "identifier": identifier?.json, "progress": progress?.rawValue.json, "gate": gate?.rawValue.json,
      "site": site, "doubles": doubles.isEmpty ? nil : .object(doubles),
    ]
  }
}
