import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** Local time as HH:MM, updated every minute. */
export function useTimeOfDay(): string {
  const [time, setTime] = useState(readTime);
  useEffect(() => {
    const check = () => setTime(readTime());
    const timer = setInterval(check, MINUTE);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, []);
  return time;
}

const readTime = () =>
  new Date().toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
