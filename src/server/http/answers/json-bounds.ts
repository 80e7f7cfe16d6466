import type { JsonBounds } from "#contract/kernel/endpoint.ts";
import { invalidField } from "#server/failures/app-error.ts";

const [QUOTE, BACKSLASH, COMMA] = Buffer.from('"\\,');
const [OBJECT, END_OF_OBJECT, LIST, END_OF_LIST] = Buffer.from("{}[]");

/** Checks before parsing, which takes the memory; invalid JSON is left to the parser. */
export function jsonBoundsCheck(bounds: JsonBounds): (chunk: Uint8Array) => void {
  const widths = new Uint32Array(bounds.depth + 1);
  let [depth, members] = [0, 0];
  let isText = false;
  // Bytes to skip in the next chunk, when an escape begins at the end of this one.
  let skipped = 0;
  const count = (width: number) => {
    widths[depth] = width;
    members += 1;
    if (width > bounds.width(depth)) throw tooMany(bounds.width(depth));
    if (members > bounds.members) throw tooMany(bounds.members);
  };
  const enter = () => {
    depth += 1;
    if (depth > bounds.depth) throw invalidField("body", "too_deep", { max: bounds.depth });
    count(1);
  };
  const read = (byte: number | undefined) => {
    if (byte === QUOTE) isText = !isText;
    else if (byte === COMMA) count((widths[depth] ?? 0) + 1);
    else if (byte === OBJECT || byte === LIST) enter();
    else if (byte === END_OF_OBJECT || byte === END_OF_LIST) depth = Math.max(0, depth - 1);
  };
  return (chunk) => {
    let at = skipped;
    skipped = Math.max(0, skipped - chunk.length);
    for (; at < chunk.length; at += 1) {
      if (isText) at = endOfText(chunk, at);
      if (at > chunk.length) skipped = 1;
      read(chunk[at]);
    }
  };
}

/** Returns the index of a string's closing quote; past the chunk if the string does not end in it. */
function endOfText(chunk: Uint8Array, start: number): number {
  let at = start;
  while (at < chunk.length && chunk[at] !== QUOTE) at += chunk[at] === BACKSLASH ? 2 : 1;
  return at;
}

const tooMany = (max: number) => invalidField("body", "too_many", { max });
