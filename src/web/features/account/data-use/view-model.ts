import { dataUse, dayOfUse } from "./api.ts";

export function dataUseAt(now: number) {
  const days = Object.entries(dataUse.read() ?? {});
  const bytesOf = (start: string) =>
    days.reduce((sum, [day, bytes]) => sum + (day.startsWith(start) ? bytes : 0), 0);
  const today = dayOfUse(now);
  const [year = 0, month = 0] = today.split("-").map(Number);
  const lastMonth = bytesOf(monthOf(dayOfUse(Date.UTC(year, month - 2))));
  return {
    today: bytesOf(today),
    thisMonth: bytesOf(monthOf(today)),
    lastMonth: lastMonth === 0 ? null : lastMonth,
  };
}

const monthOf = (day: string) => day.slice(0, "2026-11".length);
