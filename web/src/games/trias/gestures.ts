// Fingers, mouse and wheel on the map: tap, hover, drag the map or a piece, pinch, and the magnifier
// for a resting finger.
import type { Point } from "./geometry";

export interface Hands {
  /** `by` is "none" for a click of a screen reader, which names exactly what it means. */
  tap: (at: Point, element: Element | null, by: "mouse" | "touch" | "none") => void;
  hover: (at: Point | null, element: Element | null) => void;
  drag: (by: Point) => void;
  /** Whether a drag that begins here carries a piece instead of moving the map. */
  grab: (at: Point, element: Element | null) => boolean;
  carry: (at: Point) => void;
  /** The piece is put down here; null if the gesture was cancelled. */
  drop: (at: Point | null) => void;
  zoom: (at: Point, factor: number) => void;
  /** The gesture that moves the map has begun or ended. */
  moving: (isMoving: boolean) => void;
  /** Whether a resting finger shows the magnifier here. */
  wantsLoupe: () => boolean;
  loupe: (at: Point | null) => void;
  /** The finger under the magnifier was lifted here: it has looked, and chosen nothing yet. */
  looked: (at: Point) => void;
}

const SLOP = 7;
const REST = 180;

/** An attachment: `{@attach gestures(hands)}` on the map. */
export function gestures(hands: Hands): (node: Element) => () => void {
  return (node) => {
    const pointers = new Map<number, Point>();
    let start: Point | null = null;
    let pressed: Element | null = null;
    let state: "idle" | "pressed" | "dragging" | "carrying" | "pinching" | "loupe" = "idle";
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasTap = true;
    let isTouch = false;
    let settle: ReturnType<typeof setTimeout> | undefined;

    const local = (event: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const enter = (next: typeof state) => {
      clearTimeout(timer);
      const moves = next === "dragging" || next === "pinching";
      if (moves !== (state === "dragging" || state === "pinching")) hands.moving(moves);
      if (state === "loupe" && next !== "loupe") hands.loupe(null);
      state = next;
    };

    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      const at = local(event);
      pointers.set(event.pointerId, at);
      isTouch = event.pointerType !== "mouse";
      if (pointers.size === 1) {
        wasTap = true;
        start = at;
        pressed = event.target as Element | null;
        enter("pressed");
        if (isTouch && hands.wantsLoupe()) {
          timer = setTimeout(() => {
            wasTap = false;
            enter("loupe");
            hands.loupe(at);
          }, REST);
        }
      } else if (pointers.size === 2) {
        wasTap = false;
        if (state === "carrying") hands.drop(null);
        enter("pinching");
      }
    };

    const move = (event: PointerEvent) => {
      const at = local(event);
      const last = pointers.get(event.pointerId);
      if (!last) {
        if (event.pointerType === "mouse") hands.hover(at, event.target as Element | null);
        return;
      }
      if (state === "pinching" && pointers.size === 2) {
        const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1] ?? last;
        const [was, is] = [distance(last, other), distance(at, other)];
        const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
        hands.drag({ x: (at.x - last.x) / 2, y: (at.y - last.y) / 2 });
        if (was > 10) hands.zoom(middle, is / was);
      } else if (state === "loupe") {
        hands.loupe(at);
      } else if (state === "carrying") {
        hands.carry(at);
      } else if (state === "dragging") {
        hands.drag({ x: at.x - last.x, y: at.y - last.y });
      } else if (state === "pressed" && start && distance(at, start) > SLOP) {
        wasTap = false;
        const carries = hands.grab(start, pressed);
        enter(carries ? "carrying" : "dragging");
        if (carries) hands.carry(at);
        else hands.drag({ x: at.x - start.x, y: at.y - start.y });
        node.setPointerCapture?.(event.pointerId);
      }
      pointers.set(event.pointerId, at);
    };

    const up = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return;
      const at = local(event);
      if (state === "loupe") {
        enter("idle");
        if (event.type === "pointerup") hands.looked(at);
      } else if (pointers.size === 0) {
        if (state === "carrying") hands.drop(event.type === "pointerup" ? at : null);
        enter("idle");
      }
    };

    const click = (event: Event) => {
      // Clicks come from pointers, screen readers and tests. Only the end of a drag is not a click.
      const isPointer = event instanceof MouseEvent && event.detail > 0;
      if (isPointer && !wasTap) return;
      hands.tap(local(event as MouseEvent), event.target as Element | null, isPointer ? (isTouch ? "touch" : "mouse") : "none");
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      hands.moving(true);
      hands.zoom(local(event), Math.exp(-Math.sign(event.deltaY) * Math.min(Math.abs(event.deltaY), 80) * 0.0025));
      clearTimeout(settle);
      settle = setTimeout(() => hands.moving(false), 160);
    };

    // The focus stays where the keyboard put it.
    const hold = (event: Event) => event.preventDefault();
    // A finger that was lifted leaves too, but what it looked at stays.
    const leave = () => {
      if (!isTouch) hands.hover(null, null);
    };
    // A long press must not open the browser's menu under the magnifier.
    const menu = (event: Event) => {
      if (state !== "idle") event.preventDefault();
    };

    const listeners: [string, (event: never) => void][] = [
      ["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", up],
      ["pointerleave", leave], ["click", click], ["contextmenu", menu], ["mousedown", hold],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
    node.addEventListener("wheel", wheel as EventListener, { passive: false });
    return () => {
      clearTimeout(timer);
      clearTimeout(settle);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("wheel", wheel as EventListener);
    };
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
