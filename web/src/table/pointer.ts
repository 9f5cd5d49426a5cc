// Whether the reader uses a finger: a finger cannot hover, so a tap has to show before it acts.

export const pointer = { isTouch: false };

/** Notes every press. After a key the reader counts as having no finger on the screen. */
export function watchPointer(): () => void {
  const press = (event: PointerEvent) => (pointer.isTouch = event.pointerType === "touch");
  const key = () => (pointer.isTouch = false);
  addEventListener("pointerdown", press, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("pointerdown", press, true);
    removeEventListener("keydown", key, true);
  };
}
