// The page at a moment of a run, with a slider that plays the run back and forth.

import { Credits } from "../Page/credits.js";
import { byId, made, sized } from "../Page/dom.js";
import { Pages } from "../Page/turning.js";
import { Replay } from "./replay.js";
import { describe, timeOf } from "./words.js";

export class Moment {
  /** @param seen is called with each tick that is shown */
  constructor(report, seen) {
    this.report = report;
    this.seen = seen;
    this.room = byId("room");
    this.time = byId("time");
    this.isPlaying = false;
    const { width, height } = report.data;
    sized(byId("stage"), width, height).style.setProperty("--unit", `${Math.min(width / 1024, height / 768)}px`);
    this.room.style.aspectRatio = `${width} / ${height}`;
    this.credits = new Credits({ language: report.data.language || "", tapCredit: () => {} }, report.assets);
    this.time.addEventListener("input", () => this.pauseAt(this.time.valueAsNumber));
    byId("play").addEventListener("click", () => (this.isPlaying ? this.pause() : this.play()));
    new ResizeObserver(() => this.fit()).observe(this.room);
  }

  /** Opens a run at its beginning. */
  open(run) {
    this.pause();
    this.run = run;
    this.replay = new Replay(this.report.newEngine(), run);
    // Miniatures show pages with the language and the options of the run.
    this.report.assets.stills.engine = this.replay.engine;
    this.time.max = run.end;
    byId("pages").replaceChildren();
    this.pages = new Pages(this.report.assets, this.report.data);
    this.show(0);
    this.showRest();
  }

  /** Shows the first page of the run at rest instead of its beginning, when hardly anything is on stage yet. */
  showRest() {
    const { page, section } = this.pages.page;
    if (section !== "cover" && !(page > 0)) return;
    this.rest = this.report.assets.stills.view(section === "cover" ? 0 : page, undefined, false);
    byId("pages").append(this.rest.root);
    this.tell(" at rest");
  }

  /** Shows the run at a tick. */
  show(tick) {
    const { replay } = this;
    this.rest?.remove();
    this.rest = null;
    replay.goTo(tick);
    replay.engine.frame();
    this.pages.show(replay.engine);
    this.credits.show(replay.engine);
    this.time.value = replay.tick;
    this.tell();
    this.seen(replay.tick);
  }

  /** Writes the position in the run, and what has just happened. */
  tell(look = "") {
    const { tickRate } = this.report.data;
    const { tick, engine } = this.replay;
    const { page, section } = this.pages.page;
    const place = `${engine.stage.page === 0 ? "credits" : section || `page ${page}`}${look}`;
    const text = `${timeOf(tick, tickRate)} of ${timeOf(this.run.end, tickRate)}, ${place}`;
    byId("clock").textContent = text;
    this.time.setAttribute("aria-valuetext", text);
    this.room.setAttribute("aria-label", `The stage at ${text}`);
    const latest = this.run.events.filter((event) => event.tick <= tick).slice(-4).reverse();
    byId("latest").replaceChildren(
      ...latest.map((event) => made("li", "", `${timeOf(event.tick, tickRate)} ${describe(event)}`)));
  }

  pauseAt(tick) {
    this.pause();
    this.show(tick);
  }

  play() {
    if (this.replay.tick >= this.run.end) this.show(0);
    this.isPlaying = true;
    byId("play").textContent = "Pause";
    let start;
    const first = this.replay.tick;
    const step = (now) => {
      if (!this.isPlaying) return;
      start ??= now;
      this.show(first + ((now - start) * this.report.data.tickRate) / 1000);
      if (this.replay.tick >= this.run.end) this.pause();
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  pause() {
    this.isPlaying = false;
    byId("play").textContent = "Play";
  }

  fit() {
    const scale = this.room.clientWidth / this.report.data.width;
    const { style } = byId("stage");
    style.transform = `scale(${scale})`;
    style.setProperty("--pixel", `${1 / Math.max(0.01, scale)}px`);
  }
}
