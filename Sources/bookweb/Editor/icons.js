// Icons, as paths in a square of 20 by 20 pixels.

import { drawn } from "../Page/dom.js";

const iconPaths = {
  save: "M4 3h9l3 3v11H4zM7 3v4h5V3M7 17v-5h6v5", undo: "M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8H9",
  redo: "m12 5 4 4-4 4M16 9H8a4 4 0 0 0 0 8h3", play: "M6 4v12l10-6z", text: "M4 5V3.5h12V5M10 3.5v13M7.5 16.5h5",
  code: "m7 6-4 4 4 4M13 6l4 4-4 4", help: "M7.5 7.5a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.7-.9 1.4v.5M10 14.5v.3M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15",
  theme: "M10 2.5a7.5 7.5 0 1 0 0 15zM10 2.5a7.5 7.5 0 0 1 0 15", plus: "M10 4v12M4 10h12", minus: "M4 10h12",
  fit: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4", image: "M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 3M13 7.5v.1",
  audio: "M4 8v4h3l4 3V5L7 8zM14 7.5a3.5 3.5 0 0 1 0 5", movie: "M3 5h14v10H3zM6 5v10M14 5v10M3 10h3M14 10h3",
  activearea: "M9 9V4.5a1.2 1.2 0 0 1 2.4 0V9l3 .8c1 .3 1.6 1 1.4 2l-.8 5.2H9.5L6 12.5c-.5-1 .6-1.8 1.5-1.2L9 12.4z",
  group: "M3 3h8v8H3zM9 9h8v8H9z", miniature: "M3 4h14v12H3zM10 9h5v5h-5z",
  puzzle: "M4 4h5a2 2 0 1 1 3 0h4v5a2 2 0 1 0 0 3v4h-4a2 2 0 1 0-3 0H4v-4a2 2 0 1 1 0-3z",
  coloring: "M4 16c3 0 2-3 4-3s3 2 1 3.5M9 12 15.5 4l1.5 1.5L11 13", more: "M5 10v.1M10 10v.1M15 10v.1",
  trash: "M4 5.5h12M8 5V3.5h4V5M6 5.5l.7 11h6.600l.7-11", copy: "M7 7h9v9H7zM4 13V4h9", up: "m5 12 5-5 5 5", down: "m5 8 5 5 5-5",
  lock: "M6 9V6.5a4 4 0 0 1 8 0V9M4.5 9h11v8h-11z", unlock: "M6 9V6a4 4 0 0 1 7.5-2M4.5 9h11v8h-11z",
  eye: "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5M10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4", hidden: "M3 3l14 14M5 7c-2 1.5-3 3-3 3s3 5 8 5c1 0 2-.2 3-.6M9 5h1c5 0 8 5 8 5s-.7 1.200-2 2.400",
  bolt: "M11 2 4 11.5h5L8 18l7-9.5h-5z", warning: "M10 3 2.5 16.5h15zM10 8v4M10 14.300v.1", error: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v5M10 13.800v.1",
  note: "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v5M10 6.200v.1", rulers: "M3 13 13 3l4 4L7 17zM6 10l1.5 1.5M8.5 7.5 11 10M11 5l1.5 1.5",
  grid: "M3 3h14v14H3zM3 7.700h14M3 12.300h14M7.700 3v14M12.300 3v14", reset: "M5 5l10 10M15 5 5 15", stop: "M5 5h10v10H5z",
  chevron: "m8 5 5 5-5 5", left: "M3 3v14M6 5h9v3H6zM6 12h6v3H6z", middle: "M10 2v16M4 5h12v3H4zM6 12h8v3H6z",
  right: "M17 3v14M5 5h9v3H5zM8 12h6v3H8z", top: "M3 3h14M5 6h3v9H5zM12 6h3v6h-3z", centre: "M2 10h16M5 4h3v12H5zM12 6h3v8h-3z",
  bottom: "M3 17h14M5 5h3v9H5zM12 8h3v6h-3z", x: "M3 3v14M17 3v14M8 6h4v8H8z", y: "M3 3h14M3 17h14M6 8v4h8V8z",
};

/** Returns an icon, which screen readers ignore. */
export function icon(name) {
  const node = drawn("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" });
  node.append(drawn("path", { d: iconPaths[name] || iconPaths.more }));
  return node;
}
