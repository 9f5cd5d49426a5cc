// The service worker: shows what the house pushes, and opens the table it is about. It keeps and
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

/** What was pushed; browsers want something to be shown whatever it is. */
function read(data) {
  const nothing = { title: "Trilobite", body: "", path: "/" };
  try {
    const { title, body, path } = data.json();
    // Only places of this house: what begins with two slashes would be another one.
    const isOurs = typeof path === "string" && /^\/(?![/\\])/.test(path);
    return { title: String(title), body: String(body), path: isOurs ? path : "/" };
  } catch {
    return nothing;
  }
}

/** The page that shows it already, or a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
