import { PAGE } from "#server/documents/pdf/document.ts";
import type { PlacedText, ReadPage } from "../read-pdf.ts";

export function pageFaults({ placed }: ReadPage): string[] {
  return [...overlapping(placed), ...placed.filter(isOutside).map(({ text }) => text)];
}

function overlapping(placed: readonly PlacedText[]): string[] {
  return placed.flatMap((one, index) =>
    placed.slice(index + 1).flatMap((other) => {
      const across =
        Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
      const isSameLine = Math.abs(one.bottom - other.bottom) < 9;
      return isSameLine && across > 2 ? [`${one.text} / ${other.text}`] : [];
    }),
  );
}

function isOutside({ left, bottom, width }: PlacedText): boolean {
  return left < PAGE.margin - 1 || left + width > PAGE.width - PAGE.margin + 2 || bottom < 30;
}
