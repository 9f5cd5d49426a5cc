// What this page does while it is my turn: it marks title and icon, and in the background it shows
// a browser notification. The choice is stored per device.
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
      // Private windows may forbid this. Then the choice holds until the page is closed.
    }
  }

  /** "none": unavailable here. Browsers allow notifications on secure addresses only. */
  get permission(): NotificationPermission | "none" {
    return "Notification" in window && window.isSecureContext ? Notification.permission : "none";
  }

  /** Switch notifications on or off. Switching on asks for permission, and does nothing without it. */
  async wantBrowser(wanted: boolean): Promise<void> {
    const may = !wanted || (await Notification.requestPermission()) === "granted";
    this.choose({ browser: wanted && may });
  }

  /** Call attention to my turn, until the returned function is called. */
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
      // Phones show notifications only through a service worker, which is registered if push is on.
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
