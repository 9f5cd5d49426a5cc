// A finger cannot hover. One that rests on a thing looks at it instead: its preview appears, and
// lifting the finger does nothing.

const REST = 400;
const SLOP = 10;

/** An attachment for everything that contains things to click (`data-target`, or `data-tool` for the button of one). */
export function holds(look: (target: string) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: { x: number; y: number } | null = null;
    let isHeld = false;

    function down(event: PointerEvent): void {
      clearTimeout(timer);
      isHeld = false;
      const { target, tool } = (event.target as Element).closest<HTMLElement | SVGElement>("[data-target], [data-tool]")?.dataset ?? {};
      const held = target ?? tool;
      if (event.pointerType !== "touch" || !held) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        isHeld = true;
        look(held);
      }, REST);
    }
    function move({ clientX, clientY }: PointerEvent): void {
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > SLOP) clearTimeout(timer);
    }
    const end = () => clearTimeout(timer);
    function click(event: Event): void {
      if (!isHeld) return;
      isHeld = false;
      event.stopPropagation();
      event.preventDefault();
    }

    const listeners: [string, (event: never) => void][] = [["pointerdown", down], ["pointermove", move], ["pointerup", end], ["pointercancel", end], ["click", click]];
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener, true);
    };
  };
}
