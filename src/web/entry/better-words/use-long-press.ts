import { useEffect, useRef } from "react";

/** Longer than a tap, and than a phone takes to begin its own menu. */
const HELD_FOR = 650;
/** A finger that moves further scrolls. */
const STEADY = 10;
/** Where holding has a meaning of its own. */
const NOT_HERE = "input, textarea, select, canvas, [contenteditable], [role=slider]";

interface Press {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * A finger held on something, anywhere on the page. Answering `true` takes the press: the phone's own
 * menu, what it selected and the tap that ends it are then left out.
 */
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
  /** With the keyboard `detail` is 0. */
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
