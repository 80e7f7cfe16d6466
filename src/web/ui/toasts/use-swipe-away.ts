import { type PointerEvent, type RefObject, useRef } from "react";

const THRESHOLD = 50;

/** Handlers that dismiss an element by a swipe of 50 px to the right; a shorter one snaps back. */
export function useSwipeAway(element: RefObject<HTMLElement | null>, onAway: () => void) {
  const start = useRef<number | null>(null);

  const move = (distance: number, state: "move" | "cancel" | "end") => {
    element.current?.setAttribute("data-swipe", state);
    element.current?.style.setProperty("--swipe", `${distance}px`);
  };
  const distanceOf = ({ clientX }: PointerEvent) =>
    Math.max(0, clientX - (start.current ?? clientX));

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isButton = event.target instanceof Element && event.target.closest("button");
      if (event.button !== 0 || isButton) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) move(distanceOf(event), "move");
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return;
      const distance = distanceOf(event);
      start.current = null;
      move(distance, distance >= THRESHOLD ? "end" : "cancel");
      if (distance >= THRESHOLD) onAway();
    },
    onPointerCancel: () => {
      start.current = null;
      move(0, "cancel");
    },
  };
}
