// What triggers what on the page, as a graph; a line from one node to another makes a trigger.

import { drawn, made } from "../Page/dom.js";
import { textButton } from "./controls.js";
import { texts } from "./texts.js";

export class TriggersPanel {
  constructor(editor, node) {
    this.editor = editor;
    this.node = node;
    this.form = node.appendChild(made("form", "trigger-form"));
    this.form.addEventListener("submit", (event) => this.submit(event));
    this.body = node.appendChild(made("div", "graph-body"));
    this.empty = node.appendChild(made("p", "empty", texts.noTriggers));
  }

  update(editor) {
    this.fillForm(editor);
    const graph = editor.graph || { nodes: [], edges: [] };
    this.empty.hidden = graph.nodes.length > 0;
    const look = JSON.stringify([graph, editor.selection]);
    if (look === this.look) return;
    this.look = look;
    this.body.replaceChildren();
    if (graph.nodes.length > 0) this.body.append(this.makeGraph(graph));
  }

  // MARK: The graph

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

  addEdge(graph, { from, to, what, when, delay }, places, nodes) {
    const start = { x: places[from].x + 160, y: places[from].y + 16 }, end = { x: places[to].x, y: places[to].y + 16 };
    const bend = Math.max(30, Math.abs(end.x - start.x) / 2);
    const d = `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x - 5} ${end.y}`;
    const words = [what, when, delay && texts.seconds(delay)].filter(Boolean).join(", ");
    const group = drawn("g", { class: "graph-line" });
    // A line is thin, so what takes the pointer is wider.
    group.append(drawn("path", { class: "graph-reach", d }), drawn("path", { class: "graph-edge", d }),
      drawn("path", { class: "graph-tip", d: `M${end.x - 7} ${end.y - 4}l7 4-7 4z` }),
      drawn("text", { class: "graph-words", x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 5,
        "text-anchor": "middle" }, words));
    graph.append(group);
    if (!nodes[to].path) return;
    for (const [name, value] of Object.entries({ tabindex: 0, role: "button",
      "aria-label": `${texts.editTrigger}: ${this.title(nodes[from])}, ${words}, ${this.title(nodes[to])}` })) {
      group.setAttribute(name, value);
    }
    group.addEventListener("click", () => this.edit(nodes[to]));
    group.addEventListener("keydown", (event) => event.key === "Enter" && this.edit(nodes[to]));
  }

  /** Shows the keys of what starts an element, a tween or a rule. */
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
      transform: `translate(${x} ${y})`,
      tabindex: 0, role: "button", "aria-label": title });
    group.append(drawn("rect", { width: 160, height: 32, rx: 6 }),
      drawn("text", { x: 10, y: 20 }, title.length > 21 ? `${title.slice(0, 20)}…` : title), drawn("title", {}, title));
    const act = () => path && this.editor.select([path.replace(/\.rules\[\d+\]$/,
      "")].filter((own) => this.editor.element(own)));
    group.addEventListener("click", act);
    group.addEventListener("keydown", (event) => event.key === "Enter" && act());
    graph.append(group);
    if (kind === "rule") return;
    const port = drawn("circle", { class: "port", cx: 160, cy: 16, r: 6 });
    group.append(port);
    this.makePort(port, graph, entry, { x: x + 160, y: y + 16 }, nodes);
  }

  /** Lets a pointer draw a line from a port to another node. */
  makePort(port, graph, entry, start, nodes) {
    let line = null;
    const point = (event) => {
      const box = graph.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    port.addEventListener("pointerdown", (event) => {
      event.stopPropagation();
      port.setPointerCapture(event.pointerId);
      line = graph.appendChild(drawn("path", { class: "graph-edge new" }));
    });
    port.addEventListener("pointermove", (event) => {
      const end = point(event);
      line?.setAttribute("d", `M${start.x} ${start.y}L${end.x} ${end.y}`);
    });
    // What a line begins at isn't what is selected when it ends.
    port.addEventListener("click", (event) => event.stopPropagation());
    port.addEventListener("pointerup", (event) => {
      line?.remove();
      line = null;
      const { x, y } = point(event);
      const target = nodes.find((other) => {
        const place = this.place(other);
        return x >= place.x && x <= place.x + 160 && y >= place.y && y <= place.y + 32;
      });
      if (target && target !== entry && target.path) this.connect(entry, target);
    });
  }

  connect(source, target) {
    const what = source.kind === "tween" ? "tween" : source.kind === "page" ? "page" : this.usualEvent(source.item);
    const { editor } = this;
    editor.perform({
      op: "setTrigger", page: editor.pageValue, item: target.path, ...(target.tween ? { tween: target.tween } : {}),
      from: source.kind === "page" ? "page" : source.path, what, ...(source.tween ? { of: source.tween } : {}),
    });
  }

  /** Returns what an element usually triggers. */
  usualEvent(item) {
    const type = this.editor.stage.elements.find((element) => element.item === item)?.type;
    return { audio: "sound", movie: "movie", puzzle: "puzzle", coloring: "coloring" }[type] || "touch";
  }

  // MARK: The form, which does the same by keyboard

  fillForm(editor) {
    const { stage, selection, timeline } = editor;
    const element = selection.length === 1 ? editor.element(selection[0]) : null;
    this.form.hidden = !element;
    if (!element || this.form.contains(document.activeElement)) return;
    const tweens = (timeline || []).filter(({ kind, path }) => kind === "tween" && path === element.path);
    const target = this.menu("target",
      [["", element.item], ...tweens.map(({ name }) => [name, texts.ofTween(element.item, name)])]);
    const sources = this.menu("source", [["page", texts.thePage],
      ...stage.elements.filter(({ path }) => path !== element.path ||
        tweens.length > 0).map(({ path, item }) => [path, item])]);
    const what = this.menu("what", Object.entries(texts.moments));
    sources.addEventListener("change", () => {
      what.value = sources.value === "page" ? "page" : this.usualEvent(editor.element(sources.value)?.item);
    });
    what.value = "page";
    const add = textButton(texts.letWait, null, "small primary", "setTrigger");
    add.type = "submit";
    this.form.replaceChildren(this.labelled(texts.to, target), this.labelled(texts.from, sources),
      this.labelled("", what), add,
      textButton(texts.waitNoMore,
        () => editor.perform({ op: "removeTrigger", page: editor.pageValue, item: element.path,
        ...(target.value ? { tween: target.value } : {}) }), "small", "removeTrigger"));
  }

  menu(name, choices) {
    const select = made("select", "field");
    select.name = name;
    select.append(...choices.map(([value, text]) => new Option(text, value)));
    return select;
  }

  labelled(text, field) {
    const label = made("label", "inline", text);
    if (!text) field.setAttribute("aria-label", texts.what);
    label.append(field);
    return label;
  }

  submit(event) {
    event.preventDefault();
    const { editor } = this, data = new FormData(this.form);
    const tween = data.get("target");
    editor.perform({
      op: "setTrigger", page: editor.pageValue, item: editor.selection[0], ...(tween ? { tween } : {}),
      from: data.get("source"), what: data.get("what"),
    });
  }
}
