// The credits, a whole screen: the title, the people one after the other, a description, and the publisher. The engine
// says where each of them is.

import { safeAddress } from "./dialogs.js";
import { byId, made } from "./dom.js";
import { paintGround } from "./part.js";

export class Credits {
  constructor(book, assets) {
    this.book = book;
    this.assets = assets;
    this.node = byId("credit");
    this.isOpen = false;
  }

  show(engine) {
    const { showsCredits, creditIndex } = engine;
    const { language } = this.book;
    this.node.hidden = !showsCredits;
    // Reports have no texts below the picture.
    const isAlone = this.book.reading?.isOn ?? false;
    const isSame = this.isOpen && language === this.language && isAlone === this.isAlone;
    this.isAlone = isAlone;
    if (showsCredits && !isSame) this.fill(engine.creditsScreen());
    else if (showsCredits && creditIndex !== this.index) this.fillPerson(engine.creditsScreen().person);
    this.isOpen = showsCredits;
    this.index = creditIndex;
    this.language = language;
    if (showsCredits) this.person.style.opacity = engine.creditAlpha;
  }

  fill(screen) {
    const { node } = this;
    node.replaceChildren();
    // On a phone they would be too small in the place of the picture, so they take the whole room.
    if (this.isAlone !== node.classList.contains("alone")) {
      node.classList.toggle("alone", this.isAlone);
      node.role = this.isAlone ? "region" : null;
      node.ariaLabel = this.isAlone ? this.book.words.credits : null;
      if (this.isAlone) document.body.append(node);
      else byId("pages").after(node);
    }
    node.style.backgroundColor = node.style.backgroundImage = "";
    paintGround(node, screen.background, this.assets);
    node.style.color = screen.color;
    node.style.setProperty("--size", `${this.isAlone ? 28 : screen.fontSize}px`);
    const place = (part) => {
      const box = node.appendChild(made("div", part));
      if (this.isAlone) return box;
      const [left, top, width, height] = screen.frames[part].map((number) => `${number}px`);
      Object.assign(box.style, { left, top, width, height });
      return box;
    };
    if (screen.title) fillIn(place("title"), made("div", "", screen.title));
    this.person = place("person");
    this.fillPerson(screen.person);
    if (screen.about) {
      const about = place("about");
      about.textContent = screen.about;
      // With the keyboard, a text can be scrolled only if it has the focus.
      about.tabIndex = 0;
      // A finger on the text scrolls it, and doesn't turn the page.
      about.addEventListener("pointerdown", (event) => event.stopPropagation());
    }
    const { publisher, publisherLink } = screen;
    if (publisherLink) fillIn(place("publisher"), this.link("publisher", publisher || publisherLink));
    else if (publisher) fillIn(place("publisher"), made("div", "", publisher));
  }

  fillPerson(person) {
    this.credit = person;
    const parts = [];
    if (person?.avatar !== undefined) {
      const avatar = this.assets.picture(person.avatar, "");
      avatar.classList.add("avatar");
      avatar.style.aspectRatio = person.avatarRatio;
      parts.push(avatar);
    }
    for (const part of ["name", "role"]) if (person?.[part]) parts.push(made("div", part, person[part]));
    for (const link of ["twitter", "web"]) {
      if (!person?.[link]) continue;
      const isName = link === "twitter" && !safeAddress(person[link]);
      parts.push(this.link(link, isName ? `@${person[link].replace(/^@/, "")}` : person[link]));
    }
    fillIn(this.person, ...parts);
  }

  link(name, text) {
    return made("button", "", text, { onclick: () => this.book.tapCredit(name) });
  }
}

/** Fills a box, and makes the letters in it smaller until they fit. */
function fillIn(box, ...parts) {
  box.replaceChildren(...parts);
  let share = 1;
  box.style.fontSize = "";
  // The room around buttons for fingers doesn't count.
  box.classList.add("fitting");
  while (share > 0.05 && box.scrollHeight > box.clientHeight + 1) {
    share *= 0.9;
    box.style.fontSize = `calc(${share} * var(--size))`;
  }
  box.classList.remove("fitting");
}
