import { expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fullStory, readerOf } from "#server/testing/stories/full-story.ts";
import { readSources } from "./sources.ts";

const today = calendarDay("2026-11-20");

it("a report and its concerns use one forecast, computed once", async () => {
  const { forecast, story } = await readSources(readerOf(fullStory), today, 6);
  expect(forecast.kind).toBe("forecast");
  expect(forecast).toBe(story.forecast);
});
