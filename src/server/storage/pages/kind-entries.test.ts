import fc from "fast-check";
import { expect, it } from "vitest";
import { prepareEntry } from "#server/storage/journal/journal.ts";
import { anyEntry } from "#server/testing/generators/any-entry.ts";
import { openKind } from "./kind-entries.ts";

const searched = ["symptom", "dose", "labResult", "medicine", "cycle", "profile"] as const;

it.each(searched)("a %s is found and replaced in the text as among parsed entries", (kind) => {
  fc.assert(
    fc.property(fc.array(anyEntry(kind), { minLength: 1, maxLength: 6 }), (entries) => {
      const prepared = entries.map((entry) => prepareEntry(kind, entry as never));
      const empty = openKind(kind, []);
      for (const [revision, { naturalKey, entry }] of prepared.entries()) {
        empty.set(naturalKey, { entry: entry as never, revision });
      }
      const inText = openKind(kind, empty.sections());
      const parsed = openKind(kind, empty.sections());
      parsed.all();
      for (const { naturalKey, entry } of prepared.slice(0, 2)) {
        const { id = "" } = entry as { id?: string };
        expect(inText.findById(id)).toEqual(parsed.findById(id));
        for (const one of [inText, parsed])
          one.set(naturalKey, { entry: entry as never, revision: 9 });
        expect(inText.find(naturalKey)).toEqual(parsed.find(naturalKey));
        expect(inText.find(`${naturalKey}0`)).toBeNull();
      }
      expect(inText.count()).toBe(parsed.count());
      expect(inText.sections()).toEqual(parsed.sections());
    }),
    { numRuns: 20 },
  );
});
