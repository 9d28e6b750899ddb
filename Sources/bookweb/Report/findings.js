// The findings in the book, the most severe ones first.

import { byId, made } from "../Page/dom.js";

const severities = [["error", "Errors"], ["warning", "Warnings"], ["note", "Notes"]];

/** Returns a table with a row for each entry; `cells` returns the contents of a row, as texts or elements. */
export function table(caption, headings, entries, cells) {
  const node = made("table");
  node.append(made("caption", "unseen", caption));
  const head = node.createTHead().insertRow();
  for (const heading of headings) {
    const cell = head.appendChild(made("th", "", heading));
    cell.scope = "col";
  }
  const body = node.createTBody();
  for (const entry of entries) {
    const row = body.insertRow();
    for (const content of cells(entry)) row.insertCell().append(content);
  }
  return node;
}

/** Returns where a finding or a note is: its line and column, or in a binary file its path. */
const placeOf = ({ line, column, path }) => (line === undefined ? path || "" : `${line}:${column}`);

/** Returns what is wrong, with the rule, the notes and a hint. */
function problemOf({ message, rule, notes = [], hint }) {
  const cell = document.createDocumentFragment();
  cell.append(`${message} `, made("code", "", rule));
  for (const note of notes) cell.append(made("p", "quiet", `${placeOf(note)}: ${note.message}`));
  if (hint) cell.append(made("p", "quiet", hint));
  return cell;
}

export function showFindings({ findings, omittedFindings }) {
  const host = byId("severities");
  for (const [severity, title] of severities) {
    const own = findings.filter((finding) => finding.severity === severity);
    if (own.length === 0) continue;
    const group = host.appendChild(made("section", severity));
    group.append(made("h3", "", `${title} (${own.length})`));
    const scroll = group.appendChild(made("div", "scroll"));
    scroll.tabIndex = 0;
    scroll.setAttribute("role", "group");
    scroll.setAttribute("aria-label", title);
    scroll.append(table(title, ["Where", "Page", "What"], own, (finding) => (
      [placeOf(finding), finding.page === undefined ? "" : String(finding.page), problemOf(finding)])));
  }
  if (findings.length === 0) host.append(made("p", "good", "The book has no problems."));
  if (omittedFindings > 0) host.append(made("p", "quiet", `… and ${omittedFindings} more`));
}
