// The timelines of a run: for each visit to a page, a row per element with time running to the right.

import { made } from "../Page/dom.js";
import { counted, describe, scrolled, shortNumber, timeOf, widthOf } from "./words.js";

/** The height of a bar with the gap below it, and the room around all bars, in pixels. */
const levelHeight = 17, laneMargin = 3;

/** The font of labels, as in report.css. */
const labelFont = "11px system-ui, sans-serif";

class Lane {
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

  /** Lays out everything on a track with a width. */
  layout(width) {
    const { start, end } = this.visit;
    const length = Math.max(1, end - start);
    const place = (tick) => ((tick - start) / length) * width;
    this.track.style.width = `${width}px`;
    for (const { tick, node } of this.marks) node.style.left = `${place(tick)}px`;
    // Marks have their own level above the bars.
    const first = this.marks.length > 0 ? 1 : 0;
    /** The right end of the contents of each level. */
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
    // A label that would end beyond the track is placed before its bar.
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

/** The distances between the numbers on an axis, in seconds. */
const axisSteps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800, 3600];

class Visit {
  constructor(report, run, visit, seek) {
    this.report = report;
    this.visit = visit;
    this.seek = seek;
    const { tickRate } = report.data;
    const onPage = visit.page === undefined ? "Credits" : `Page ${visit.page}`;
    const title = visit.section === undefined ? onPage : `Section ${visit.section}`;
    const times = `from ${timeOf(visit.start, tickRate)} to ${timeOf(visit.end, tickRate)}`;
    this.lanes = visit.rows.map((row) => new Lane(report, run, visit, row));
    this.axis = made("div", "track");
    this.head = made("div", "head");
    const rows = made("div", "lanes", [
      made("div", "lane axis", [made("span", "lane-name", "seconds"), this.axis]),
      ...this.lanes.map((lane) => lane.node), this.head], { onclick: (event) => this.click(event) });
    this.node = made("div", "visit", [made("h4", "", [`${title} `, made("small", "", times)]),
      scrolled(`Timeline of ${title.toLowerCase()}, ${times}`, [rows])]);
    if (visit.still.length > 0) this.node.append(made("p", "quiet", `Throughout: ${visit.still.join(", ")}`));
  }

  layout(width) {
    this.width = width;
    for (const lane of this.lanes) lane.layout(width);
    this.axis.style.width = `${width}px`;
    const seconds = (this.visit.end - this.visit.start) / this.report.data.tickRate;
    const step = axisSteps.find((step) => (width * step) / seconds >= 50) || 7200;
    this.axis.replaceChildren();
    for (let index = 0; seconds > 0 && index * step <= seconds; index += 1) {
      const number = this.axis.appendChild(made("span", "number", shortNumber(index * step)));
      const left = (width * index * step) / seconds;
      // The last number can be before its line.
      const isBefore = left + widthOf(number.textContent, labelFont) + 6 > width;
      number.classList.toggle("before", isBefore);
      if (isBefore) number.style.right = `${width - left}px`;
      else number.style.left = `${left}px`;
    }
  }

  /** Goes to the time or the mark that was clicked. */
  click(event) {
    const mark = event.target.closest(".mark");
    if (mark) return this.seek(Number(mark.dataset.tick));
    const { start, end } = this.visit;
    const share = (event.clientX - this.axis.getBoundingClientRect().left) / this.width;
    return share >= 0 && share <= 1 ? this.seek(Math.round(start + share * (end - start))) : undefined;
  }

  /** Marks a tick if it belongs to this visit. */
  mark(tick, isLast) {
    const { start, end } = this.visit;
    this.head.hidden = !(tick >= start && (tick < end || isLast));
    const share = end > start ? (tick - start) / (end - start) : 0;
    this.head.style.left = `${this.axis.offsetLeft + share * this.width}px`;
  }
}

export class RunTimeline {
  /** @param seek is called with a tick to show */
  constructor(report, run, seek) {
    this.tick = 0;
    this.node = made("div", "playthrough", [made("h3", "", run.title)]);
    if (run.failure) this.node.append(made("p", "failure", run.failure));
    this.visits = run.visits.map((visit) => new Visit(report, run, visit, seek));
    this.node.append(...this.visits.map((visit) => visit.node));
    if (run.visits.length === 0) this.node.append(made("p", "quiet", "Nothing happened."));
    if (run.omitted > 0) {
      this.node.append(made("p", "quiet", `… and ${counted(run.omitted, "more event")}, which are not shown`));
    }
  }

  /** Lays out everything; with a zoom of 1, it fills the width of the window. */
  layout(zoom) {
    const [visit] = this.visits;
    if (!visit || this.node.hidden) return;
    const room = visit.node.clientWidth - visit.axis.offsetLeft - 14;
    for (const visit of this.visits) visit.layout(Math.max(160, room) * zoom);
    this.mark(this.tick);
  }

  mark(tick) {
    this.tick = tick;
    this.visits.forEach((visit, index) => visit.mark(tick, index === this.visits.length - 1));
  }
}
