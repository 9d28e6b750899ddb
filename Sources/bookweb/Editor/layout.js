// The places of the panels: their tabs, the edges between them, and one at a time on small screens.

import { byId } from "../Page/dom.js";
import { iconButton, Tabs, textButton } from "./controls.js";
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
    const fold = iconButton("chevron", texts.timeline, () => this.openDock(!this.isDockOpen));
    fold.classList.add("fold");
    this.fold = fold;
    this.dock.head.append(fold);
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

  /** On small screens one of these is shown at a time. */
  makePlaces() {
    const nav = byId("places");
    this.places = [["stage", texts.stage], ["left", texts.pages], ["right", texts.inspector], ["dock", texts.timeline]];
    for (const [place, title] of this.places) {
      const button = textButton(title, () => this.showPlace(place), "place");
      button.dataset.place = place;
      nav.append(button);
    }
    this.showPlace("stage");
  }

  showPlace(place) {
    document.body.dataset.place = place;
    for (const button of byId("places").children) {
      button.setAttribute("aria-pressed", button.dataset.place === place);
    }
  }

  /** Lets the edge between pages and elements be moved. */
  makeSash() {
    const sash = byId("sash"), left = byId("left");
    let share = 0.42;
    const set = (next) => {
      share = Math.max(0.15, Math.min(0.8, next));
      left.style.setProperty("--share", `${(100 * share).toFixed(1)}%`);
      sash.setAttribute("aria-valuenow", String(Math.round(100 * share)));
    };
    sash.addEventListener("pointerdown", (event) => sash.setPointerCapture(event.pointerId));
    sash.addEventListener("pointermove", (event) => {
      if (!sash.hasPointerCapture(event.pointerId)) return;
      const box = left.getBoundingClientRect();
      set((event.clientY - box.top) / box.height);
    });
    sash.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 0.05, ArrowUp: -0.05 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      set(share + step);
    });
    set(share);
  }
}
