/** The server's name for an unknown browser. */
const UNNAMED = "A browser";

export function deviceName(device: string | null): string | null {
  const names = device?.split(" on ").filter((name) => name !== UNNAMED) ?? [];
  return names.length === 0 ? null : names.join(" · ");
}
