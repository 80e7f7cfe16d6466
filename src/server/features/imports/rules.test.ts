import fc from "fast-check";
import { expect, it } from "vitest";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import { anyEntry } from "#server/testing/generators/any-entry.ts";
import { missingSigns, withoutAdded } from "./rules.ts";

it("a merged day has all of the user's own values, and its undo is exactly her entry", () => {
  const day = anyEntry("ovulation") as fc.Arbitrary<Ovulation>;
  fc.assert(
    fc.property(day, day, (incoming, existing) => {
      const added = missingSigns(incoming, existing);
      const merged = { ...existing, ...added };
      expect(merged).toMatchObject(existing);
      expect(missingSigns(incoming, merged)).toEqual({});
      expect(JSON.stringify(withoutAdded(merged, added))).toBe(JSON.stringify(existing));
    }),
  );
});
