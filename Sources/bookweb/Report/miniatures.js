// The pages of the book at rest. Drawing takes a while, so each page is drawn when it is about to become visible.

import { byId, made, sized } from "../Page/dom.js";

export class Miniatures {
  /** @param choose is called with the number of the page that was chosen */
  constructor(report, choose) {
    this.report = report;
    this.observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) this.draw(target);
    }, { rootMargin: "400px" });
    this.places = report.data.pages.map(({ page, title, name }) => {
      const picture = made("span", "picture-of-page", "", {
        "aria-hidden": true, "data-page": page, style: `aspect-ratio: ${report.data.width} / ${report.data.height}` });
      const caption = made("span", "caption",
        [made("span", "unseen", "Page "), made("b", "", String(page)), ` ${title || name || ""}`]);
      byId("miniatures").append(made("li", "", [
        made("button", "page-button", [picture, caption], { type: "button", onclick: () => choose(page) })]));
      this.observer.observe(picture);
      return picture;
    });
  }

  draw(place) {
    this.observer.unobserve(place);
    if (place.firstChild) return;
    const { data: { width, height }, assets, engine } = this.report;
    const number = Number(place.dataset.page), { root } = assets.stills.view(number, engine.still(number));
    place.append(sized(root, width, height));
    new ResizeObserver(() => { root.style.transform = `scale(${place.clientWidth / width})`; }).observe(place);
  }

  drawAll() { for (const place of this.places) this.draw(place); }
}
