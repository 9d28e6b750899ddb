// Keeps all files of the site, so that its books can be read without a network.
//
// A new version is kept beside the old one, and takes over when no page of the site is open any longer. So a book that
// is being read never mixes the files of two versions. What the site consists of, `site`, is declared before this script.

const family = `bookplay ${self.registration.scope} `;
const store = family + site.version;

/** Returns the file of the site at an address; a folder stands for its index. */
function nameOf(address) {
  const { origin, pathname } = new URL(address);
  const whole = origin + pathname;
  if (!whole.startsWith(self.registration.scope)) return null;
  const name = whole.slice(self.registration.scope.length);
  return name === "" || name.endsWith("/") ? `${name}index.html` : name;
}

/** Keeps a file; one that has the hash of its contents in its name is taken from an older version. */
async function keep(cache, name) {
  const known = site.lasting.includes(name) ? await caches.match(name) : undefined;
  const response = known || await fetch(new Request(name, { cache: "reload" }));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // Browsers refuse to show a page whose response says that it comes from another address.
  const copy = response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
  await cache.put(name, copy);
}

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(store).then((cache) => (
    Promise.all([...site.pages, ...site.lasting].map((name) => keep(cache, name))))));
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(family) && name !== store;
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const name = event.request.method === "GET" ? nameOf(event.request.url) : null;
  if (name === null || !(site.pages.includes(name) || site.lasting.includes(name))) return;
  event.respondWith(caches.open(store).then((cache) => cache.match(name))
    .then((response) => response || fetch(event.request)));
});
