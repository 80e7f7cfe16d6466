const twoDigits = (count: number) => String(count).padStart(2, "0");

/** @example clockOfTwentyFour(13, 5) // "13:05" */
export function clockOfTwentyFour(hour: number, minute: number): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** @example clockOfTwelve(13, 5) // "1:05 PM" */
export function clockOfTwelve(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? "AM" : "PM"}`;
}
