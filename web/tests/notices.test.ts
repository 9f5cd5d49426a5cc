// Notices about my turn: marks and notifications of the page, the settings, and the pages
// that links in emails lead to.
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Call } from "../dev/mock";
import { browserOf, bytesOf, markOf, nameOf, setNoticeLanguage } from "../src/notices";
import { attention } from "../src/notices.svelte";
import NoticeLink from "../src/pages/NoticeLink.svelte";
import NoticeSettings from "../src/parts/NoticeSettings.svelte";
import { parse } from "../src/router";
import type { NoticeChannel, Notices } from "../src/wire";
import { setStage } from "./stage";

const MAIL: NoticeChannel = { id: 7, kind: "mail", address: "anna@mail.test", mark: "", enabled: true, confirmed: true };
let calls: Call[];
let notices: Notices;
let answers: Record<string, () => Response>;

beforeEach(() => {
  setStage();
  calls = [];
  answers = {};
  notices = { mail: true, push_key: "", webhook: true, channels: [MAIL] };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    calls.push({ method, path, body } as Call);
    return (answers[`${method} ${path}`] ?? (() => Response.json(notices)))();
  });
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  attention.choose({ title: true, browser: false });
});
afterEach(cleanup);

const settled = () => vi.waitFor(() => expect(document.querySelector("h3")).not.toBeNull());
const button = (name: string | RegExp) => [...document.querySelectorAll("button")].find((one) => one.textContent?.trim().match(name))!;
const sent = (method: string) => calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);
const icon = () => document.querySelector("link")?.getAttribute("href");

function hide(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

/** A browser that shows notifications, and those it has shown. */
function stubNotifications() {
  const shown: { title: string; options: NotificationOptions; closed: boolean }[] = [];
  class Fake {
    static permission = "granted";
    static requestPermission = async () => "granted";
    onclick = null;
    #one;
    constructor(title: string, options: NotificationOptions) {
      this.#one = { title, options, closed: false };
      shown.push(this.#one);
    }
    close() {
      this.#one.closed = true;
    }
  }
  vi.stubGlobal("Notification", Fake);
  vi.stubGlobal("isSecureContext", true);
  return shown;
}

const TURN = { title: "Your turn: Friday", body: "It is your turn in Trias.", path: "/table/x" };

test("the icon is marked while it is my turn, if that is wanted", () => {
  const end = attention.heed(TURN);
  expect(icon()).toBe("/icon-turn.svg");
  end();
  expect(icon()).toBe("/icon.svg");
  attention.choose({ title: false });
  attention.heed(TURN)();
  expect(icon()).toBe("/icon.svg");
  expect(JSON.parse(localStorage.getItem("trilobite-notices")!)).toEqual({ title: false, browser: false });
});

test("a notification is shown only on request and in the background, and is closed when the page is visible", () => {
  const shown = stubNotifications();
  hide("hidden");
  attention.heed(TURN)();
  expect(shown).toEqual([]);
  attention.choose({ browser: true });
  hide("visible");
  attention.heed(TURN)();
  expect(shown).toEqual([]);
  hide("hidden");
  const end = attention.heed(TURN);
  expect(shown.map(({ title, options, closed }) => [title, options.body, closed])).toEqual([[TURN.title, TURN.body, false]]);
  hide("visible");
  expect(shown[0]!.closed).toBe(true);
  end();
});

test("without a secure address there are no notifications, and the settings say so", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect(attention.permission).toBe("none");
  render(NoticeSettings, { onclose: () => {} });
  await settled();
  expect(document.body.textContent).toContain("only for addresses with https");
});

test("each channel is switched, tested and removed separately", async () => {
  answers["POST /api/me/notices/7/test"] = () => Response.json({ delivered: false });
  render(NoticeSettings, { onclose: () => {} });
  await vi.waitFor(() => expect(document.body.textContent).toContain("anna@mail.test"));
  button("Send me a test").click();
  await vi.waitFor(() => expect(document.body.textContent).toContain("could not be delivered"));
  document.querySelector<HTMLInputElement>("li input")!.click();
  await vi.waitFor(() => expect(sent("PUT")).toEqual([["/api/me/notices/7?language=en", { enabled: false }]]));
  button("Remove").click();
  await vi.waitFor(() => expect(sent("DELETE")).toEqual([["/api/me/notices/7", null]]));
});

test("notices follow the language of the page, whether switched on or not", async () => {
  await setNoticeLanguage();
  expect(sent("PUT")).toEqual([["/api/me/notices/7?language=en", { enabled: MAIL.enabled }]]);
});

test("an address that is not confirmed says what to do", async () => {
  notices = { ...notices, channels: [{ ...MAIL, confirmed: false }] };
  render(NoticeSettings, { onclose: () => {} });
  await vi.waitFor(() => expect(document.body.textContent).toContain("open the link in the email"));
  button("Send the email again").click();
  await vi.waitFor(() => expect(sent("POST").map(([path]) => path)).toEqual(["/api/me/notices/7/confirmation"]));
});

test("a webhook shows its secret once", async () => {
  answers["POST /api/me/notices/webhook?language=en"] = () => Response.json({ channel: MAIL, secret: "s3same" });
  render(NoticeSettings, { onclose: () => {} });
  await vi.waitFor(() => expect(document.querySelector("#notice-url")).not.toBeNull());
  const input = document.querySelector<HTMLInputElement>("#notice-url")!;
  input.value = "https://hook.example/";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  input.form!.requestSubmit();
  await vi.waitFor(() => expect(document.querySelector("code")?.textContent).toBe("s3same"));
  expect(input.value).toBe("");
});

test("channels that are not set up are not offered", async () => {
  notices = { mail: false, push_key: "", webhook: false, channels: [] };
  render(NoticeSettings, { onclose: () => {} });
  await settled();
  await tick();
  expect(document.querySelectorAll("form")).toHaveLength(0);
});

test("a link in a mail acts through its button, not by being opened", async () => {
  expect(parse("/confirm", "", "#7-abc")).toEqual({ page: "confirm", token: "7-abc" });
  expect(parse("/off/7-abc")).toEqual({ page: "off", token: "7-abc" });
  render(NoticeLink, { kind: "confirm", token: "7-abc" });
  await tick();
  expect(calls).toEqual([]);
  button("Yes").click();
  await vi.waitFor(() => expect(sent("POST")).toEqual([["/api/notices/confirm", { token: "7-abc" }]]));
  await vi.waitFor(() => expect(document.body.textContent).toContain("Confirmed"));
  cleanup();
  answers["POST /off/7-abc"] = () => Response.json({ code: "not_found", problem: "x" }, { status: 404 });
  render(NoticeLink, { kind: "off", token: "7-abc" });
  button("Stop the emails").click();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toContain("used or has expired"));
});

test("a browser recognises itself by the hash of its endpoint", async () => {
  expect(await markOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect([...bytesOf("-_8")]).toEqual([251, 255]);
  const made = { toJSON: () => ({ endpoint: "https://p.example/1", keys: { p256dh: "P", auth: "A" } }) };
  expect(browserOf(made as unknown as PushSubscription)).toMatchObject({ endpoint: "https://p.example/1", p256dh: "P", auth: "A" });
  expect(nameOf("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0")).toBe("Firefox, Linux");
  expect(nameOf("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36")).toBe("Chrome, Android");
  expect(nameOf("something else")).toBe("");
});

// The service worker itself, in a mock of its environment.

function worker(pages: { url: string; focus: () => string }[]) {
  const on: Record<string, (event: unknown) => void> = {};
  const shown: [string, NotificationOptions][] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => (on[kind] = listener),
    registration: { showNotification: async (title: string, options: NotificationOptions) => void shown.push([title, options]) },
    clients: { matchAll: async () => pages, openWindow: async (path: string) => void opened.push(path), claim: () => {} },
    skipWaiting: () => {},
  };
  new Function("self", readFileSync("public/sw.js", "utf-8"))(self);
  const fire = async (kind: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    on[kind]!({ ...event, waitUntil: (what: Promise<unknown>) => waits.push(what) });
    return (await Promise.all(waits))[0];
  };
  return { fire, shown, opened };
}

test("the service worker shows what is pushed and opens its table", async () => {
  const { fire, shown, opened } = worker([{ url: "https://games.test/table/other", focus: () => "focused" }]);
  await fire("push", { data: { json: () => TURN } });
  expect(shown[0]![0]).toBe(TURN.title);
  expect(shown[0]![1]).toMatchObject({ body: TURN.body, tag: "/table/x", data: { path: "/table/x" } });
  const notification = { close: vi.fn(), data: { path: "/table/x" } };
  await fire("notificationclick", { notification });
  expect(opened).toEqual(["/table/x"]);
  expect(notification.close).toHaveBeenCalled();
});

test("a page that shows the table already is focused", async () => {
  const { fire, opened } = worker([{ url: "https://games.test/table/x", focus: () => "focused" }]);
  const notification = { close: () => {}, data: { path: "/table/x" } };
  expect(await fire("notificationclick", { notification })).toBe("focused");
  expect(opened).toEqual([]);
});

test.each([["//evil.example/"], ["/\\evil.example"], ["https://evil.example/"], [7]])("a push leads nowhere else: %s", async (path) => {
  const { fire, shown } = worker([]);
  await fire("push", { data: { json: () => ({ ...TURN, path }) } });
  expect(shown[0]![1].data).toEqual({ path: "/" });
});

test("an unreadable push is shown as a general notice", async () => {
  const { fire, shown } = worker([]);
  await fire("push", { data: null });
  expect(shown[0]![0]).toBe("Trilobite");
});
