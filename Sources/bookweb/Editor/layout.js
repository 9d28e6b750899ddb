// The layout of the panels: their tabs, the edges between them, and a single one on small screens.

import { byId } from "../Page/dom.js";
import { iconButton, onDrag, onSteps, Tabs, textButton } from "./controls.js";
import { texts } from "./texts.js";

export class PanelLayout {
  constructor(editor) {
    this.right = new Tabs(byId("right"), [["inspector", texts.inspector], ["findings", texts.findings],
      ["assets", texts.assets], ["history", texts.history]], texts.inspector);
    this.dock = new Tabs(byId("dock"), [["timeline", texts.timeline], ["triggers", texts.triggers]], texts.timeline);
    this.dock.changed = () => {
      this.openDock(true);
      editor.readRest();
    };
    this.fold = this.dock.head.appendChild(iconButton("chevron", texts.timeline, () => this.openDock(!this.isDockOpen),
      undefined, { className: "tool fold" }));
    this.openDock(innerHeight >= 760);
    editor.wants = (name) => this.isDockOpen && (name === "timeline" || this.dock.shown === "triggers");
    editor.showPanel = (id) => {
      this.right.show(id);
      this.showPlace("right");
    };
    this.makePlaces();
    this.makeSash();
  }

  openDock(isOpen) {
    this.isDockOpen = isOpen;
    byId("dock").classList.toggle("folded", !isOpen);
    this.fold.setAttribute("aria-expanded", isOpen);
  }

  /** Makes the tabs for small screens, which show one panel at a time. */
  makePlaces() {
    const places = { stage: texts.stage, left: texts.pages, right: texts.inspector, dock: texts.timeline };
    byId("places").append(...Object.entries(places).map(([place, title]) => (
      textButton(title, () => this.showPlace(place), "place", undefined, { "data-place": place }))));
    this.showPlace("stage");
  }

  showPlace(place) {
    document.body.dataset.place = place;
    for (const button of byId("places").children) button.setAttribute("aria-pressed", button.dataset.place === place);
  }

  /** Lets the edge between pages and elements be moved. */
  makeSash() {
    const sash = byId("sash"), left = byId("left");
    let share = 0.42;
    const set = (next) => {
      share = Math.max(0.15, Math.min(0.8, next));
      left.style.setProperty("--share", `${(100 * share).toFixed(1)}%`);
      sash.setAttribute("aria-valuenow", Math.round(100 * share));
    };
    onDrag(sash, () => left.getBoundingClientRect(), (box, { clientY }) => set((clientY - box.top) / box.height));
    onSteps(sash, ["ArrowDown", "ArrowUp"], (step) => set(share + 0.05 * step));
    set(share);
  }
}
