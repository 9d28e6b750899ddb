// A row of a timeline: what happens to one element, with a label beside each bar that is too short for it.

import { made } from "../Page/dom.js";
import { describe, timeOf, widthOf } from "./words.js";

/** The height of a bar with the gap below it, and the room around all bars, in pixels. */
const levelHeight = 17, laneMargin = 3;

/** The font of labels, as in report.css. */
export const labelFont = "11px system-ui, sans-serif";

export class Lane {
  /** @param report the report, @param run the run, and @param visit the visit to a page that the row belongs to */
  constructor(report, run, visit, row) {
    this.visit = visit;
    this.node = made("div", "lane");
    this.node.append(made("span", "lane-name", row.title));
    this.track = this.node.appendChild(made("div", "track"));
    this.bars = row.bars.map((bar) => this.makeBar(bar, report.data.tickRate));
    this.marks = row.marks.map((mark) => this.makeMark(mark, run.events[mark.event], report.data.tickRate));
  }

  makeBar(bar, tickRate) {
    const node = this.track.appendChild(made("span", "bar"));
    node.dataset.kind = bar.kind;
    const times = `${timeOf(bar.start, tickRate)} – ${timeOf(bar.end, tickRate)}, ${bar.ending ?? "continues"}`;
    node.dataset.about = `${bar.title}\n${times}`;
    if (bar.kind === "stage") return { bar, node };
    const label = this.track.appendChild(made("span", "label", bar.title));
    label.dataset.about = node.dataset.about;
    return { bar, node, label, width: widthOf(bar.title, labelFont) + 6 };
  }

  makeMark(mark, event, tickRate) {
    const node = this.track.appendChild(made("span", "mark"));
    node.dataset.kind = mark.kind;
    node.dataset.tick = event.tick;
    node.dataset.about = `${describe(event)}\n${timeOf(event.tick, tickRate)}`;
    return { tick: event.tick, node };
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
    const top = `${(first + level) * levelHeight + laneMargin}px`;
    node.style.top = label.style.top = top;
    label.style.left = `${x}px`;
    label.classList.toggle("beside", !isInside);
  }
}
