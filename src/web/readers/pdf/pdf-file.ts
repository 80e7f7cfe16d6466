import { Inflate } from "fflate";
import { type PdfDict, PdfReader, PdfRef, type PdfValue, PdfWord } from "./pdf-values.ts";
import { UnreadablePdf } from "./unreadable-pdf.ts";

const OBJECT = /\b(\d{1,9})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![A-Za-z])/g;
const STREAM = /[\0\t\n\f\r ]*stream(?:\r\n|\n|\r)/y;
/** A report of a laboratory has a few pages and unpacks to less than one megabyte. */
const MOST_UNPACKED = 32_000_000;
const MOST_OBJECTS = 200_000;
const PIECE = 16_384;

/** Found by scanning the whole file, so that a damaged table of contents doesn't matter. */
export class PdfFile {
  readonly #objects = new Map<number, PdfValue>();
  /** The packed bytes of each stream. */
  readonly #streams = new Map<PdfValue, string>();
  readonly #text: string;
  #unpacked = 0;

  /** @throws UnreadablePdf when it is encrypted or far too large */
  constructor(bytes: Uint8Array) {
    this.#text = latin1(bytes);
    if (/\/Encrypt[\0\t\n\f\r ]+(?:\d|<<)/.test(this.#text)) throw new UnreadablePdf("locked");
    this.#scan();
    for (const stream of this.#streams.keys()) {
      if (this.entry(stream, "/Type") === "/ObjStm") this.#addPacked(stream);
    }
  }

  resolve(value: PdfValue | undefined): PdfValue {
    let found = value;
    for (let steps = 0; found instanceof PdfRef && steps < 10; steps += 1) {
      found = this.#objects.get(found.id);
    }
    return found === undefined || found instanceof PdfRef ? null : found;
  }

  entry(value: PdfValue | undefined, name: string): PdfValue {
    const dict = this.resolve(value);
    return dict instanceof Map ? this.resolve(dict.get(name)) : null;
  }

  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : [];
  }

  /** All dictionaries of a type, in the file's order. */
  ofType(type: string): PdfDict[] {
    return [...this.#objects.values()].flatMap((value) =>
      value instanceof Map && this.entry(value, "/Type") === type ? [value] : [],
    );
  }

  /** One character per byte; empty if it isn't a stream or is packed in an unusual way. */
  content(value: PdfValue | undefined): string {
    const dict = this.resolve(value);
    let content = this.#streams.get(dict) ?? "";
    const filter = this.entry(dict, "/Filter");
    const filters = Array.isArray(filter) ? filter.map((one) => this.resolve(one)) : [filter];
    for (const name of filters) {
      if (name === null) continue;
      if (name === "/FlateDecode" || name === "/Fl") content = this.#inflate(content);
      else if (name === "/ASCII85Decode" || name === "/A85") content = ascii85(content);
      else return "";
    }
    return content;
  }

  #scan(): void {
    OBJECT.lastIndex = 0;
    for (;;) {
      const match = OBJECT.exec(this.#text);
      if (match === null) return;
      if (this.#objects.size > MOST_OBJECTS) throw new UnreadablePdf("too_large");
      const reader = new PdfReader(this.#text, OBJECT.lastIndex);
      const value = reader.next() ?? null;
      const isStream = value instanceof Map && reader.take(STREAM) !== null;
      this.#objects.set(Number(match[1]), value);
      const packed = isStream ? this.#packedAt(reader.at, value) : "";
      if (isStream) this.#streams.set(value, packed);
      OBJECT.lastIndex = reader.at + packed.length;
    }
  }

  /** The stated length counts only if the stream ends there. */
  #packedAt(from: number, dict: PdfDict): string {
    const length = dict.get("/Length");
    if (typeof length === "number" && length >= 0) {
      const after = this.#text.slice(from + length, from + length + 12);
      if (/^[\0\t\n\f\r ]*endstream/.test(after)) return this.#text.slice(from, from + length);
    }
    const end = this.#text.indexOf("endstream", from);
    return this.#text.slice(from, end < 0 ? this.#text.length : end);
  }

  /** Adds the objects that a stream contains: pairs of id and place, then the values. */
  #addPacked(stream: PdfValue): void {
    const content = this.content(stream);
    const [count, first] = [this.entry(stream, "/N"), this.entry(stream, "/First")];
    if (typeof count !== "number" || typeof first !== "number") return;
    const heads = new PdfReader(content.slice(0, first));
    for (let nth = 0; nth < Math.min(count, MOST_OBJECTS); nth += 1) {
      const [id, at] = [heads.next(), heads.next()];
      if (typeof id !== "number" || typeof at !== "number") return;
      const value = new PdfReader(content, first + at).next() ?? null;
      if (!(value instanceof PdfWord)) this.#objects.set(id, value);
    }
  }

  #inflate(packed: string): string {
    const bytes = Uint8Array.from(packed, (char) => char.charCodeAt(0));
    let content = "";
    const inflate = new Inflate((chunk) => {
      this.#unpacked += chunk.length;
      if (this.#unpacked > MOST_UNPACKED) throw new UnreadablePdf("too_large");
      content += latin1(chunk);
    });
    try {
      // The first two bytes are zlib's header. Small pieces stop a bomb early.
      for (let at = 2; at < bytes.length; at += PIECE) {
        inflate.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
      }
    } catch (error) {
      // A damaged end costs only what follows it.
      if (error instanceof UnreadablePdf) throw error;
    }
    return content;
  }
}

/** One character per byte. */
function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return text;
}

/** Five letters are four bytes; "z" is four zeros. */
function ascii85(text: string): string {
  const digits = text
    .replace(/~>[\s\S]*$/, "")
    .replace(/[^!-uz]/g, "")
    .replaceAll("z", "!!!!!");
  return digits.replace(/.{1,5}/g, (group) => {
    const filled = group.padEnd(5, "u");
    const value = Array.from(filled).reduce((sum, char) => sum * 85 + char.charCodeAt(0) - 33, 0);
    const bytes = [24, 16, 8, 0].map((bits) =>
      String.fromCharCode(Math.floor(value / 2 ** bits) & 0xff),
    );
    return bytes.slice(0, group.length - 1).join("");
  });
}
