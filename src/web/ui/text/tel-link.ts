export function telLink(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
