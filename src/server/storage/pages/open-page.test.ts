import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  collectionOf,
  type Kind,
  kinds,
  pageOf,
  storedKind,
} from "#server/storage/journal/collections.ts";
import { prepareEntry } from "#server/storage/journal/journal.ts";
import { schemaMark } from "#server/storage/journal/schema-mark.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { anyEntry } from "#server/testing/generators/any-entry.ts";
import { anyInput } from "#server/testing/generators/any-input.ts";
import { openPage } from "./open-page.ts";
import { type PageContent, packPage, sizeClass, unpackPage } from "./page-format.ts";
import { sealPage, unsealPage } from "./page-slots.ts";

const vault = createEntryVault("account-a", makeDataKey());
const otherAccount = createEntryVault("account-b", makeDataKey());
const HASH = vault.blindPage("2026-11");

const drawn = kinds.filter((kind) => {
  const { schema } = collectionOf(kind);
  const samples = fc.sample(anyInput(schema, kind), { numRuns: 60, seed: 7 });
  return samples.filter((sample) => schema.safeParse(sample).success).length > 3;
});

it("most kinds have enough generated entries", () => {
  expect(drawn.length).toBeGreaterThan(15);
});

function contentWith(kind: Kind, entry: unknown): PageContent {
  const page = openPage({ name: "2026-11", sections: [] });
  const prepared = prepareEntry(kind, entry as never);
  page.of(kind).set(prepared.naturalKey, { entry: prepared.entry as never, revision: 7 });
  return page.content();
}

describe("an entry that was validated and sealed in a page", () => {
  it.each(drawn)("of the kind %s is opened as its schema defines", (kind) => {
    fc.assert(
      fc.property(anyEntry(kind), (entry) => {
        const row = { page: HASH, sealed: sealPage(vault, HASH, contentWith(kind, entry)) };
        const content = unsealPage(vault, row);
        if (!content) throw new Error("the page does not open");
        const [stored] = openPage(content).of(kind).all().values();
        expect(stored).toEqual({ entry: JSON.parse(JSON.stringify(entry)), revision: 7 });
        expect(stored?.entry).toEqual(collectionOf(kind).schema.parse(stored?.entry));
        expect(pageOf(kind, entry as never)).toMatch(/^(lasting|\d{4}-\d{2})$/);
      }),
      { numRuns: 10 },
    );
  });
});

describe("a sealed page", () => {
  const symptom = { id: crypto.randomUUID(), date: "2026-11-20", type: "cramps", severity: 3 };
  const sealed = sealPage(vault, HASH, contentWith("symptom", symptom));
  const open = (bytes: Buffer, page = HASH, by = vault) => unsealPage(by, { page, sealed: bytes });

  it("cannot be opened when any byte is altered, or it is truncated, extended or moved", () => {
    expect(open(sealed)).not.toBeNull();
    for (let place = 0; place < sealed.length; place += 1) {
      const altered = Buffer.from(sealed);
      altered.writeUInt8(altered.readUInt8(place) ^ (1 << (place % 8)), place);
      expect([place, open(altered)]).toEqual([place, null]);
    }
    for (const length of [0, 1, 28, 29, 100, sealed.length - 1]) {
      expect([length, open(sealed.subarray(0, length))]).toEqual([length, null]);
    }
    expect(open(Buffer.concat([sealed, Buffer.of(0)]))).toBeNull();
    expect(open(sealed, vault.blindPage("2026-10"))).toBeNull();
    expect(open(sealed, HASH, otherAccount)).toBeNull();
  });

  it("has one of few sizes, each about twice the one before", () => {
    const sizes = new Set(Array.from({ length: 200_000 }, (_, length) => sizeClass(length)));
    const inOrder = [...sizes].sort((one, other) => one - other);
    expect(inOrder).toEqual([3_900, 8_192, 16_384, 32_768, 65_536, 131_072, 262_144]);
  });

  it("keeps its text when it is packed and unpacked", () => {
    const text = JSON.stringify([[1, { notes: "Ẹ káàárọ̀ 🌙 \n ‏مرحبا" }]]);
    const section = { version: 1, mark: "m", count: 1, text };
    const sections = [
      { kind: "one", ...section },
      { kind: "two", ...section },
    ];
    const content = { name: "2026-11", sections };
    expect(unpackPage(packPage(content))).toEqual(content);
  });
});

describe("a page with an entry of an earlier or later schema", () => {
  const mood = {
    id: crypto.randomUUID(),
    date: "2026-11-20",
    depression: 1,
    anxiety: 2,
    stress: 3,
  };
  const strange = { id: crypto.randomUUID(), date: "2026-11-21", stress: "later" };
  const kind = storedKind("mood");
  const section = (mark: string, ...entries: object[]) => ({
    kind,
    version: 1,
    mark,
    count: entries.length,
    text: JSON.stringify(entries.map((entry) => [5, entry])),
  });
  const content = { name: "2026-11", sections: [section("earlier", mood, strange)] };

  it("shows what the present schema accepts, and counts the rest", () => {
    const page = openPage(content);
    expect([...page.of("mood").all().values()]).toEqual([{ entry: mood, revision: 5 }]);
    expect(page.of("mood").unreadable()).toMatchObject([{ entry: strange, revision: 5 }]);
    expect(page.of("mood").count()).toBe(2);
    expect(page.isChanged()).toBe(false);
    expect(page.content()).toEqual(content);
  });

  it("keeps what it cannot read, unchanged, when it is written", () => {
    const page = openPage(content);
    const { entry, naturalKey } = prepareEntry("mood", { ...mood, date: "2026-11-22" } as never);
    page.of("mood").set(naturalKey, { entry: entry as never, revision: 6 });
    const mark = schemaMark(collectionOf("mood").schema);
    expect(page.content().sections).toMatchObject([
      { mark, count: 2 },
      { mark: "earlier", count: 1, text: JSON.stringify([[5, strange]]) },
    ]);
  });

  it("replaces what it cannot read when the same day is written", () => {
    const page = openPage(content);
    const { entry, naturalKey } = prepareEntry("mood", { ...mood, date: "2026-11-21" } as never);
    page.of("mood").set(naturalKey, { entry: entry as never, revision: 6 });
    expect(page.of("mood").unreadable()).toEqual([]);
    expect(page.of("mood").remove("2026-11-20")).toBe(true);
    expect(page.of("mood").remove("2026-11-20")).toBe(false);
    expect(page.of("mood").removeWhere(({ revision }) => revision === 6)).toBe(1);
    expect(page.content().sections).toEqual([]);
  });
});
