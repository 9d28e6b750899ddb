// The credits, shown one after the other as the engine reports them.

class Credits {
  constructor(book, assets) {
    this.book = book;
    this.assets = assets;
    this.node = byId("credit");
    this.index = -1;
  }

  show(engine) {
    this.node.hidden = !engine.showsCredits;
    const index = engine.showsCredits ? engine.creditIndex : -1;
    const { creditAlpha } = engine;
    const { language } = this.book;
    if (index !== this.index || language !== this.language) {
      this.index = index;
      this.language = language;
      if (index >= 0) this.fill(engine.credit());
    }
    if (index >= 0) for (const child of this.node.children) child.style.opacity = creditAlpha;
  }

  fill(credit) {
    this.credit = credit;
    this.node.replaceChildren();
    if (credit.avatar !== undefined) this.node.append(this.assets.picture(credit.avatar, ""));
    if (credit.name) this.node.append(made("div", "name", credit.name));
    if (credit.role) this.node.append(made("div", "role", credit.role));
    for (const link of ["twitter", "web"]) {
      if (!credit[link]) continue;
      const isName = link === "twitter" && !safeAddress(credit[link]);
      const button = made("button", "", isName ? `@${credit[link].replace(/^@/, "")}` : credit[link]);
      button.addEventListener("click", () => this.book.tapCredit(link));
      this.node.append(button);
    }
  }
}
