// Addresses: the page of a path, and navigation without reloading.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string; mode: "bots" | "friends" | "device" }
  | { page: "join"; token: string }
  | { page: "table"; id: string }
  | { page: "puzzles"; game: string }
  | { page: "lessons"; game: string }
  | { page: "which"; of: "rules" | "puzzles" | "learn" }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "settings" }
  | { page: "admin"; token: string }
  | { page: "confirm"; token: string }
  | { page: "off"; token: string }
  | { page: "lost" };

const MODES = ["bots", "friends", "device"] as const;

export function parse(path: string, search = "", hash = ""): Route {
  const parts = path.split("/").filter((part) => part !== "").map(decode);
  if (parts.length === 0) return { page: "home" };
  const [first, second] = parts;
  if (first === "new" && parts.length === 2 && second) {
    const mode = MODES.find((known) => known === new URLSearchParams(search).get("with"));
    return { page: "new", game: second, mode: mode ?? "friends" };
  }
  if (first === "join" && parts.length === 1) return { page: "join", token: hash.replace(/^#/, "") };
  if (first === "table" && parts.length === 2 && second) return { page: "table", id: second };
  if (first === "rules" && parts.length === 2 && second) return { page: "rules", game: second, rule: decode(hash.replace(/^#/, "")) };
  if (first === "puzzles" && parts.length === 2 && second) return { page: "puzzles", game: second };
  if (first === "learn" && parts.length === 2 && second) return { page: "lessons", game: second };
  if ((first === "rules" || first === "puzzles" || first === "learn") && parts.length === 1) return { page: "which", of: first };
  if (first === "replay" && parts.length === 2 && second) return { page: "replay", id: second };
  if (first === "settings" && parts.length === 1) return { page: "settings" };
  if (first === "admin" && parts.length === 1) return { page: "admin", token: hash.replace(/^#/, "") };
  if (first === "confirm" && parts.length === 1) return { page: "confirm", token: hash.replace(/^#/, "") };
  if (first === "off" && parts.length === 2 && second) return { page: "off", token: second };
  return { page: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

type Listener = (route: Route) => void;
const listeners = new Set<Listener>();

export function here(): Route {
  return parse(location.pathname, location.search, location.hash);
}

function tellAll(): void {
  const route = here();
  for (const listener of listeners) listener(route);
}

/** Calls back with the current route, now and after every navigation. */
export function follow(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener("popstate", tellAll);
  listener(here());
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", tellAll);
  };
}

export function go(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  tellAll();
  scrollTo?.(0, 0);
}

/** An attachment for links: an ordinary click navigates without reloading. */
export function link(node: HTMLAnchorElement): () => void {
  const onclick = (event: MouseEvent) => {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified) return;
    event.preventDefault();
    go(node.pathname + node.search);
  };
  node.addEventListener("click", onclick);
  return () => node.removeEventListener("click", onclick);
}
