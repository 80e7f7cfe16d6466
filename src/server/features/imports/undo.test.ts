import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entryKinds } from "#contract/kinds.ts";
import type { Kind } from "#server/storage/journal/collections.ts";
import { engines } from "#server/testing/engines.ts";
import { anyEntry } from "#server/testing/generators/any-entry.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { importedKinds } from "./rules.ts";

describe.each(engines)("undoing an import on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  it("leaves the record byte for byte as it was", async () => {
    const names = importedKinds.filter((kind) => entryKinds[kind].key.length > 0);
    const anyList = (kind: Kind) =>
      fc.array(anyEntry(kind) as fc.Arbitrary<Readonly<Record<string, unknown>>>, { maxLength: 3 });
    const anyRecord = fc.tuple(...names.map(anyList));
    const named = (lists: readonly (readonly object[])[]) =>
      Object.fromEntries(names.map((kind, place) => [entryKinds[kind].exportedAs, lists[place]]));
    let undone = 0;
    await fc.assert(
      fc.asyncProperty(anyRecord, anyRecord, async (own, foreign) => {
        const client = await test.register();
        const bring = (entries: object) =>
          client.send("POST", "/api/imports", { body: { source: "clue", entries } });
        const record = async () => {
          const { body } = await client.send("POST", "/api/account/export");
          return body.replace(/"exportedAt":\s*"[^"]*"/, "");
        };
        await bring(named(own));
        const before = await record();
        // Her entries as they are, others under their keys, and others of their own.
        const lists = names.map((kind, place) => {
          const [hers, theirs] = [own[place] ?? [], foreign[place] ?? []];
          const alike = hers.flatMap((one, at) => {
            const key = entryKinds[kind].key.map((field) => [field, one[field]]);
            return theirs[at] ? { ...theirs[at], ...Object.fromEntries(key) } : [];
          });
          return [...hers.slice(1), ...alike, ...theirs];
        });
        const { id } = (await bring(named(lists))).json();
        if (id !== null) {
          expect(await record()).not.toBe(before);
          await client.send("DELETE", `/api/imports/${id}`);
          undone += 1;
        }
        expect(await record()).toBe(before);
      }),
      { numRuns: 20 },
    );
    expect(undone).toBeGreaterThan(10);
  });
});
