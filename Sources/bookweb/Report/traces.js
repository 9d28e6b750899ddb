// The events of each run as a table, which is filled when it is first opened.

import { made } from "../Page/dom.js";
import { table } from "./findings.js";
import { counted, describe, timeOf } from "./words.js";

export class Trace {
  /** @param seek is called with the tick of the event that was chosen */
  constructor(report, run, seek) {
    this.report = report;
    this.run = run;
    this.seek = seek;
    this.node = made("details", "trace");
    const summary = this.node.appendChild(made("summary", "", `${run.title} `));
    summary.append(made("small", "", counted(run.events.length, "event")));
    this.node.addEventListener("toggle", () => this.fill());
  }

  fill() {
    if (this.isFilled) return;
    this.isFilled = true;
    const { tickRate } = this.report.data;
    const scroll = this.node.appendChild(made("div", "scroll"));
    const { title, events } = this.run;
    scroll.append(table(`The events of ${title}`, ["Time", "Page", "Event"], events, (event) => {
      const time = made("button", "link", timeOf(event.tick, tickRate));
      time.type = "button";
      time.addEventListener("click", () => this.seek(event.tick));
      return [time, String(event.page ?? event.section ?? ""), describe(event)];
    }));
  }
}
