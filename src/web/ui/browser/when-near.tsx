import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface WhenNearProps {
  readonly isWanted?: boolean;
  /** A placeholder of the same size with the same heading. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Renders once it is within half a screen, or on printing. */
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
    // Printing doesn't wait: what is loaded renders in time, the rest appears at the next attempt.
    const draw = () => flushSync(() => setNear(true));
    addEventListener("beforeprint", draw);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", draw);
    };
  }, []);
  return isNear ? children : <div ref={place}>{waiting}</div>;
}
