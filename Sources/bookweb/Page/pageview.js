// Draws one page with real elements of this one.

class PageView {
  /**
   * @param page what the page holds, in the order in which it is read, and what is behind it
   * @param isCopy whether the same page is shown a second time, which nobody shall read aloud
   */
  constructor(assets, page, isCopy = false) {
    this.assets = assets;
    this.elements = page.elements;
    this.root = made("div", "page");
    if (isCopy) this.root.setAttribute("aria-hidden", "true");
    const { background } = page;
    if (background?.color) this.root.style.backgroundColor = background.color;
    if (background?.asset !== undefined) {
      const ground = assets.picture(background.asset, "");
      ground.classList.add("ground");
      this.root.append(ground);
    }
    this.parts = new Array(this.elements.length).fill(null);
    this.frame = 0;
  }

  /** Shows a list of items, the one at the back first. */
  draw({ floats, ints, base, count }) {
    this.frame += 1;
    for (let order = 0, at = base; order < count; order += 1, at += field.count) {
      const element = ints[at + field.element];
      const part = this.parts[element] || this.makePart(element);
      part.frame = this.frame;
      part.draw(floats, ints, at, order);
    }
    for (const part of this.parts) if (part !== null && part.frame !== this.frame) part.hide();
  }

  /** Makes an element when it first comes on stage, and puts it where it is read. */
  makePart(number) {
    const part = new Part(this.elements[number], this.assets);
    let next = number + 1;
    while (next < this.parts.length && this.parts[next] === null) next += 1;
    this.root.insertBefore(part.node, next < this.parts.length ? this.parts[next].node : this.shade || null);
    this.parts[number] = part;
    return part;
  }

  /** How much of the page lies in shade, 0…1. */
  darken(share) {
    if (!this.shade) this.shade = this.root.appendChild(made("div", "shade"));
    this.shade.style.opacity = share;
  }

  remove() { this.root.remove(); }
}
