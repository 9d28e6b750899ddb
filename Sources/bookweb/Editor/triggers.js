// The triggers of the page as a graph; drawing a line from one node to another creates a trigger.

import { drawn, made } from "../Page/dom.js";
import { isNews, menu, onDrag, textButton } from "./controls.js";
import { texts } from "./texts.js";

const nodeWidth = 160, nodeHeight = 32;

export class TriggersPanel {
  constructor(editor, node) {
    this.editor = editor;
    this.form = made("div", "trigger-form");
    this.body = made("div", "graph-body");
    this.empty = made("p", "empty", texts.noTriggers);
    node.append(this.form, this.body, this.empty);
  }

  update(editor) {
    this.fillForm(editor);
    const graph = editor.graph || { nodes: [], edges: [] };
    this.empty.hidden = graph.nodes.length > 0;
    if (!isNews(this, [graph, editor.selection])) return;
    this.body.replaceChildren();
    if (graph.nodes.length > 0) this.body.append(this.makeGraph(graph));
  }

  place({ column, row }) { return { x: 12 + column * 264, y: 10 + row * 46 }; }

  makeGraph({ nodes, edges }) {
    const places = nodes.map((entry) => this.place(entry));
    const width = Math.max(...places.map(({ x }) => x)) + 190, height = Math.max(...places.map(({ y }) => y)) + 50;
    const graph = drawn("svg", { class: "graph", width, height, viewBox: `0 0 ${width} ${height}`, role: "group",
      "aria-label": texts.triggers });
    for (const edge of edges) this.addEdge(graph, edge, places, nodes);
    nodes.forEach((entry, index) => this.addNode(graph, entry, places[index], nodes));
    return graph;
  }

  addEdge(graph, { from, to, what, when, stop, delay, at }, places, nodes) {
    const start = { x: places[from].x + nodeWidth, y: places[from].y + 16 };
    const end = { x: places[to].x, y: places[to].y + 16 };
    const bend = Math.max(30, Math.abs(end.x - start.x) / 2);
    const d = `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x - 5} ${end.y}`;
    const words = [stop === undefined ? what : `${what} ${stop}`, when, delay && texts.seconds(delay)].filter(Boolean).join(", ");
    const label = `${texts.editTrigger}: ${this.title(nodes[from])}, ${words}, ${this.title(nodes[to])}`;
    const canEdit = Boolean(nodes[to].path);
    const group = drawn("g", {
      class: "graph-line", ...(canEdit ? { tabindex: 0, role: "button", "aria-label": label } : {}) });
    // The line is thin, so a wider one takes the pointer.
    group.append(drawn("path", { class: "graph-reach", d }), drawn("path", { class: "graph-edge", d }),
      drawn("path", { class: "graph-tip", d: `M${end.x - 7} ${end.y - 4}l7 4-7 4z` }),
      drawn("text", { class: "graph-words", x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 5,
        "text-anchor": "middle" }, words));
    graph.append(group);
    if (canEdit) onPress(group, () => (at ? this.editDrive(nodes[from], at) : this.edit(nodes[to])));
  }

  /** Shows an entry of the tweens that a part, or the microphone of the book, drives. */
  async editDrive({ path }, at) {
    if (!path) this.editor.inspector.scope = "book";
    await this.editor.select(path ? [path] : []);
    return this.editor.openSettings(`${at}.item`);
  }

  /** Shows the keys that start an element, a tween or a rule. */
  async edit({ kind, path, tween }) {
    const { editor } = this;
    if (kind === "rule") {
      await editor.select([]);
      return editor.openSettings(`${path}.when`);
    }
    await editor.select([path]);
    if (tween === undefined) return editor.openSettings(`${path}.trigger`);
    const tweens = (await editor.rowsAt(path)).find(({ key }) => key === "tweens")?.value ?? [];
    const index = tweens.findIndex(({ name }, number) => (name ?? `tween${number}`) === tween);
    return editor.openSettings(`${path}.tweens[${index}].trigger`);
  }

  title({ kind, item, tween, name, page }) {
    return kind === "tween" ? texts.ofTween(item, tween) : kind === "rule" ? texts.ruleIs(name) : item ?? page;
  }

  addNode(graph, entry, { x, y }, nodes) {
    const { kind, path } = entry, title = this.title(entry);
    const isCurrent = path && this.editor.selection.includes(path);
    const group = drawn("g", { class: `graph-node ${kind}${isCurrent ? " current" : ""}`,
      transform: `translate(${x} ${y})`, tabindex: 0, role: "button", "aria-label": title });
    group.append(drawn("rect", { width: nodeWidth, height: nodeHeight, rx: 6 }),
      drawn("text", { x: 10, y: 20 }, title.length > 21 ? `${title.slice(0, 20)}…` : title), drawn("title", {}, title));
    onPress(group, () => {
      const own = path?.replace(/\.rules\[\d+\]$/, "");
      if (path) this.editor.select(this.editor.element(own) ? [own] : []);
    });
    graph.append(group);
    if (kind === "rule") return;
    const add = (cx, cy, className, connect) => {
      const port = group.appendChild(drawn("circle", { class: className, cx, cy, r: 6 }));
      this.makePort(port, graph, entry, { x: x + cx, y: y + cy }, nodes, connect);
      return port;
    };
    add(nodeWidth, 16, "port", (target) => this.connect(entry, target));
    if (entry.part) {
      add(nodeWidth - 28, nodeHeight, "port drive", (target) => this.drive(entry, target))
        .append(drawn("title", {}, texts.drives));
    }
  }

  /** Lets a pointer draw a line from a port to another node. */
  makePort(port, graph, entry, start, nodes, connect) {
    const point = (event) => {
      const box = graph.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    // Drawing a line must not select the node at its start.
    port.addEventListener("click", (event) => event.stopPropagation());
    onDrag(port, (event) => {
      event.stopPropagation();
      return graph.appendChild(drawn("path", { class: "graph-edge new" }));
    }, (line, event) => {
      const end = point(event);
      line.setAttribute("d", `M${start.x} ${start.y}L${end.x} ${end.y}`);
    }, (line, isDone, event) => {
      line.remove();
      const { x, y } = point(event);
      const target = nodes.find((other) => {
        const place = this.place(other);
        return x >= place.x && x <= place.x + nodeWidth && y >= place.y && y <= place.y + nodeHeight;
      });
      if (isDone && target && target !== entry && target.path) connect(target);
    });
  }

  /** Lets a tween follow a part. */
  drive({ path, part }, { item, tween }) {
    if (!tween) return this.editor.say(texts.drives, true);
    return this.editor.perform({ op: "insert", at: `${path}.${part}`, key: "drives", value: { item, tween } });
  }

  connect({ kind, path, tween }, target) {
    this.editor.onPage("setTrigger", {
      item: target.path, ...(target.tween ? { tween: target.tween } : {}), from: kind === "page" ? kind : path,
      what: kind === "element" ? this.editor.element(path)?.usualTrigger : kind, ...(tween ? { of: tween } : {}),
    });
  }

  fillForm(editor) {
    const { stage, selection, timeline } = editor;
    const element = selection.length === 1 ? editor.element(selection[0]) : null;
    this.form.hidden = !element;
    if (!element || this.form.contains(document.activeElement)) return;
    const tweens = (timeline || []).filter(({ kind, path }) => kind === "tween" && path === element.path);
    const others = stage.elements.filter(({ path }) => path !== element.path || tweens.length > 0);
    const target = menu(
      [["", element.item], ...tweens.map(({ name }) => [name, texts.ofTween(element.item, name)])], { name: "target" });
    const what = menu(Object.entries(texts.moments), { name: "what", value: "page", "aria-label": texts.what });
    const things = { page: texts.thePage, noise: texts.aNoise, shake: texts.aShake };
    const stop = menu([], { name: "stop", "aria-label": texts.stop });
    const showStops = () => {
      const stops = (what.value === "stop" && editor.element(sources.value)?.stops) || [];
      stop.replaceChildren(new Option(texts.anyStop, ""), ...stops.map((name, index) => new Option(name, `${index}`)));
      stop.hidden = stops.length === 0;
    };
    const sources = menu([...Object.entries(things), ...others.map(({ path, item }) => [path, item])], {
      name: "source", onchange: () => {
        const { value } = sources;
        what.value = Object.hasOwn(things, value) ? value : editor.element(value)?.usualTrigger ?? "page";
        showStops();
      } });
    what.addEventListener("change", showStops);
    showStops();
    const waiting = () => ({ item: element.path, ...(target.value ? { tween: target.value } : {}) });
    const add = textButton(texts.letWait, () => editor.onPage("setTrigger",
      { ...waiting(), from: sources.value, what: what.value, ...(stop.value ? { stop: Number(stop.value) } : {}) }),
    "small primary", "setTrigger");
    const remove = textButton(texts.waitNoMore, () => editor.onPage("removeTrigger", waiting()), "small",
      "removeTrigger");
    const labelled = (text, field) => made("label", "inline", [text, field]);
    this.form.replaceChildren(labelled(texts.to, target), labelled(texts.from, sources), labelled("", what), stop, add,
      remove);
  }
}

/** Calls a function for a click or the Enter key. */
function onPress(node, act) {
  node.addEventListener("click", act);
  node.addEventListener("keydown", (event) => event.key === "Enter" && act());
}
