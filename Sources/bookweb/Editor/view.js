// The part of the working area that the stage shows: its scale and position.

export class View {
  constructor(editor, node) {
    this.editor = editor;
    this.node = node;
    this.zoom = 1;
    this.x = this.y = 0;
    this.isFitted = true;
    this.keptZoom = null;
    this.changed = () => {};
    new ResizeObserver(() => {
      if (this.isFitted) this.fit();
      else this.changed();
    }).observe(node);
  }

  get width() { return this.node.clientWidth; }

  get height() { return this.node.clientHeight; }

  /** Returns the point of the canvas at a point of the window. */
  toCanvas(clientX, clientY) {
    const box = this.node.getBoundingClientRect();
    return { x: (clientX - box.left - this.x) / this.zoom, y: (clientY - box.top - this.y) / this.zoom };
  }

  /** Returns the point of the stage's node at a point of the canvas. */
  toStage(x, y) { return { x: x * this.zoom + this.x, y: y * this.zoom + this.y }; }

  get rectangle() {
    return [-this.x / this.zoom, -this.y / this.zoom, this.width / this.zoom, this.height / this.zoom];
  }

  /** Shows a rectangle of the canvas as large as possible. */
  showBox(x, y, width, height, margin = 32) {
    const space = Math.min(margin, this.width / 10, this.height / 10);
    const zoom = Math.min((this.width - 2 * space) / Math.max(1, width),
      (this.height - 2 * space) / Math.max(1, height));
    this.zoom = Math.max(0.1, Math.min(8, zoom));
    this.x = (this.width - width * this.zoom) / 2 - x * this.zoom;
    this.y = (this.height - height * this.zoom) / 2 - y * this.zoom;
    this.changed();
  }

  fit() {
    const { stage } = this.editor;
    if (!stage || this.width === 0) return;
    this.isFitted = true;
    this.showBox(0, 0, stage.width, stage.height);
    this.keep();
  }

  /** Saves the zoom for the next session once it no longer changes. */
  keep() {
    clearTimeout(this.timer);
    const zoom = this.isFitted ? null : this.zoom;
    if (zoom === this.keptZoom) return;
    this.timer = setTimeout(() => {
      this.keptZoom = zoom;
      this.editor.connection.request("view", JSON.stringify({ zoom }), "application/json");
    }, 500);
  }

  /** Zooms without moving a point of the stage's node. */
  zoomTo(zoom, x = this.width / 2, y = this.height / 2) {
    const next = Math.max(0.1, Math.min(8, zoom));
    this.x = x - (x - this.x) * next / this.zoom;
    this.y = y - (y - this.y) * next / this.zoom;
    this.zoom = next;
    this.isFitted = false;
    this.changed();
    this.keep();
  }

  zoomBy(factor, x, y) { this.zoomTo(this.zoom * factor, x, y); }

  pan(x, y) {
    this.x += x;
    this.y += y;
    this.isFitted = false;
    this.changed();
  }
}
