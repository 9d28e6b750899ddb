// The files of a site, instead of those that a page contains.

import { Assets } from "./assets.js";
import { fetchBytes } from "./site.js";

/** Pictures, sounds and fonts that are files of their own. */
export class SiteAssets extends Assets {
  /** @param files the address of each file by its number */
  constructor(engine, files) {
    super(engine, (number) => files[number] ?? null);
    this.files = files;
  }

  address(number) { return this.files[number] ?? null; }

  whenHere(number, act) { act(); }

  load(number) {
    const address = this.address(number);
    return address === null ? Promise.resolve(null) : fetchBytes(address);
  }
}
