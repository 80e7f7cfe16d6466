import { invalidField } from "#server/failures/app-error.ts";

/** What JSON may hold. Its bytes are limited where it is received. */
export interface JsonBounds {
  /** Objects and lists inside one another. */
  readonly depth: number;
  /** Members of one object or list, by how deep it lies; the outermost lies at 1. */
  readonly width: (depth: number) => number;
  /** Members of all objects and lists together; an empty one counts as one. */
  readonly members: number;
}

const [QUOTE, BACKSLASH, COMMA] = Buffer.from('"\\,');
const [OBJECT, END_OF_OBJECT, LIST, END_OF_LIST] = Buffer.from("{}[]");

/**
 * Checks JSON before it is parsed, because parsing is what takes the memory. One pass over the
 * bytes; what is not JSON is left to the parser.
 * @throws AppError `invalid_input`
 */
export function checkJsonBounds(bytes: Uint8Array, bounds: JsonBounds): void {
  const widths = new Uint32Array(bounds.depth + 1);
  let [depth, members] = [0, 0];
  const count = (width: number) => {
    widths[depth] = width;
    members += 1;
    if (width > bounds.width(depth)) throw tooMany(bounds.width(depth));
    if (members > bounds.members) throw tooMany(bounds.members);
  };
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === COMMA) count((widths[depth] ?? 0) + 1);
    else if (byte === OBJECT || byte === LIST) {
      depth += 1;
      if (depth > bounds.depth) throw invalidField("body", "too_deep", { max: bounds.depth });
      count(1);
    } else if (byte === END_OF_OBJECT || byte === END_OF_LIST) depth = Math.max(0, depth - 1);
  }
}

/** Where the text ends that begins here. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

const tooMany = (max: number) => invalidField("body", "too_many", { max });
