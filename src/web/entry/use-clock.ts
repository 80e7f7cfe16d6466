import { useEffect, useState } from "react";
import { type Clock, clockNow, untilNextQuarter } from "./clock.ts";

/** Updated by a timer and when the page becomes visible: timers don't run on a sleeping phone. */
export function useClock(): Clock {
  const [clock, setClock] = useState(clockNow);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      timer = setTimeout(check, untilNextQuarter(Date.now()));
      setClock((before) => {
        const next = clockNow();
        return next.today === before.today && next.partOfDay === before.partOfDay ? before : next;
      });
    };
    check();
    document.addEventListener("visibilitychange", check);
    window.addEventListener("focus", check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", check);
      window.removeEventListener("focus", check);
    };
  }, []);

  return clock;
}
