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

it("an entry is found in the text whichever characters its key shares with the lines between", () => {
  const day = "2026-11-20";
  const note = { id: crypto.randomUUID(), date: day, note: "a,\n[b]\n" };
  const text = `[${[3, 4].map((n) => JSON.stringify([n, { ...note, type: `t${n}` }])).join(",\n")}]`;
  const [{ version, mark } = { version: 1, mark: "" }] = sectionsWithOne();
  const entries = openKind("symptom", [{ kind: "symptom", version, mark, count: 2, text }]);
  for (const key of ["", ",", "[", "]", " ", `${day} `, `${day} t`])
    expect(entries.find(key)).toBeNull();
});

it("the only entry and the last entry are replaced as others are", () => {
  const entries = openKind("symptom", []);
  const put = (type: string, revision: number) =>
    entries.set(`2026-11-20 ${type}`, {
      entry: { id: crypto.randomUUID(), date: "2026-11-20", type, severity: 1 } as never,
      revision,
    });
  put("cramps", 1);
  put("cramps", 2);
  put("fatigue", 3);
  put("fatigue", 4);
  put("cramps", 5);
  expect(entries.count()).toBe(2);
  const [section] = entries.sections();
  const revisions = (JSON.parse(section?.text ?? "") as [number][]).map(([revision]) => revision);
  expect(revisions).toEqual([5, 4]);
});

function sectionsWithOne() {
  const entries = openKind("symptom", []);
  entries.set("x", { entry: {} as never, revision: 1 });
  return entries.sections();
}
