const SECOND = 1000;

/**
 * Returns the delay that a service asks for (RFC 9110, 10.2.3: seconds or a date), in milliseconds;
 * 0 without one.
 * @example retryAfter(new Headers({ "retry-after": "120" }), now) // 120000
 */
export function retryAfter(headers: Headers, now: number): number {
  const text = headers.get("retry-after") ?? "";
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
  return Number.isNaN(wait) ? 0 : Math.max(0, wait);
}
