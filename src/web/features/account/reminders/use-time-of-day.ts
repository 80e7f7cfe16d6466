import { useEffect, useState } from "react";

const MINUTE = 60_000;

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
