/** What the server calls a browser whose name it doesn't know. */
const UNNAMED = "A browser";

/**
 * A device as she reads it in any language, by names alone; `null` where none is known.
 * @example deviceName("Chrome on Android") // "Chrome · Android"
 */
export function deviceName(device: string | null): string | null {
  const names = device?.split(" on ").filter((name) => name !== UNNAMED) ?? [];
  return names.length === 0 ? null : names.join(" · ");
}
