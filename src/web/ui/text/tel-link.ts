export const telLink = (number: string): string => `tel:${number.replaceAll(" ", "")}`;
