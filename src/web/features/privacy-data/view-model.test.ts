import { expect, it } from "vitest";
import { calendarDay } from "#domain/calendar-day.ts";
import { exportFile } from "./view-model.ts";

it("names the export after the day and writes it for people to read", () => {
  const file = exportFile({ cycles: [{ startDay: "2026-11-20" }] }, calendarDay("2026-11-20"));
  expect(file.name).toBe("mwezi-export-2026-11-20.json");
  expect(file.text).toBe(
    '{\n  "cycles": [\n    {\n      "startDay": "2026-11-20"\n    }\n  ]\n}\n',
  );
});
