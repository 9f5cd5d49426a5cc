// Notices about my turn: the server's channels (mail, push, webhook), and this browser's
// part in them.
import { type Answer, ask } from "./api";
import { languageCode } from "./app.svelte";
import type { Browser, MailAddress, NewWebhook, NoticeChannel, Notices, Tried, WebhookAddress } from "./wire";

const MINE = "/api/me/notices";

/** Notices use the language in which they were requested. */
const spoken = (path: string) => `${path}?language=${encodeURIComponent(languageCode())}`;
const post = <T>(path: string, body: unknown = {}) => ask<T>(path, { method: "POST", body });

export const noticesApi = {
  all: () => ask<Notices>(MINE),
  addMail: (mail: MailAddress) => post<NoticeChannel>(spoken(`${MINE}/mail`), mail),
  addBrowser: (browser: Browser) => post<NoticeChannel>(spoken(`${MINE}/push`), browser),
  addWebhook: (webhook: WebhookAddress) => post<NewWebhook>(spoken(`${MINE}/webhook`), webhook),
  switch: (channel: number, enabled: boolean) =>
    ask<NoticeChannel>(spoken(`${MINE}/${channel}`), { method: "PUT", body: { enabled }, again: true }),
  remove: (channel: number) => ask<null>(`${MINE}/${channel}`, { method: "DELETE" }),
  test: (channel: number) => post<Tried>(`${MINE}/${channel}/test`),
  askAgain: (channel: number) => post<NoticeChannel>(`${MINE}/${channel}/confirmation`),
  /** What the links in emails lead to: only a button sends it. */
  confirm: (token: string) => post<null>("/api/notices/confirm", { token }),
  switchOff: (token: string) => post<null>(`/off/${encodeURIComponent(token)}`),
};

/** Notices use the language of this page from now on. */
export async function setNoticeLanguage(): Promise<void> {
  const notices = await noticesApi.all();
  if (!notices.ok) return;
  for (const { id, enabled } of notices.value.channels) await noticesApi.switch(id, enabled);
}

// Web Push in this browser.

const WORKER = "/sw.js";

/** Browsers allow it on secure addresses only: https or localhost. */
export function hasPush(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export async function subscription(): Promise<PushSubscription | null> {
  if (!hasPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Identifies this browser among my channels. */
export async function markOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Subscribe this browser with the instance's key; null if the user refuses. */
export async function subscribe(key: string): Promise<Answer<NoticeChannel> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const made = await pushManager.subscribe(options).catch(async () => {
    // There is a subscription for another key: another instance used this address before.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  return noticesApi.addBrowser(browserOf(made));
}

export function browserOf(made: PushSubscription): Browser {
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", label: nameOf(navigator.userAgent) };
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** The name of a browser in a list. */
export function nameOf(agent: string): string {
  const browsers: [string, RegExp][] = [["Edge", /Edg/], ["Opera", /OPR/], ["Firefox", /Firefox/], ["Chrome", /Chrome/], ["Safari", /Safari/]];
  const systems: [string, RegExp][] = [["Android", /Android/], ["iOS", /iPhone|iPad/], ["Windows", /Windows/], ["macOS", /Mac OS/], ["Linux", /Linux/]];
  const first = (known: [string, RegExp][]) => known.find(([, pattern]) => pattern.test(agent))?.[0] ?? "";
  return [first(browsers), first(systems)].filter((word) => word !== "").join(", ");
}
