/** Spaces are for the eye; a telephone takes the digits. */
export function telLink(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
