// A question with a few answers; while it is open the book waits.

class Question {
  constructor() {
    this.node = byId("question");
    // A touch beside it means: never mind.
    this.node.addEventListener("click", (event) => event.target === this.node && this.node.close());
  }

  /** Asks, and does what is chosen; `answers` are buttons, or links where they have an address. */
  ask(text, about, answers, words) {
    this.node.querySelector(".asked").textContent = text;
    this.node.querySelector(".about").textContent = about;
    const nodes = answers.map((answer) => this.answer(answer));
    const stay = made("button", "plain", words.stay);
    stay.addEventListener("click", () => this.node.close());
    this.node.querySelector(".answers").replaceChildren(...nodes, stay);
    if (!this.node.open) this.node.showModal();
    (nodes.length > 0 && !answers[0].address ? nodes[0] : stay).focus();
  }

  answer({ text, address, act }) {
    const node = made(address ? "a" : "button", "plain", text);
    if (address) {
      node.href = address;
      node.target = "_blank";
      node.rel = "noopener noreferrer";
    }
    node.addEventListener("click", () => {
      this.node.close();
      act?.();
    });
    return node;
  }
}

/** Where a link of the book may lead: to a page of the web, or to a letter; nowhere else. */
function safeAddress(text) {
  const written = text.trim();
  const whole = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(written) ? `https://${written}` : written;
  try {
    const address = new URL(whole);
    return ["http:", "https:", "mailto:"].includes(address.protocol) ? address.href : null;
  } catch {
    return null;
  }
}

/** Where a name on Twitter leads; a book may also say the whole address. */
function twitterAddress(name) {
  return safeAddress(name) || safeAddress(`https://twitter.com/${encodeURIComponent(name.replace(/^@/, ""))}`);
}
