import { UnreadableFile } from "../diary/file-history.ts";

export type JsonRecord = Readonly<Record<string, unknown>>;

/** @throws UnreadableFile when the text is not JSON, usually because it is truncated */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const objects = text.trim().split(/\r?\n/);
    // A line for each object (JSON Lines).
    if (objects.length > 1 && objects.every((line) => /^\{.*\}$/.test(line)))
      return objects.map(parseJson);
    const isCut = !/[\]}]\s*$/.test(text.slice(-200));
    throw new UnreadableFile(isCut ? "incomplete" : "broken");
  }
}

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const recordsOf = (value: unknown): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

export const textOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : "";
};

export function numberOf(value: unknown): number | null {
  const text = textOf(value).trim().replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
