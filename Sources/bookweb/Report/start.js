// The report: shows its JSON, and lets the engine replay the runs.

import { Assets, bytesOf } from "../Page/assets.js";
import { byId, made } from "../Page/dom.js";
import { Engine } from "../Page/engine.js";
import { compiledEngine } from "../Page/unpack.js";
import { showGraphs } from "./graph.js";
import { showApart, showCoverage, showFindings, Trace } from "./lists.js";
import { Miniatures } from "./miniatures.js";
import { Moment } from "./moment.js";
import { RunTimeline } from "./timeline.js";
import { counted, percentOf } from "./words.js";

class Report {
  constructor(data) {
    this.data = data;
    this.zoom = 1;
    this.timelines = data.runs.map(() => null);
    this.showBeginning();
    showApart(data);
    showFindings(data);
    showCoverage(data);
    showGraphs(data.graphs);
    this.traces = data.runs.map((run, index) => new Trace(this, run, (tick) => this.seek(index, tick)));
    byId("events").append(...this.traces.map((trace) => trace.node));
    showTips();
    document.querySelector("nav").hidden = document.querySelector("main").hidden = false;
    this.prepareTimelines();
  }

  /** Returns an engine with the book, in which no page is open yet. */
  newEngine() { return new Engine(this.module, this.book, this.facts, false); }

  showBeginning() {
    const { data } = this;
    const parts = [`${counted(data.pages.length, "page")} of ${data.width} × ${data.height}`, ...data.languages];
    if (data.author !== undefined) parts.unshift(`by ${data.author}`);
    byId("about").textContent = parts.join(" · ");
    const count = (severity) => data.findings.filter((finding) => finding.severity === severity).length;
    const [errors, warnings] = [count("error"), count("warning")];
    const failed = data.runs.filter((run) => run.failure !== undefined).length;
    byId("tiles").append(...[
      [errors, errors === 1 ? "error" : "errors", errors > 0],
      [warnings, warnings === 1 ? "warning" : "warnings", false],
      [percentOf(data.coverage), "reached by scripts", false],
      [`${data.runs.length - failed} of ${data.runs.length}`, "runs passed", failed > 0],
    ].map(([number, words, isBad]) => made("li", isBad ? "bad" : "",
      [made("strong", "", String(number)), " ", made("span", "", words)])));
  }

  prepareTimelines() {
    const legend = [["bar", "stage", "on stage"], ["bar", "tween", "tween"], ["bar", "sound", "sound"],
      ["bar", "movie", "movie"], ["bar", "drag", "drag"], ["mark", "touch", "touch"], ["mark", "rule", "trigger, rule"],
      ["mark", "word", "word"], ["mark", "pass", "repetition"], ["mark", "refused", "refused"],
      ["mark", "other", "other"]];
    byId("legend").append(...legend.map(([look, kind, meaning]) => (
      made("li", "", [made("span", look, "", { "data-kind": kind }), meaning]))));
    this.select = byId("run");
    this.select.append(...this.data.runs.map(({ title }, index) => new Option(title, index)));
    this.select.addEventListener("change", () => this.choose(this.select.selectedIndex));
    byId("zoom").addEventListener("input", () => {
      this.zoom = 2 ** byId("zoom").valueAsNumber;
      this.layout();
    });
    window.addEventListener("resize", () => this.layout());
    window.addEventListener("beforeprint", () => this.prepareToPrint());
    window.addEventListener("afterprint", () => this.choose(this.select.selectedIndex));
    this.showTimeline(0);
  }

  showTimeline(index) {
    this.timelines[index] ||= this.makeTimeline(index);
    this.timelines.forEach((timeline, other) => {
      if (timeline) timeline.node.hidden = other !== index;
    });
    this.layout();
  }

  makeTimeline(index) {
    const timeline = new RunTimeline(this, this.data.runs[index], (tick) => this.seek(index, tick));
    byId("playthroughs").append(timeline.node);
    return timeline;
  }

  /** Shows the timeline of a run, and its beginning. */
  choose(index) {
    this.select.selectedIndex = index;
    this.showTimeline(index);
    this.moment?.open(this.data.runs[index]);
  }

  /** Shows a run at a tick. */
  seek(index, tick) {
    if (index !== this.select.selectedIndex) this.choose(index);
    this.moment?.pauseAt(tick);
  }

  layout() { for (const timeline of this.timelines) timeline?.layout(this.zoom); }

  /** Opens everything, because paper can't be clicked. */
  prepareToPrint() {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const trace of this.traces) trace.fill();
    this.miniatures?.drawAll();
    this.timelines = this.timelines.map((timeline, index) => timeline || this.makeTimeline(index));
    for (const timeline of this.timelines) {
      timeline.node.hidden = false;
      timeline.layout(1);
    }
  }

  /** Starts the engine, which draws pages and replays runs. */
  async prepareEngine() {
    this.module = await compiledEngine(bytesOf(byId("engine")));
    this.book = bytesOf(byId("book"));
    this.facts = bytesOf(byId("facts"));
    const engine = this.newEngine();
    if (!engine.isOpen) throw new Error("The engine cannot open the book.");
    if (this.data.language) engine.changeLanguage(this.data.language);
    this.engine = engine;
    this.assets = new Assets(engine);
    this.moment = new Moment(this, (tick) => this.timelines[this.select.selectedIndex].mark(tick));
    this.moment.open(this.data.runs[this.select.selectedIndex]);
    this.miniatures = new Miniatures(this, (page) => this.openPage(page));
  }

  /** Shows a page in the run of the book without inputs. */
  openPage(page) {
    const visit = this.data.runs[0].visits.find((visit) => visit.page === page);
    if (visit) this.seek(0, visit.start);
    byId("timelines").scrollIntoView();
  }
}

/** Shows a tip for the thing under the pointer. */
function showTips() {
  const node = byId("tip");
  const show = (event) => {
    const about = event.target.closest?.("[data-about]")?.dataset.about;
    node.hidden = about === undefined;
    if (about === undefined) return;
    node.textContent = about;
    const { offsetWidth, offsetHeight, style } = node;
    style.left = `${Math.max(4, Math.min(event.clientX + 12, innerWidth - offsetWidth - 8))}px`;
    style.top = `${Math.max(4, Math.min(event.clientY + 16, innerHeight - offsetHeight - 8))}px`;
  };
  for (const name of ["pointermove", "pointerdown"]) document.addEventListener(name, show);
  document.addEventListener("scroll", () => { node.hidden = true; }, true);
}

const report = new Report(JSON.parse(byId("report").textContent));
// For debugging in the browser's console.
window.report = report;
report.prepareEngine().catch((error) => {
  byId("trouble").textContent = `The pages cannot be shown here: ${error.message}`;
  byId("trouble").hidden = false;
  for (const id of ["room", "transport", "overview"]) byId(id).hidden = true;
});
