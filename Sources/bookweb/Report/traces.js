// The events of each run as a table, which is filled when it is first opened.

import { made } from "../Page/dom.js";
import { counted, describe, scrolled, table, timeOf } from "./words.js";

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
