// The triggers and rules of a page as a graph, with causes to the left of effects.

import { byId, drawn, made } from "../Page/dom.js";
import { scrolled, widthOf } from "./words.js";

const rowHeight = 46, boxHeight = 28;

/** The fonts of boxes and arrows, as in report.css. */
const boxFont = "13px system-ui, sans-serif", arrowFont = "11px system-ui, sans-serif";

class Graph {
  constructor({ nodes, arrows }, title) {
    this.nodes = nodes;
    this.arrows = arrows;
    this.measure();
    const rows = Math.max(...this.counts);
    this.width = this.columns.at(-1).x + this.columns.at(-1).width + this.margin;
    this.height = rows * rowHeight + 6;
    const svg = drawn("svg", {
      class: "graph", role: "img", "aria-label": `Causes and effects: ${title}`, width: this.width,
      height: this.height, viewBox: `0 0 ${this.width} ${this.height}`,
    });
    for (const arrow of arrows) svg.append(...this.lineOf(arrow));
    for (const node of nodes) svg.append(this.boxOf(node));
    // Labels come last so that nothing covers them.
    for (const arrow of arrows) svg.append(this.labelOf(arrow));
    this.node = scrolled("", [svg]);
  }

  /** Finds the position and the width of each column. */
  measure() {
    const { nodes, arrows } = this;
    const last = Math.max(...nodes.map(({ column }) => column));
    this.counts = [];
    this.columns = [];
    const leadsBack = arrows.some(({ from, to }) => nodes[from].column >= nodes[to].column);
    // Arrows that lead back turn around in the margin, with their labels below the last column.
    this.margin = leadsBack ? 30 : 10;
    let x = this.margin;
    for (let column = 0; column <= last; column += 1) {
      const members = nodes.filter((node) => node.column === column);
      const width = Math.max(0, ...members.map(({ title }) => widthOf(title, boxFont) + 22));
      const leaving = arrows.filter(({ from }) => nodes[from].column === column);
      const labels = leaving.map(({ title }) => widthOf(title, arrowFont) + 44);
      this.counts.push(members.length);
      this.columns.push({ x, width: Math.max(width, ...labels.map((label) => label - 44)) });
      x += this.columns[column].width + Math.max(40, ...labels);
    }
  }

  /** Returns the upper edge of a node; shorter columns are centred. */
  topOf({ column, row }) {
    return 12 + (row + (Math.max(...this.counts) - this.counts[column]) / 2) * rowHeight;
  }

  boxOf(node) {
    const { x, width } = this.columns[node.column], y = this.topOf(node);
    const group = drawn("g", { "data-kind": node.kind, "data-about": node.details });
    group.append(
      drawn("rect", { x, y, width, height: boxHeight, rx: node.kind === "rule" ? 4 : 14 }),
      drawn("text", { x: x + width / 2, y: y + 18.5 }, node.title));
    return group;
  }

  /** Returns the ends of an arrow. */
  endsOf({ from, to }) {
    const [source, target] = [this.nodes[from], this.nodes[to]];
    const { x, width } = this.columns[source.column];
    return {
      start: { x: x + width, y: this.topOf(source) + boxHeight / 2 },
      end: { x: this.columns[target.column].x - 2, y: this.topOf(target) + boxHeight / 2 },
    };
  }

  lineOf(arrow) {
    const { start, end } = this.endsOf(arrow);
    const reach = reachBetween(start, end), back = heightOfWayBack(start, end);
    const path = end.x > start.x
      ? `M${start.x} ${start.y}C${start.x + reach} ${start.y} ${end.x - reach} ${end.y} ${end.x} ${end.y}`
      // An arrow that leads back goes around its source and then between the rows.
      : `M${start.x} ${start.y}C${start.x + 24} ${start.y} ${start.x + 24} ${back} ${start.x} ${back}` +
        `L${end.x} ${back}C${end.x - 24} ${back} ${end.x - 24} ${end.y} ${end.x} ${end.y}`;
    return [drawn("path", { class: "arrow", d: path }),
      drawn("path", { class: "arrow-tip", d: `M${end.x + 2} ${end.y}l-8 -4v8z` })];
  }

  labelOf(arrow) {
    const { start, end } = this.endsOf(arrow);
    const { x, width } = this.columns[this.nodes[arrow.from].column];
    let place = { x: x + width / 2, y: heightOfWayBack(start, end) + 7.5 };
    if (end.x > start.x) {
      // The label is beyond the middle of the curve, where arrows with the same start have diverged.
      const share = 0.6, rest = 1 - share, reach = reachBetween(start, end);
      const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
      place = {
        x: a * start.x + b * (start.x + reach) + c * (end.x - reach) + d * end.x,
        y: (a + b) * start.y + (c + d) * end.y,
      };
    }
    return drawn("text", { class: "arrow-label", x: place.x, y: place.y - 4 }, arrow.title);
  }

  /** Returns the graph as a list, for readers who can't see it. */
  list() {
    const lines = this.arrows.map(({ from, to, title }) => (
      made("li", "", `${this.nodes[from].title}: ${title} → ${this.nodes[to].title}`)));
    return made("details", "", [made("summary", "", "As a list"), made("ul", "", lines)]);
  }
}

/** Returns the length for which a curve is almost straight at its ends. */
const reachBetween = (start, end) => Math.max(30, (end.x - start.x) / 2);

/** Returns the height, between two rows, of an arrow that leads back. */
const heightOfWayBack = (start, end) => start.y + (end.y < start.y ? -rowHeight / 2 : rowHeight / 2);

export function showGraphs(graphs) {
  const host = byId("graphs");
  for (const graph of graphs) {
    const title = graph.page === undefined ? "On every page" : `Page ${graph.page}`;
    host.append(made("h3", "", title));
    if (graph.tooLarge) {
      host.append(made("p", "quiet", `${graph.tooLarge} nodes: too many to draw.`));
    } else {
      const drawing = new Graph(graph, title);
      host.append(drawing.node, drawing.list());
    }
  }
  if (graphs.length === 0) host.append(made("p", "quiet", "There are no triggers or rules."));
}
