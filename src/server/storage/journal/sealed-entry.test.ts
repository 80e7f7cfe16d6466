import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { anyEntry } from "#server/testing/generators/any-entry.ts";
import { anyInput } from "#server/testing/generators/any-input.ts";
import { type Collection, collectionOf, type Kind, kinds, storedKind } from "./collections.ts";
import { decryptEntry, encryptEntry, openEntry } from "./sealed-entry.ts";

const vault = createEntryVault("account-a", makeDataKey());
const otherAccount = createEntryVault("account-b", makeDataKey());

const seal = (kind: Kind, entry: unknown) =>
  encryptEntry(vault, storedKind(kind), collectionOf(kind) as Collection, entry);

/** Kinds whose rules accept enough randomly generated values. */
const drawn = kinds.filter((kind) => {
  const { schema } = collectionOf(kind);
  const samples = fc.sample(anyInput(schema, kind), { numRuns: 60, seed: 7 });
  return samples.filter((sample) => schema.safeParse(sample).success).length > 3;
});

it("most kinds have enough generated entries", () => {
  expect(drawn.length).toBeGreaterThan(15);
});

describe("an entry that was validated and encrypted", () => {
  it.each(drawn)("of the kind %s is decrypted as its schema defines", (kind) => {
    fc.assert(
      fc.property(anyEntry(kind), (entry) => {
        const opened = decryptEntry(vault, storedKind(kind), collectionOf(kind), seal(kind, entry));
        expect(opened).toEqual(JSON.parse(JSON.stringify(entry)));
        expect(opened).toEqual(collectionOf(kind).schema.parse(opened));
      }),
      { numRuns: 10 },
    );
  });

  it("cannot be decrypted when altered, truncated, extended or moved", () => {
    const collection = collectionOf("symptom");
    const open = (row: { key: string; sealed: Buffer }, kind = "symptom", by = vault) =>
      openEntry(by, kind, collection, row);
    fc.assert(
      fc.property(
        anyEntry("symptom"),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (entry, anywhere, change) => {
          const { key, sealed } = seal("symptom", entry);
          expect(open({ key, sealed })).not.toBeNull();
          const altered = Buffer.from(sealed);
          const place = anywhere % sealed.length;
          altered.writeUInt8(altered.readUInt8(place) ^ change, place);
          expect(open({ key, sealed: altered })).toBeNull();
          expect(open({ key, sealed: sealed.subarray(0, place) })).toBeNull();
          expect(open({ key, sealed: Buffer.concat([sealed, Buffer.of(change)]) })).toBeNull();
          expect(open({ key: `${key}x`, sealed })).toBeNull();
          expect(open({ key, sealed }, "mood")).toBeNull();
          expect(open({ key, sealed }, "symptom", otherAccount)).toBeNull();
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("an encrypted entry", () => {
  const collection = (schema: z.ZodMiniType, version = 1): Collection => ({
    ...collectionOf("mood"),
    ...{ schema, version, upgrades: {}, naturalKey: () => "1", day: () => null },
  });
  const hours = collection(z.object({ hours: z.number() }));
  const key = vault.blindKey("nap", "1");
  const open = (envelope: unknown, by = hours) =>
    openEntry(vault, "nap", by, { key, sealed: vault.encrypt("nap", key, envelope) });

  it("contains only the fields of its schema, and nothing invalid", () => {
    const sealed = encryptEntry(vault, "nap", hours, { hours: 2, secret: 1 });
    expect(decryptEntry(vault, "nap", hours, sealed)).toEqual({ hours: 2 });
    expect(() => encryptEntry(vault, "nap", hours, { hours: "two" })).toThrow(z.core.$ZodError);
  });

  it("is validated when decrypted if it has no schema mark", () => {
    expect(open({ version: 1, entry: { hours: 2, secret: 1 } })).toEqual({ hours: 2 });
    expect(open({ version: 1, entry: { hours: "two" } })).toBeNull();
    expect(open({ version: 1, schema: "another", entry: { hours: "two" } })).toBeNull();
  });

  it("is validated again once the schema has changed", () => {
    const sealed = encryptEntry(vault, "nap", hours, { hours: 2 });
    const renamed = collection(z.object({ minutes: z.number() }));
    expect(openEntry(vault, "nap", renamed, sealed)).toBeNull();
    const more = collection(z.object({ hours: z.number(), note: z.optional(z.string()) }));
    expect(openEntry(vault, "nap", more, sealed)).toEqual({ hours: 2 });
  });
});
