// Paper that rains on the book when a game is complete.

import { made } from "./dom.js";

const scrapColors = ["#e53935", "#fb8c00", "#fdd835", "#7cb342", "#29b6f6", "#8e44ad", "#f48fb1"];

/** How long paper rains, in milliseconds, and how many scraps there are. */
const rainTime = 2000, scrapCount = 70;

/** Lets paper rain in front of the book. */
export function rainPaper(stage) {
  const rain = made("div", "rain", "", { "aria-hidden": true });
  for (let index = 0; index < scrapCount; index += 1) {
    const scrap = rain.appendChild(made("i"));
    scrap.style.left = `${Math.random() * 100}%`;
    scrap.style.backgroundColor = scrapColors[index % scrapColors.length];
    const start = Math.random() * rainTime * 0.4;
    const turned = Math.random() * 360, drift = Math.random() * 16 - 8;
    scrap.animate([
      { top: "-5%", transform: `rotate(${turned}deg)` },
      { top: "105%", transform: `translateX(${drift}em) rotate3d(1,1,.4,${turned + 900}deg)` },
    ], { delay: start, duration: rainTime - start, easing: "cubic-bezier(.3,.1,.8,.9)", fill: "both" });
  }
  stage.append(rain);
  setTimeout(() => rain.remove(), rainTime);
}
