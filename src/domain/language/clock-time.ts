const twoDigits = (count: number) => String(count).padStart(2, "0");

/**
 * Writes a time of day in the 24-hour format.
 * @example clockOfTwentyFour(13, 5) // "13:05"
 */
export function clockOfTwentyFour(hour: number, minute: number): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/**
 * Writes a time of day in the 12-hour format.
 * @example clockOfTwelve(13, 5) // "1:05 PM"
 */
export function clockOfTwelve(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? "AM" : "PM"}`;
}
