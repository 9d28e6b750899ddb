// The connection to the server: lines are sent in order, and changes made elsewhere arrive as events.

export class Connection {
  constructor() {
    this.queue = [];
    this.waiters = [];
    /** The number of requests in progress, and whether one of them has lines. */
    this.pending = 0;
    this.isBusy = false;
    /** The handlers for losing the server and for reaching it again. */
    this.lost = this.found = () => {};
  }

  /**
   * Sends lines, and returns a promise of their answers.
   *
   * @param lines objects, which the server answers in order
   * @param slot a name; waiting lines with the same name, such as moves of a pointer, are replaced
   */
  send(lines, slot) {
    return new Promise((resolve, reject) => {
      const last = this.queue.at(-1);
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
    await this.during(() => this.ask(job.lines)).then(job.resolve, (error) => {
      this.lost();
      job.reject(error);
    });
    this.isBusy = false;
    this.work();
  }

  /** Sends lines, and returns their answers. */
  async ask(lines) {
    const body = lines.map((line) => JSON.stringify(line)).join("\n");
    const response = await this.post("lines", body, "application/json");
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return (await response.text()).split("\n").filter(Boolean).map((line) => JSON.parse(line));
  }

  post(path, body, type) {
    return fetch(path, { method: "POST", body, headers: { "Content-Type": type }, cache: "no-store" });
  }

  /** Sends a request that isn't lines, and returns its answer. */
  request(path, body, type = "application/octet-stream") {
    return this.during(async () => (await this.post(path, body, type)).json());
  }

  /** Runs work for which `idle` waits, and returns its result. */
  async during(work) {
    this.pending += 1;
    try {
      return await work();
    } finally {
      this.pending -= 1;
      this.settle();
    }
  }

  get isIdle() { return !this.isBusy && this.queue.length === 0 && this.pending === 0; }

  /** Returns a promise that resolves when no request is in progress. */
  idle() { return this.isIdle ? Promise.resolve() : new Promise((resolve) => this.waiters.push(resolve)); }

  settle() {
    // Wait, because the end of a request can start the next request at once.
    setTimeout(() => {
      if (this.isIdle) for (const resolve of this.waiters.splice(0)) resolve();
    });
  }

  /** Listens to the server's events, by name. */
  listen(handlers) {
    this.source = new EventSource("events");
    for (const [name, act] of Object.entries(handlers)) {
      this.source.addEventListener(name, (event) => act(event.data ? JSON.parse(event.data) : {}));
    }
    this.source.onerror = () => this.lost();
    this.source.onopen = () => this.found();
  }
}
