import BookReports
import PackedPlayer
import PropertyList

/// A report as a self-contained web page, with the engine that replays its runs; it makes no requests.
///
/// Nothing in a book becomes markup: the title is escaped, and everything else is JSON or base64, or text that is
/// escaped for browsers without JavaScript.
struct ReportPage {
  let title: String
  let report: [UInt8]
  let text: String
  let book: [UInt8]
  let assets: ExportedAssets

  var bytes: [UInt8] {
    PageTemplate.filled(
      ReportParts.page,
      with: PageTemplate.Contents(
        title: title, policy: ReportPage.policy, style: ReportParts.style, script: ReportParts.script,
        data: appendData))
  }

  static let policy = PageTemplate.policy(scriptHash: ReportParts.scriptHash, styleHash: ReportParts.styleHash)

  private func appendData(to bytes: inout [UInt8]) {
    bytes += "<noscript><pre>\(HTMLText.escapedLines(text))</pre></noscript>\n".utf8
    bytes.append(#"<script type="application/json" id="report">"#)
    bytes += ScriptJSON.harmless(report)
    bytes.append("</script>\n")
    // A report is silent.
    let files = assets.files.filter { !$0.type.hasPrefix("audio/") && !$0.type.hasPrefix("video/") }
    PageData.append(book: book, assets.facts, files, to: &bytes)
  }
}
