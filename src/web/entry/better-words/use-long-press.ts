import { useEffect, useRef } from "react";

/** Milliseconds: longer than a tap and than the phone's own long press. */
const HELD_FOR = 650;
const STEADY = 10;
/** Elements with their own long press. */
const NOT_HERE = "input, textarea, select, canvas, [contenteditable], [role=slider]";

interface Press {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

export function useLongPress(onPress: (element: Element) => boolean): void {
  const listener = useRef(onPress);
  listener.current = onPress;
  useEffect(() => followPresses((element) => listener.current(element)), []);
}

function followPresses(onPress: (element: Element) => boolean): () => void {
  let press: Press | null = null;
  let isTaken = false;
  const stop = () => {
    if (press !== null) clearTimeout(press.timer);
    press = null;
  };
  const hold = () => {
    const element = press?.element;
    stop();
    if (element === undefined) return;
    isTaken = onPress(element);
    if (isTaken) getSelection()?.removeAllRanges();
  };
  const begin = ({ isPrimary, pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    stop();
    isTaken = false;
    if (!isPrimary || pointerType === "mouse" || !(target instanceof Element)) return;
    if (target.closest(NOT_HERE)) return;
    press = { element: target, x, y, timer: setTimeout(hold, HELD_FOR) };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > STEADY) stop();
  };
  const openMenu = (event: Event) => {
    if (press !== null) hold();
    if (isTaken) event.preventDefault();
  };
  /** Keyboard clicks have `detail` 0 and pass. */
  const endTap = (event: MouseEvent) => {
    if (!isTaken || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leaving = new AbortController();
  const options = { capture: true, signal: leaving.signal };
  document.addEventListener("pointerdown", begin, options);
  document.addEventListener("pointermove", move, options);
  document.addEventListener("contextmenu", openMenu, options);
  for (const name of ["mousedown", "click"] as const) {
    document.addEventListener(name, endTap, options);
  }
  for (const name of ["pointerup", "pointercancel", "scroll"]) {
    document.addEventListener(name, stop, options);
  }
  return () => {
    stop();
    leaving.abort();
  };
}
