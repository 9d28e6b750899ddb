// Small targets. A touch that hits nothing counts for a small target beside it, at the nearest point inside that.

import { field, ownPoint } from "./part.js";

/** The size in CSS pixels below which a target is small, and the distance from which it is still touched. */
const smallTarget = 44, reach = 22;

/** Returns the nearest point inside a small target for a point of the canvas, or null if there is none in reach. */
export function nearestTarget(engine, elements, x, y, scale) {
  const found = [];
  engine.frame();
  collectNear(found, engine.stage, (number) => elements[number]?.touchable, elements, x, y, scale);
  collectNear(found, engine.areas(), () => true, elements, x, y, scale);
  found.sort((one, other) => one.distance - other.distance);
  for (const { point, middle } of found) {
    // Rounding may move a point out of its target; then a point slightly further inside is taken.
    for (const share of [0, 0.05, 0.2, 0.5]) {
      const [nearX, nearY] = [0, 1].map((axis) => rounded(point[axis] + (middle[axis] - point[axis]) * share));
      if (engine.hits(nearX, nearY)) return { x: nearX, y: nearY };
    }
  }
  return null;
}

/** Returns a coordinate rounded to hundredths of a point. */
export function rounded(number) { return Math.round(number * 100) / 100; }

function collectNear(found, { floats, ints, base, count }, isWanted, elements, x, y, scale) {
  for (let index = 0, at = base; index < count; index += 1, at += field.count) {
    const number = ints[at + field.element];
    if (!isWanted(number)) continue;
    const [a, b, c, d, e, f, width, height] = floats.subarray(at, at + 8);
    const right = Math.hypot(a, b), down = Math.hypot(c, d);
    const least = Math.min(right * width, down * height) * scale;
    if (!(least > 0) || least >= smallTarget || a * d === b * c) continue;
    const onCanvas = (u, v) => [a * u + c * v + e, b * u + d * v + f];
    const [u, v] = ownPoint([a, b, c, d, e, f], x, y);
    const inside = elements[number]?.ellipse
      ? nearestOnEllipse(u, v, width, height, right, down)
      : [Math.max(0, Math.min(width, u)), Math.max(0, Math.min(height, v))];
    const point = onCanvas(...inside);
    const distance = Math.hypot(point[0] - x, point[1] - y) * scale;
    if (distance <= reach) found.push({ point, distance, middle: onCanvas(width / 2, height / 2) });
  }
}

/** Returns the point of an ellipse that is nearest to a point outside it, measured on the canvas. */
function nearestOnEllipse(u, v, width, height, right, down) {
  let best = null, least = Infinity;
  for (let step = 0; step < 90; step += 1) {
    const angle = (step / 45) * Math.PI;
    const point = [(width / 2) * (1 + Math.cos(angle)), (height / 2) * (1 + Math.sin(angle))];
    const distance = Math.hypot((point[0] - u) * right, (point[1] - v) * down);
    if (distance < least) [best, least] = [point, distance];
  }
  return best;
}
