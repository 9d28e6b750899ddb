// A book whose engine, pictures, sounds and fonts are files beside its page, which a server hands out; perhaps on a shelf.

import { attempt } from "./dom.js";
import { compiledEngine } from "./unpack.js";

export async function fetchBytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

export async function fetchEngine(address) {
  return compiledEngine(await fetchBytes(address));
}

/** Lets the service worker keep the files of the site, so that it can be read without a network. */
export function keepOffline(worker) {
  // Browsers offer it only on pages that nobody could have changed on their way.
  navigator.serviceWorker?.register(worker).catch(() => {});
}

/** Returns the shelf that has opened this page, or null if the page was opened by itself. */
export function shelfAround() {
  // It fails if the page is part of somebody else's.
  return window.parent === window ? null : attempt(() => window.parent.bookShelf || null, null);
}

/** Returns whether a reader has touched this page or its shelf; before that, browsers allow no sound. */
export function wasTouched() {
  const windows = shelfAround() ? [window, window.parent] : [window];
  return windows.some((one) => one.navigator.userActivation?.hasBeenActive !== false);
}
