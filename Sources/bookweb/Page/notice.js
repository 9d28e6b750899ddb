// Short texts in front of the book, perhaps with a button, that go away by themselves. Later ones are below the others.

import { byId, made } from "./dom.js";

export class Notice {
  constructor() { this.node = byId("notice"); }

  /** Shows a text for some milliseconds, perhaps with a button; returns a function that hides it. */
  show(text, time, answer = null) {
    const hide = () => node.remove();
    const act = () => {
      hide();
      answer.act();
    };
    const button = answer ? [made("button", "plain", answer.text, { onclick: act })] : [];
    const node = this.node.appendChild(made("div", "", [made("p", "", text), ...button]));
    setTimeout(hide, time);
    return hide;
  }

  /** Hides all of them. */
  hide() { this.node.replaceChildren(); }
}
