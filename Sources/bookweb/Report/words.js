// The formats of times, counts, events and tables in a report, and the width of words.

import { made } from "../Page/dom.js";

/** Returns a number with at most three decimals. */
export const shortNumber = (number) => String(Math.round(number * 1000) / 1000);

/** Returns a tick as a time in seconds. */
export const timeOf = (tick, tickRate) => `${shortNumber(tick / tickRate)} s`;

/** Returns a count with its noun, such as "1 event" or "3 events". */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Returns a percentage, rounded down to a tenth so that 100 % means all. */
export const percentOf = ({ reached, all }) => `${all === 0 ? 100 : Math.floor((reached * 1000) / all) / 10} %`;

/** Returns an event without its time, page and section, such as "drag.dropped hat target=head x=10 y=20". */
export function describe(event) {
  const { tick, time, page, section, event: kind, item, tween, ...rest } = event;
  const subject = [item, tween].filter((name) => name !== undefined).join("/");
  const values = Object.entries(rest).map(([key, value]) => `${key}=${value}`);
  return [kind, subject, ...values].filter((word) => word !== "").join(" ");
}

/** Returns a table with a row for each entry; `cells` returns the contents of a row, as texts or elements. */
export function table(caption, headings, entries, cells) {
  const node = made("table", "", [made("caption", "unseen", caption)]);
  const head = node.createTHead().insertRow();
  for (const heading of headings) head.append(made("th", "", heading, { scope: "col" }));
  const body = node.createTBody();
  for (const entry of entries) {
    const row = body.insertRow();
    for (const content of cells(entry)) row.insertCell().append(content);
  }
  return node;
}

/** Returns an area that scrolls sideways, and can have the focus so that keys scroll it, too. */
export function scrolled(title, content) {
  return made("div", "scroll", content, { tabIndex: 0, ...(title ? { role: "group", "aria-label": title } : {}) });
}

const pen = made("canvas").getContext("2d");

/** Returns the width of a text in a CSS font. */
export function widthOf(text, font) {
  pen.font = font;
  return Math.ceil(pen.measureText(text).width) + 1;
}
