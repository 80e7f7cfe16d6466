import { setupI18n } from "@lingui/core";
import { afterEach, describe, expect, it } from "vitest";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { addDays, type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { fertileLine, nextPeriodLine } from "./view-model.ts";
import { confidenceOf, ovulationLine } from "./words.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = calendarDay("2026-11-20");

const factsWith = (daysAgo: readonly number[], changes: Partial<CycleFacts> = {}): CycleFacts => ({
  cycles: daysAgo.map((ago) => ({
    startDay: addDays(today, -ago),
    endDay: addDays(today, -ago + 4),
  })),
  statedLength: null,
  regularity: "regular",
  pcos: "no",
  contraception: "none",
  pregnancy: null,
  ...changes,
});

const regular = (daysIn: number, changes: Partial<CycleFacts> = {}) =>
  factsWith(
    [0, 28, 56, 84, 112, 140, 168, 196].map((start) => start + daysIn),
    changes,
  );

const irregular = factsWith([10, 45, 108, 140, 195], { pcos: "yes", regularity: "irregular" });

const nextPeriod = (facts: CycleFacts) =>
  nextPeriodLine(cycleOverview(facts, today).forecast, today, i18n);
const fertile = (facts: CycleFacts) =>
  fertileLine(cycleOverview(facts, today).fertileWindow, today, i18n);

function forecastOf(facts: CycleFacts) {
  const { forecast } = cycleOverview(facts, today);
  if (forecast.kind !== "forecast") throw new Error("a forecast was expected");
  return forecast;
}

it("after 60 days without a period the fertile days are not predicted on day 47, with a reason", () => {
  const line = fertile(factsWith([3, 78, 106], { age: 47 }));
  expect(line?.status).toBeNull();
  expect(line?.text).toMatch(/^Not shown: at your age, after 60 days without a period/);
});

describe("the next period", () => {
  it("has a likely day, its range and a countdown [S2-56 S4-16]", () => {
    expect(nextPeriod(regular(10))).toEqual({
      status: "In 18 days",
      dates: expect.stringMatching(/^Dec \d+ – Dec \d+$/),
      likeliest: "most likely Dec 8",
      text: "At least 8 in 10 chance",
    });
  });

  it("comes in one day, and then today [S4-16]", () => {
    expect(nextPeriod(regular(27))?.status).toBe("In 1 day");
    expect(nextPeriod(regular(28))).toEqual({
      status: "Today",
      dates: expect.stringMatching(/^Nov 20 – /),
      likeliest: "most likely Nov 20",
      text: "At least 8 in 10 chance",
    });
  });

  it("is overdue without a date once the log has probably lapsed", () => {
    expect(nextPeriod(regular(45))).toEqual({ status: "Overdue", dates: null, text: null });
  });

  it("is overdue from the day after the expected one and still has a range [S4-16]", () => {
    expect(nextPeriod(regular(29))?.status).toBe("Overdue");
    expect(nextPeriod(regular(33))).toEqual({
      status: "Overdue",
      dates: expect.stringMatching(/^Nov \d+ – /),
      likeliest: null,
      text: "At least 8 in 10 chance",
    });
  });

  it("names neither a day nor a number of days if the range was too wide from the start", () => {
    const line = nextPeriod(irregular);
    expect(line?.dates).toMatch(/^\w{3} \d+ – \w{3} \d+/);
    expect(line?.text).toBe("At least 8 in 10 chance");
    expect(line?.status).toBe("Hard to predict");
  });

  it("is overdue only after the whole wide range first predicted", () => {
    const { expected80 } = forecastOf(irregular);
    const statusOn = (day: CalendarDay) =>
      nextPeriodLine(cycleOverview(irregular, day).forecast, day, i18n)?.status;
    expect(statusOn(expected80.last)).toBe("Hard to predict");
    expect(statusOn(addDays(expected80.last, 1))).toBe("Overdue");
  });

  it("is unknown without a cycle and pauses in a pregnancy", () => {
    expect(nextPeriod(factsWith([]))).toBeNull();
    expect(nextPeriod(regular(10, { pregnancy: "pregnant" }))).toBeNull();
  });
});

describe("the fertile window", () => {
  it("is upcoming before its peak days, which are 16 to 12 days before the period [S2-57 S4-17]", () => {
    expect(fertile(regular(5))).toEqual({
      status: "Upcoming",
      dates: "Peak days Nov 27 – Dec 1",
      text: expect.stringMatching(/^Possible Nov \d+ – Dec \d+$/),
    });
  });

  it("names a peak day [S4-17]", () => {
    expect(fertile(regular(14))?.status).toBe("Peak today");
  });

  it("is never upcoming once it has passed", () => {
    expect(fertile(regular(22))?.status).toBe("Passed");
  });

  it("has no peak days if they would be a guess", () => {
    const varying = factsWith([10, 55, 88, 128, 156], { regularity: "irregular" });
    expect(fertile(varying)).toEqual({
      status: "Possible today",
      dates: expect.stringMatching(/^Possible Nov \d+ – /),
      text: "Too uncertain to show peak days",
    });
  });

  it("is not a range of months", () => {
    expect(fertile(irregular)).toEqual({
      status: "Possible today",
      dates: "Can't narrow it down",
      text: "Ovulation tests may help",
    });
  });

  it("is hidden with an IUD of unknown kind, with the reason", () => {
    expect(fertile(regular(5, { contraception: "iud" }))).toEqual({
      status: null,
      dates: null,
      text: expect.stringMatching(/IUDs/),
    });
  });

  it.each([
    { contraception: "pill" },
    { contraception: "implant" },
    { pregnancy: "pregnant" },
  ] as const)("is not mentioned for %o, which has an overview of its own", (changes) => {
    expect(fertile(regular(5, changes))).toBeNull();
  });

  it("is unknown without a cycle", () => {
    expect(fertile(factsWith([]))).toBeNull();
  });
});

describe("in another time zone", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each(["Africa/Johannesburg", "Pacific/Apia", "America/St_Johns"])(
    "%s, the dates and the countdown are the same",
    (other) => {
      const lines = () => [nextPeriod(regular(10)), fertile(regular(10)), nextPeriod(irregular)];
      process.env.TZ = "UTC";
      const here = lines();
      process.env.TZ = other;
      expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(0);
      expect(lines()).toEqual(here);
    },
  );
});

describe("the confidence of the forecast", () => {
  const sureness = (facts: CycleFacts) => {
    const { beads, words } = confidenceOf(forecastOf(facts));
    return [beads, i18n._(words)];
  };

  it("is shown in beads and words: wider ranges have fewer beads", () => {
    expect(sureness(regular(10))).toEqual([3, "Quite sure"]);
    expect(sureness(irregular)).toEqual([1, "Not sure"]);
  });
});

describe("a confirmed ovulation", () => {
  const low = Array.from({ length: 6 }, (_, day) => ({ day: 12 - day, temperature: 36.4 }));
  const high = [6, 5, 4, 3].map((day) => ({ day, temperature: 36.7 }));
  const signs = [...low, ...high].map(({ day, temperature }) => ({
    day: addDays(today, -day),
    temperature,
  }));
  const line = (changes: Partial<CycleFacts>) => {
    const facts = regular(20, { signs, ...changes });
    return ovulationLine(facts, cycleOverview(facts, today), today, i18n);
  };

  it("is named with its day and its evidence", () => {
    expect(line({})).toEqual({
      status: "Confirmed",
      dates: "Around Nov 13",
      text: "Your temperature rose and stayed up",
    });
  });

  it("is absent without such signs and if fertility is hidden", () => {
    expect(line({ signs: [] })).toBeNull();
    expect(line({ hidesFertility: true })).toBeNull();
  });
});

describe("hidden fertility", () => {
  it("is not mentioned", () => {
    expect(fertile(regular(5, { hidesFertility: true }))).toBeNull();
  });
});
