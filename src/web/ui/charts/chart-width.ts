import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Width before measurement: that of the narrowest phone. */
const NARROWEST = 260;

/** Returns CSS pixels. Drawn at actual size, text, beads and lines are the same on every screen. */
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
