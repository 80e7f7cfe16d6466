/** The `tel:` link of a number, without the spaces. */
export function telLink(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
