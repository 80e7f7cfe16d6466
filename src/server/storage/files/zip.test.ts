import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { type ZipMember, zipOf } from "./zip.ts";

const AT = Date.parse("2026-11-20T08:00:00Z");

async function* chunksOf(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

const member = (name: string, isPacked: boolean, ...texts: readonly string[]): ZipMember => ({
  name,
  isPacked,
  bytes: chunksOf(...texts),
});

async function chunks(members: readonly ZipMember[]): Promise<Uint8Array[]> {
  const made: Uint8Array[] = [];
  for await (const chunk of zipOf(members, AT)) made.push(chunk);
  return made;
}

it("every file is unchanged after unzipping, compressed before or not", async () => {
  const made = await chunks([
    member("notes.csv", false, "hours\r\n", "2\r\n"),
    member("uploads/lab.pdf", true, "%PDF-1.7", " … %%EOF"),
    member("nothing.csv", false),
  ]);
  const files = unzipSync(Buffer.concat(made));
  expect(Object.keys(files)).toEqual(["notes.csv", "uploads/lab.pdf", "nothing.csv"]);
  expect(Object.values(files).map((bytes) => strFromU8(bytes))).toEqual([
    "hours\r\n2\r\n",
    "%PDF-1.7 … %%EOF",
    "",
  ]);
});

it("compressed files are stored, and text is compressed", async () => {
  const words = "the same words again ".repeat(2000);
  const sizeOf = async (isPacked: boolean) =>
    Buffer.concat(await chunks([member("a", isPacked, words)])).length;
  expect(await sizeOf(true)).toBeGreaterThan(words.length);
  expect(await sizeOf(false)).toBeLessThan(words.length / 10);
});

it("a chunk is sent before the next is read", async () => {
  const sizes: number[] = [];
  async function* slow(): AsyncGenerator<Uint8Array> {
    for (const number of [1, 2, 3]) {
      sizes.push(number);
      yield Buffer.alloc(100_000, number);
    }
  }
  const zip = zipOf([{ name: "a", isPacked: true, bytes: slow() }], AT);
  const left: number[] = [];
  for (const most of [1, 1, 2]) {
    left.push((await zip.next()).value?.length ?? 0);
    expect(sizes).toHaveLength(most);
  }
  expect(left.slice(1)).toEqual([100_000, 100_000]);
});

it("an empty zip is valid", async () => {
  expect(unzipSync(Buffer.concat(await chunks([])))).toEqual({});
});

it("an unreadable file makes the zip fail", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("half");
    throw new Error("the seal is broken");
  }
  const making = async () => {
    for await (const _ of zipOf([{ name: "a", isPacked: true, bytes: broken() }], AT));
  };
  await expect(making()).rejects.toThrow("the seal is broken");
});
