import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface WhenNearProps {
  /** Drawn at once, wherever it stands. */
  readonly isWanted?: boolean;
  /** Keeps its place until then, under the same heading. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * What lies far down a page: drawn, and what it needs asked for, once she comes within half a screen
 * of it, or prints the page.
 */
export function WhenNear({ isWanted = false, waiting, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(globalThis.IntersectionObserver === undefined);
  if (isWanted && !isNear) setNear(true);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          startTransition(() => setNear(true));
      },
      { rootMargin: "0px 0px 50%" },
    );
    observer.observe(place.current);
    // No browser waits: what is here already is drawn in time, what has to come is there the next time.
    const draw = () => flushSync(() => setNear(true));
    addEventListener("beforeprint", draw);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", draw);
    };
  }, []);
  return isNear ? children : <div ref={place}>{waiting}</div>;
}
