// The credits, a whole screen: the title, the people one after the other, a description, and the publisher. The engine
// says where each of them is.

import { byId, made } from "./dom.js";
import { paintGround } from "./pageview.js";
import { safeAddress } from "./question.js";

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
    if (showsCredits && !(this.isOpen && language === this.language)) this.fill(engine.creditsScreen());
    else if (showsCredits && creditIndex !== this.index) this.fillPerson(engine.creditsScreen().person);
    this.isOpen = showsCredits;
    this.index = creditIndex;
    this.language = language;
    if (showsCredits) this.person.style.opacity = engine.creditAlpha;
  }

  fill(screen) {
    const { node } = this;
    node.replaceChildren();
    node.style.backgroundColor = node.style.backgroundImage = "";
    paintGround(node, screen.background, this.assets);
    node.style.color = screen.color;
    node.style.setProperty("--size", `${screen.fontSize}px`);
    const place = (part) => {
      const box = node.appendChild(made("div", part));
      const [left, top, width, height] = screen.frames[part].map((number) => `${number}px`);
      Object.assign(box.style, { left, top, width, height });
      return box;
    };
    if (screen.title) {
      const title = place("title");
      title.append(made("div", "", screen.title));
      shrinkToFit(title);
    }
    this.person = place("person");
    this.fillPerson(screen.person);
    if (screen.about) this.fillAbout(place("about"), screen.about);
    this.fillPublisher(place("publisher"), screen);
  }

  fillPerson(person) {
    this.credit = person;
    this.person.replaceChildren();
    if (!person) return;
    if (person.avatar !== undefined) {
      const avatar = this.assets.picture(person.avatar, "");
      avatar.classList.add("avatar");
      avatar.style.aspectRatio = person.avatarRatio;
      this.person.append(avatar);
    }
    if (person.name) this.person.append(made("div", "name", person.name));
    if (person.role) this.person.append(made("div", "role", person.role));
    for (const link of ["twitter", "web"]) {
      if (!person[link]) continue;
      const isName = link === "twitter" && !safeAddress(person[link]);
      this.person.append(this.link(link, isName ? `@${person[link].replace(/^@/, "")}` : person[link]));
    }
    shrinkToFit(this.person);
  }

  fillAbout(box, text) {
    box.textContent = text;
    // With the keyboard, a text can be scrolled only if it has the focus.
    box.tabIndex = 0;
    // A finger on the text scrolls it, and doesn't turn the page.
    box.addEventListener("pointerdown", (event) => event.stopPropagation());
  }

  fillPublisher(box, { publisher, publisherLink }) {
    if (publisherLink) box.append(this.link("publisher", publisher || publisherLink));
    else if (publisher) box.append(made("div", "", publisher));
    shrinkToFit(box);
  }

  link(name, text) {
    const button = made("button", "", text);
    button.addEventListener("click", () => this.book.tapCredit(name));
    return button;
  }
}

/** Makes the letters in a box smaller until they fit. */
function shrinkToFit(box) {
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
