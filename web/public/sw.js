// The service worker: shows push messages and opens the table they are about. It caches and
// intercepts nothing.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, path } = read(event.data);
  const options = { body, tag: path, data: { path }, icon: "/icon.svg", badge: "/icon.svg" };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

/** The content of a push message. Browsers require a notification even if it is unreadable. */
function read(data) {
  const nothing = { title: "Trilobite", body: "", path: "/" };
  try {
    const { title, body, path } = data.json();
    // Only paths of this instance. A path that begins with two slashes would lead elsewhere.
    const isOurs = typeof path === "string" && /^\/(?![/\\])/.test(path);
    return { title: String(title), body: String(body), path: isOurs ? path : "/" };
  } catch {
    return nothing;
  }
}

/** A page that already shows the table, or a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
