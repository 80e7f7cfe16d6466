import { expect, it } from "vitest";
import { readOwnCsv } from "../apps/mwezi-csv.ts";
import { isOwnDays, withOwnNames } from "./own-header.ts";

const table = (...header: string[]) => ({ header, rows: [header.map(() => "1")] });

it("withOwnNames leaves the column names of other apps unchanged, with or without brackets", () => {
  const others = table("Day [date]", "Pain [severity] (0-10)", "Heart rate [bpm]");
  expect(withOwnNames(others, isOwnDays)).toBe(others);
  expect(readOwnCsv(others)).toBeNull();
});

it("withOwnNames recognises a kind by the English names in brackets", () => {
  const { header } = table("id", "Tarehe [date]", "Aina [type]", "Ukali [severity] (0-10)");
  const row = ["7f2c1b80-6f3e-4e0a-9b1d-2f3c4d5e6f70", "2026-11-01", "cramps", "6"];
  const [id, date, type] = row;
  const { entries } = readOwnCsv({ header, rows: [row] }) ?? {};
  expect(entries).toEqual({ symptoms: [{ id, date, type, severity: 6 }] });
});
