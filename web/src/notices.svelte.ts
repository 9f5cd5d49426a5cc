// What this page does while it is my turn: a mark on title and icon, and, if nobody looks at it, a
// notification of the browser. Chosen for each device.
const STORE = "trilobite-notices";
const ICON = "/icon.svg";
const ICON_TURN = "/icon-turn.svg";

interface Choices {
  /** Mark the title and the icon of the page. */
  title: boolean;
  /** Show a notification while the page is in the background. */
  browser: boolean;
}

export interface Turn {
  title: string;
  body: string;
  path: string;
}

function stored(): Choices {
  const usual = { title: true, browser: false };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Choices>) };
  } catch {
    return usual;
  }
}

class Attention {
  choices = $state<Choices>(stored());
  #shown: Notification | null = null;

  choose(change: Partial<Choices>): void {
    Object.assign(this.choices, change);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.choices));
    } catch {
      // Private windows may forbid it; then it holds until the page is closed.
    }
  }

  /** "none": there are none here; browsers have them on secure addresses only. */
  get permission(): NotificationPermission | "none" {
    return "Notification" in window && window.isSecureContext ? Notification.permission : "none";
  }

  /** Whether notifications are wanted; the browser asks its user. */
  async wantBrowser(wanted: boolean): Promise<void> {
    const may = !wanted || (await Notification.requestPermission()) === "granted";
    this.choose({ browser: wanted && may });
  }

  /** It is my turn; until the returned function is called. */
  heed(turn: Turn): () => void {
    if (this.choices.title) dressPage(ICON_TURN);
    if (this.choices.browser && document.visibilityState === "hidden") this.#show(turn);
    const seen = () => document.visibilityState === "visible" && this.#close();
    document.addEventListener("visibilitychange", seen);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      dressPage(ICON);
      this.#close();
    };
  }

  #show({ title, body, path }: Turn): void {
    if (this.permission !== "granted") return;
    const options = { body, tag: path, icon: ICON, data: { path } };
    try {
      this.#shown = new Notification(title, options);
      this.#shown.onclick = () => {
        window.focus();
        this.#close();
      };
    } catch {
      // Phones show them by their service worker only; it is there if push is on.
      void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, options));
    }
  }

  #close(): void {
    this.#shown?.close();
    this.#shown = null;
  }
}

function dressPage(icon: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", icon);
}

export const attention = new Attention();
