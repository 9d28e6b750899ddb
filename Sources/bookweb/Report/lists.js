// Lists: findings, coverage by scripts, the parts of a book that aren't pages, and events.

import { byId, made } from "../Page/dom.js";
import { counted, describe, percentOf, scrolled, table, timeOf } from "./words.js";

/** Returns the position of a finding or a note: its line and column, or its path in a binary file. */
const positionOf = ({ line, column, path }) => (line === undefined ? path || "" : `${line}:${column}`);

/** Returns the message of a finding with its rule, notes and hint. */
function problemOf({ message, rule, notes = [], hint }) {
  const cell = document.createDocumentFragment();
  cell.append(`${message} `, made("code", "", rule));
  for (const note of notes) cell.append(made("p", "quiet", `${positionOf(note)}: ${note.message}`));
  if (hint) cell.append(made("p", "quiet", hint));
  return cell;
}

export function showFindings({ findings, omittedFindings }) {
  const host = byId("severities");
  for (const [severity, title] of [["error", "Errors"], ["warning", "Warnings"], ["note", "Notes"]]) {
    const own = findings.filter((finding) => finding.severity === severity);
    if (own.length === 0) continue;
    const rows = table(title, ["Where", "Page", "What"], own, (finding) => (
      [positionOf(finding), finding.page === undefined ? "" : String(finding.page), problemOf(finding)]));
    host.append(made("section", severity, [made("h3", "", `${title} (${own.length})`), scrolled(title, [rows])]));
  }
  if (findings.length === 0) host.append(made("p", "good", "The book has no problems."));
  if (omittedFindings > 0) host.append(made("p", "quiet", `… and ${omittedFindings} more`));
}

/** The names for the kinds of parts that scripts can reach. */
const partNames = {
  page: "pages", element: "elements", tweenStart: "tweens started", tweenEnd: "tweens completed", trigger: "triggers",
  rule: "rules", activeArea: "active areas", dropTarget: "drop targets", language: "languages", link: "links",
  credit: "credits", section: "sections", option: "values of options", open: "taps that open",
  "on-tap": "taps that act",
};

export function showCoverage({ coverage, runs }) {
  const scripts = runs.length - 1;
  const who = scripts === 0 ? "No script reaches anything:"
    : scripts === 1 ? "The script reaches" : `The ${scripts} scripts reach`;
  const meters = coverage.kinds.map(({ kind, reached, all }) => made("li", "", [
    made("label", "", [partNames[kind] || kind, made("meter", "", "", { max: all, value: reached })]),
    made("span", "", `${reached} of ${all}`)]));
  byId("reached").append(
    made("p", "", [`${who} `, made("strong", "", percentOf(coverage)),
      ` of the book, ${coverage.reached} of ${coverage.all}, as `, made("code", "", "bookplay test"),
      ` counts it. Played by itself, the book reaches ${percentOf(coverage.byItself)}.`]),
    made("ul", "meters", meters));
  if (coverage.missing.length === 0) return;
  byId("reached").append(made("ul", "unreached", coverage.missing.map(({ message, line }) => (
    made("li", "", line === undefined ? message : `line ${line}: ${message}`)))));
}

/** Shows the parts of a book that aren't pages: sections, games and options. */
export function showApart({ sections, games, options, width, height }) {
  const place = byId("apart");
  const parts = [...sections.map((part) => ["Section", part]), ...games.map((part) => ["Game", part])];
  place.hidden = parts.length === 0 && options.length === 0;
  document.querySelector('a[href="#apart"]').hidden = place.hidden;
  byId("parts").hidden = parts.length === 0;
  for (const [kind, { name, details, picture }] of parts) {
    const caption = made("figcaption", "caption", [`${kind} `, made("b", "", name), ["", ...details].join(", ")]);
    const figure = made("figure", "", [caption]);
    if (picture !== undefined) {
      figure.prepend(made("img", "", "",
        { src: picture, alt: "", loading: "lazy", style: `aspect-ratio: ${width} / ${height}` }));
    }
    byId("parts").append(made("li", "", [figure]));
  }
  byId("options").hidden = options.length === 0;
  byId("options").append(...options.flatMap(({ name, value, values }) => [made("dt", "", `Option ${name}`),
    made("dd", "", values.length > 0 ? `${value}, one of ${values.join(", ")}` : value)]));
}

/** The events of a run as a table, which is filled when it is first opened. */
export class Trace {
  /** @param seek is called with the tick of the event that was chosen */
  constructor(report, run, seek) {
    this.report = report;
    this.run = run;
    this.seek = seek;
    const summary = made("summary", "", [`${run.title} `, made("small", "", counted(run.events.length, "event"))]);
    this.node = made("details", "trace", [summary], { ontoggle: () => this.fill() });
  }

  fill() {
    if (this.isFilled) return;
    this.isFilled = true;
    const { tickRate } = this.report.data, { title, events } = this.run;
    this.node.append(scrolled("", [table(`The events of ${title}`, ["Time", "Page", "Event"], events, (event) => [
      made("button", "link", timeOf(event.tick, tickRate), { type: "button", onclick: () => this.seek(event.tick) }),
      String(event.page ?? event.section ?? ""), describe(event)])]));
  }
}
