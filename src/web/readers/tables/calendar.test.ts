import { describe, expect, it } from "vitest";
import { UnreadableFile } from "../diary/file-history.ts";
import { historyIn } from "../testing/history-in.ts";

const spans = ({ entries }: { readonly entries: Readonly<Record<string, unknown>> }) =>
  ((entries.cycles ?? []) as { startDay: string; endDay?: string }[]).map(
    ({ startDay, endDay }) => `${startDay}–${endDay ?? ""}`,
  );

describe("a calendar file", () => {
  const event = (title: string, from: string, to: string) =>
    `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\nSUMMARY:${title}\r\nEND:VEVENT`;
  const calendar = (...events: readonly string[]) =>
    historyIn(["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR"].join("\r\n"));

  it("gives the events that are called periods, and no forecast", async () => {
    const history = await calendar(
      event("Period", "20260105", "20260110"),
      event("Dentist", "20260120", "20260121"),
      event("Predicted period", "20260202", "20260207"),
      event("Hedhi, siku 1", "20260302", "20260303"),
      event("Hedhi, siku 2", "20260303", "20260304"),
    );
    expect(spans(history)).toEqual(["2026-01-05–2026-01-09", "2026-03-02–2026-03-03"]);
  });

  it.each([
    ["in UTC", "DTSTART:20260104T220000Z\nDTEND:20260109T220000Z\nSUMMARY:Menstruation"],
    ["daily", "DTSTART;VALUE=DATE:20260105\nRRULE:FREQ=DAILY;COUNT=5\nSUMMARY:Règles"],
    ["with a length", "DTSTART;VALUE=DATE:20260105\nDURATION:P5D\nSUMMARY:🩸 Period (light)"],
    [
      "at both ends",
      "DTSTART;VALUE=DATE:20260105\nSUMMARY:Period start\nEND:VEVENT\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20260109\nSUMMARY:Period end",
    ],
  ])("may have events %s", async (_, lines) => {
    const history = await calendar(`BEGIN:VEVENT\n${lines}\nEND:VEVENT`);
    expect(spans(history)).toEqual(["2026-01-05–2026-01-09"]);
    expect(history.arePeriodsGuessed).toBeUndefined();
  });

  it("asks about periods of other kinds", async () => {
    const exams = await calendar(event("Exam period", "20260105", "20260110"));
    expect(exams.arePeriodsGuessed).toBe(true);
  });

  it("without any is refused", async () => {
    const dentist = calendar(event("Dentist", "20260120", "20260121"));
    await expect(dentist).rejects.toThrow(new UnreadableFile("no_periods"));
  });
});
