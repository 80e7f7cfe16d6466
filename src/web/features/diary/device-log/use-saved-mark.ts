import { useEffect, useState } from "react";

/** How long "Saved" stands after a change, in milliseconds. */
const SAVED_SHOWN = 900;

/** Whether "Saved" stands, and how to let it stand anew. */
export function useSavedMark() {
  const [times, setTimes] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SAVED_SHOWN);
    return () => clearTimeout(timer);
  }, [times]);
  return { isShown, show: () => setTimes((count) => count + 1) };
}
