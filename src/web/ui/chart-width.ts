import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Before it is measured, a chart is as wide as on the narrowest phone. */
const NARROWEST = 260;

/**
 * The width a drawing has on the page, in its own units. Drawing at true size keeps words, beads
 * and lines the same on a phone and on a desk.
 */
export function useChartWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(NARROWEST);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setWidth(Math.max(NARROWEST / 2, Math.floor(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
