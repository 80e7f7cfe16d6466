import { type LocalClock, UnreadableFile } from "../diary/file-history.ts";
import { knownRefusal } from "./known-refusals.ts";
import type { Recognised } from "./recognised.ts";
import { decode, encodingOf } from "./text-encoding.ts";

/** Limit of what is held in memory without streaming: more than any of these apps writes. */
export const MOST_IN_MEMORY = 64_000_000;
const OPENING = 4096;

/** Reads the file's chunks from the start at each call. */
type Chunks = () => AsyncIterable<Uint8Array>;

/** Recognises one file, alone or from a zip. @throws UnreadableFile */
export async function readContent(chunks: Chunks, clock: LocalClock): Promise<Recognised> {
  const bytes = await openingOf(chunks());
  const refusal = knownRefusal(bytes);
  if (refusal !== null) throw new UnreadableFile(refusal);
  const opening = new TextDecoder(encodingOf(bytes) ?? "utf-8").decode(bytes);
  const trimmed = opening.trimStart();
  if (trimmed.startsWith("<")) {
    const { isAppleHealth, readAppleHealth } = await import("../apps/apple-health.ts");
    if (!isAppleHealth(trimmed)) throw new UnreadableFile("unknown");
    return { kind: "history", history: await readAppleHealth(chunks(), clock) };
  }
  if (opening.includes("\u0000")) throw new UnreadableFile("unknown");
  const text = await textOf(chunks());
  if (text.trim() === "") throw new UnreadableFile("empty");
  // Avoids loading the code for both JSON and text. A chat may begin with a date in brackets.
  if (/^(?:\{|\[(?!\d+[-/.]\d))/.test(trimmed)) {
    const { recogniseJson } = await import("./recognise-json.ts");
    return recogniseJson(text, clock);
  }
  const { recogniseText } = await import("./recognise-text.ts");
  return recogniseText(text, clock);
}

async function openingOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  for await (const chunk of chunks) return chunk.subarray(0, OPENING);
  return new Uint8Array();
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MOST_IN_MEMORY) throw new UnreadableFile("too_large");
    parts.push(chunk);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return decode(whole);
}
