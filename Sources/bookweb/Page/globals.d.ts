// What the modules use besides JavaScript and the browser's own names, for `.ci/javascript`.

interface Window {
  /** What pages offer each other, and tests. */
  bookplay: import("./book.js").Book;
  bookShelf: any;
  bookLive: any;
  bookedit: object;
  report: object;
  /** Safari's name of AudioContext. */
  webkitAudioContext: typeof AudioContext;
  /** What a service worker has. */
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
}

interface Navigator {
  readonly userActivation?: { readonly hasBeenActive: boolean };
}

/** What has the focus, and what a selector finds, are elements of HTML here. */
interface Element extends HTMLOrSVGElement {
  hidden: boolean;
  contentDocument: Document;
}

/** What the events of a service worker have. */
interface Event {
  readonly request?: Request;
  waitUntil?(work: Promise<unknown>): void;
  respondWith?(response: Promise<Response>): void;
}

/** What the site of a service worker consists of: names of files. */
declare const site: { version: string, pages: string[], lasting: string[] };
