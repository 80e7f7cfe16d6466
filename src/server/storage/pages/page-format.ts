import { deflateRawSync, inflateRawSync } from "node:zlib";

/** The entries of one kind that were validated against the same schema. */
export interface Section {
  readonly kind: string;
  readonly version: number;
  readonly mark: string;
  readonly count: number;
  /** A JSON array of `[revision, entry]`, each on a line of its own. */
  readonly text: string;
}

export interface PageContent {
  readonly name: string;
  readonly sections: readonly Section[];
}

export const countOf = (all: readonly Section[]) => all.reduce((sum, { count }) => sum + count, 0);

const RAW_DEFLATE = 1;
const HEAD_LENGTH = 5;
/** Smaller tables than by default make no difference at this length, and take half as long to set up. */
const FASTEST = { level: 1, memLevel: 6 };

/** With the cipher's header and the row's own, it fits one page of SQLite's file. */
const SMALLEST = 3_900;
const SECOND = 8_192;

/** Returns the padded size of a page: one of few, so that it tells little about the content. */
export function sizeClass(length: number): number {
  if (length <= SMALLEST) return SMALLEST;
  let size = SECOND;
  while (size < length) size *= 2;
  return size;
}

export const hasSizeClass = (length: number): boolean => sizeClass(length) === length;

type SectionHead = readonly [
  kind: string,
  version: number,
  mark: string,
  characters: number,
  count: number,
];

/** Encodes a page: packing, length, a line that lists the sections, the sections, and zeros. */
export function packPage({ name, sections }: PageContent): Buffer {
  const heads = sections.map(
    ({ kind, version, mark, text, count }): SectionHead => [
      kind,
      version,
      mark,
      text.length,
      count,
    ],
  );
  const text = sections.map((section) => section.text).join("");
  const packed = deflateRawSync(`${JSON.stringify([name, heads])}\n${text}`, FASTEST);
  const bytes = Buffer.alloc(sizeClass(HEAD_LENGTH + packed.length));
  bytes.writeUInt8(RAW_DEFLATE, 0);
  bytes.writeUInt32BE(packed.length, 1);
  packed.copy(bytes, HEAD_LENGTH);
  return bytes;
}

/** @throws Error for bytes that `packPage` did not make */
export function unpackPage(bytes: Buffer): PageContent {
  if (bytes.readUInt8(0) !== RAW_DEFLATE) throw new Error("a page of another packing");
  const packed = bytes.subarray(HEAD_LENGTH, HEAD_LENGTH + bytes.readUInt32BE(1));
  const text = inflateRawSync(packed).toString();
  let from = text.indexOf("\n") + 1;
  const [name, heads]: [string, SectionHead[]] = JSON.parse(text.slice(0, from));
  const sections = heads.map(([kind, version, mark, characters, count]): Section => {
    const section = text.slice(from, from + characters);
    from += characters;
    return { kind, version, mark, count, text: section };
  });
  return { name, sections };
}
