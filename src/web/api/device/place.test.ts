import { get, set } from "idb-keyval";
import { expect, it, vi } from "vitest";
import { fakeIndexedDB } from "../../../../scripts/testing/fake-indexed-db.ts";
import { endPlace, openPlace } from "./place.ts";

it("a pending read doesn't recreate a database that the page has deleted", async () => {
  const databases = fakeIndexedDB();
  const open = vi.fn(databases.open);
  vi.stubGlobal("indexedDB", { ...databases, open });
  await set("note", "hers", openPlace("left-behind"));
  expect(await get("note", openPlace("left-behind"))).toBe("hers");
  open.mockClear();
  endPlace("left-behind");
  await expect(get("note", openPlace("left-behind"))).rejects.toThrow("deleted");
  expect(open).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
