const SECOND = 1000;

/** Returns milliseconds; 0 without the header (RFC 9110, 10.2.3). */
export function retryAfter(headers: Headers, now: number): number {
  const text = headers.get("retry-after") ?? "";
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
  return Number.isNaN(wait) ? 0 : Math.max(0, wait);
}
