// What a book has besides its pages: sections, games and options.

import { byId, made } from "../Page/dom.js";

export function showApart({ sections, games, options, width, height }) {
  const place = byId("apart");
  const parts = [...sections.map((part) => ["Section", part]), ...games.map((part) => ["Game", part])];
  place.hidden = parts.length === 0 && options.length === 0;
  document.querySelector('a[href="#apart"]').hidden = place.hidden;
  byId("parts").hidden = parts.length === 0;
  for (const [kind, { name, details, picture }] of parts) {
    const figure = byId("parts").appendChild(made("li")).appendChild(made("figure"));
    if (picture !== undefined) {
      const image = figure.appendChild(made("img"));
      image.src = picture;
      image.alt = "";
      image.loading = "lazy";
      image.style.aspectRatio = `${width} / ${height}`;
    }
    const caption = figure.appendChild(made("figcaption", "caption", `${kind} `));
    caption.append(made("b", "", name));
    if (details.length > 0) caption.append(`, ${details.join(", ")}`);
  }
  byId("options").hidden = options.length === 0;
  for (const { name, value, values } of options) {
    byId("options").append(made("dt", "", `Option ${name}`),
      made("dd", "", values.length > 0 ? `${value}, one of ${values.join(", ")}` : value));
  }
}
