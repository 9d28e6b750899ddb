// The pages of the book at rest. A picture takes a while, so each is drawn when it is about to be seen.

import { byId, made } from "../Page/dom.js";

export class Miniatures {
  /** @param choose is called with the number of the page that was chosen */
  constructor(report, choose) {
    this.report = report;
    this.observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) this.draw(target);
    }, { rootMargin: "400px" });
    this.places = report.data.pages.map(({ page, title, name }) => {
      const item = byId("miniatures").appendChild(made("li"));
      const button = item.appendChild(made("button", "page-button"));
      button.type = "button";
      const picture = button.appendChild(made("span", "picture-of-page"));
      picture.setAttribute("aria-hidden", "true");
      picture.dataset.page = page;
      picture.style.aspectRatio = `${report.data.width} / ${report.data.height}`;
      const caption = button.appendChild(made("span", "caption"));
      caption.append(made("span", "unseen", "Page "), made("b", "", String(page)), ` ${title || name || ""}`);
      button.addEventListener("click", () => choose(page));
      this.observer.observe(picture);
      return picture;
    });
  }

  draw(place) {
    this.observer.unobserve(place);
    if (place.firstChild) return;
    const { data, assets } = this.report;
    const number = Number(place.dataset.page);
    const view = assets.stills.view(number, this.report.engine.still(number));
    view.root.style.width = `${data.width}px`;
    view.root.style.height = `${data.height}px`;
    place.append(view.root);
    new ResizeObserver(() => {
      view.root.style.transform = `scale(${place.clientWidth / data.width})`;
    }).observe(place);
  }

  drawAll() { for (const place of this.places) this.draw(place); }
}
