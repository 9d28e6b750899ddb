// A row of a timeline: what happens to one element, with a label beside each bar that is too short for it.

import { made } from "../Page/dom.js";
import { describe, timeOf, widthOf } from "./words.js";

/** The height of a bar with the gap below it, and the room around all bars, in pixels. */
const levelHeight = 17, laneMargin = 3;

/** The font of labels, as in report.css. */
export const labelFont = "11px system-ui, sans-serif";

export class Lane {
  /** @param visit the visit to a page that the row belongs to */
  constructor(report, run, visit, row) {
    this.visit = visit;
    this.tickRate = report.data.tickRate;
    this.track = made("div", "track");
    this.node = made("div", "lane", [made("span", "lane-name", row.title), this.track]);
    this.bars = row.bars.map((bar) => this.makeBar(bar));
    this.marks = row.marks.map(({ kind, event }) => this.makeMark(kind, run.events[event]));
  }

  makeBar(bar) {
    const times = `${timeOf(bar.start, this.tickRate)} – ${timeOf(bar.end, this.tickRate)}, ${bar.ending ?? "continues"}`;
    const about = { "data-about": `${bar.title}\n${times}` };
    const node = made("span", "bar", "", { "data-kind": bar.kind, ...about });
    this.track.append(node);
    if (bar.kind === "stage") return { bar, node };
    const label = made("span", "label", bar.title, about);
    this.track.append(label);
    return { bar, node, label, width: widthOf(bar.title, labelFont) + 6 };
  }

  makeMark(kind, event) {
    const { tick } = event, about = `${describe(event)}\n${timeOf(tick, this.tickRate)}`;
    const node = made("span", "mark", "", { "data-kind": kind, "data-tick": tick, "data-about": about });
    this.track.append(node);
    return { tick, node };
  }

  /** Places everything on a track of a width. */
  layout(width) {
    const { start, end } = this.visit;
    const length = Math.max(1, end - start);
    const place = (tick) => ((tick - start) / length) * width;
    this.track.style.width = `${width}px`;
    for (const { tick, node } of this.marks) node.style.left = `${place(tick)}px`;
    // Marks have a level of their own, above the bars.
    const first = this.marks.length > 0 ? 1 : 0;
    /** The right end of what is on each level. */
    const ends = [];
    for (const one of this.bars) {
      const left = place(one.bar.start), right = Math.max(left + 2, start === end ? width : place(one.bar.end));
      one.node.style.left = `${left}px`;
      one.node.style.width = `${right - left}px`;
      if (one.label) this.placeLabel(one, left, right, width, first, ends);
    }
    this.node.style.setProperty("--height", `${(first + ends.length || 1) * levelHeight + 2 * laneMargin}px`);
  }

  /** Places a bar and its label on the first level with room for both. */
  placeLabel({ node, label, width: labelWidth }, left, right, width, first, ends) {
    const isInside = labelWidth <= right - left;
    // A label that would end beyond the track lies before its bar.
    const isBefore = !isInside && right + labelWidth > width && left >= labelWidth;
    const x = isInside ? left : isBefore ? left - labelWidth : right + 1;
    const begin = Math.min(left, x), end = Math.max(right, x + labelWidth);
    let level = ends.findIndex((known) => known + 2 <= begin);
    if (level < 0) level = ends.length;
    ends[level] = end;
    node.style.top = label.style.top = `${(first + level) * levelHeight + laneMargin}px`;
    label.style.left = `${x}px`;
    label.classList.toggle("beside", !isInside);
  }
}
