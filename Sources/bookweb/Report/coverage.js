// How much of the book its scripts reach.

import { byId, made } from "../Page/dom.js";
import { percentOf } from "./words.js";

/** The names of the kinds of parts. */
const partNames = {
  page: "pages", element: "elements", tweenStart: "tweens started", tweenEnd: "tweens completed", trigger: "triggers",
  rule: "rules", activeArea: "active areas", dropTarget: "drop targets", language: "languages", link: "links",
  credit: "credits", section: "sections", option: "values of options", open: "taps that open",
  "on-tap": "taps that act",
};

export function showCoverage({ coverage, runs }) {
  const host = byId("reached");
  const scripts = runs.length - 1;
  const who = scripts === 0 ? "No script reaches anything:"
    : scripts === 1 ? "The script reaches" : `The ${scripts} scripts reach`;
  const text = host.appendChild(made("p", "", `${who} `));
  text.append(made("strong", "", percentOf(coverage)), ` of the book, ${coverage.reached} of ${coverage.all}, as `,
    made("code", "", "bookplay test"), " counts it. Played by itself, the book reaches ",
    `${percentOf(coverage.byItself)}.`);
  const meters = host.appendChild(made("ul", "meters"));
  for (const { kind, reached, all } of coverage.kinds) {
    const line = meters.appendChild(made("li"));
    const label = line.appendChild(made("label", "", partNames[kind] || kind));
    const meter = label.appendChild(made("meter"));
    meter.max = all;
    meter.value = reached;
    line.append(made("span", "", `${reached} of ${all}`));
  }
  if (coverage.missing.length === 0) return;
  const list = host.appendChild(made("ul", "unreached"));
  for (const { message, line } of coverage.missing) {
    list.append(made("li", "", line === undefined ? message : `line ${line}: ${message}`));
  }
}
