import SqliteDriver from "better-sqlite3";
import { afterEach, expect, it, vi } from "vitest";
import { makeLocation } from "#server/testing/engines.ts";
import { connectDatabase } from "../connect.ts";

afterEach(() => vi.restoreAllMocks());

it("a usual write stays prepared after inserts of three hundred different sizes", async () => {
  const { location, remove } = await makeLocation("sqlite");
  const db = await connectDatabase(location);
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, row) => ({ name: `${count} ${row}`, value: "x" }));
  for (let count = 1; count <= 300; count += 1) {
    await db
      .insertInto("facts")
      .values(rowsOf(count + 250))
      .execute();
  }
  const prepare = vi.spyOn(SqliteDriver.prototype, "prepare");
  const usual = () =>
    db.updateTable("facts").set({ value: "y" }).where("name", "=", "251 0").execute();
  await usual();
  await usual();
  const texts = prepare.mock.calls.map(([text]) => text).filter((text) => text.includes("facts"));
  expect(texts).toHaveLength(1);
  await db.destroy();
  await remove();
});
