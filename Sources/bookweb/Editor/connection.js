// The connection to the server: lines go there in order, and what changes elsewhere comes back as events.

export class Connection {
  constructor() {
    this.queue = [];
    this.waiters = [];
    this.isBusy = false;
    this.pending = 0;
    /** What happens when the server can't be reached, and when it can be reached again. */
    this.lost = this.found = () => {};
  }

  /**
   * Sends lines, and returns a promise of their answers.
   *
   * @param lines objects; the server answers them in their order
   * @param slot a name; lines that wait under the same name are replaced, as the moves of a pointer
   */
  send(lines, slot) {
    return new Promise((resolve, reject) => {
      const last = this.queue[this.queue.length - 1];
      if (slot && last?.slot === slot) {
        last.resolve([]);
        Object.assign(last, { lines, resolve, reject });
      } else {
        this.queue.push({ lines, slot, resolve, reject });
      }
      this.work();
    });
  }

  async work() {
    if (this.isBusy || this.queue.length === 0) return;
    this.isBusy = true;
    const job = this.queue.shift();
    try {
      job.resolve(await this.post(job.lines));
    } catch (error) {
      this.lost();
      job.reject(error);
    }
    this.isBusy = false;
    this.work();
    this.settle();
  }

  async post(lines) {
    const body = lines.map((line) => JSON.stringify(line)).join("\n");
    const response = await fetch("lines", {
      method: "POST", body, headers: { "Content-Type": "application/json" }, cache: "no-store" });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return (await response.text()).split("\n").filter(Boolean).map((line) => JSON.parse(line));
  }

  /** Sends a request that isn't lines, and returns its answer. */
  async request(path, body, type = "application/octet-stream") {
    this.pending += 1;
    try {
      const response = await fetch(path,
        { method: "POST", body, headers: { "Content-Type": type }, cache: "no-store" });
      return await response.json();
    } finally {
      this.pending -= 1;
      this.settle();
    }
  }

  /** Notes work that `idle` waits for, until the returned function is called. */
  begin() {
    this.pending += 1;
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      this.pending -= 1;
      this.settle();
    };
  }

  get isIdle() { return !this.isBusy && this.queue.length === 0 && this.pending === 0; }

  /** Returns a promise that is kept when no request is under way. */
  idle() { return this.isIdle ? Promise.resolve() : new Promise((resolve) => this.waiters.push(resolve)); }

  settle() {
    // A promise that a request keeps may lead to the next request at once.
    setTimeout(() => {
      if (this.isIdle) for (const resolve of this.waiters.splice(0)) resolve();
    });
  }

  /** Listens to the server's events, by name. */
  listen(handlers) {
    const source = new EventSource("events");
    for (const [name, act] of Object.entries(handlers)) {
      source.addEventListener(name, (event) => act(event.data ? JSON.parse(event.data) : {}));
    }
    source.onerror = () => this.lost();
    source.onopen = () => this.found();
    this.source = source;
  }
}
