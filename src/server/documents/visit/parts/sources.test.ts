import { expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fullStory, readerOf } from "#server/testing/full-story.ts";
import { readSources } from "./sources.ts";

const today = calendarDay("2026-11-20");

it("a report, and the concerns on it, rest on one forecast that was worked out once", async () => {
  const { forecast, story } = await readSources(readerOf(fullStory), today, 6);
  expect(forecast.kind).toBe("forecast");
  expect(forecast).toBe(story.forecast);
});
