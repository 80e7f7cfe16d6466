import { setupI18n } from "@lingui/core";
import { afterEach, describe, expect, it } from "vitest";
import type { Profile } from "#contract/account/profile.ts";
import { addDays } from "#domain/days/calendar-day.ts";
import { certaintyWords, phaseWords } from "#web/words/cycle-phase.ts";
import { completedWords } from "../averages/view-model.ts";
import { cyclesFrom, regular, today, viewOf } from "./testing/example-overview.ts";
import { moonTurn, ringLabel, waitWords } from "./view-model.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

describe("the moon", () => {
  it("is new on the first day and new again when the period is due", () => {
    expect(moonTurn(viewOf(cyclesFrom([0, 28, 56])).overview)).toBe(0);
    expect(moonTurn(viewOf(cyclesFrom([14, 42, 70])).overview)).toBe(0.5);
    expect(moonTurn(viewOf(cyclesFrom([60, 88, 116])).overview)).toBe(1);
  });
});

describe("the message of a completed long cycle", () => {
  const completedOf = (...starts: number[]) => {
    const { facts, overview } = viewOf(cyclesFrom(starts));
    const words = completedWords(facts, overview);
    return words && i18n._(words);
  };

  it("is absent in a first logged cycle, which may not be the first ever", () => {
    expect(completedOf(0)).toBeNull();
    expect(completedOf()).toBeNull();
  });

  it("shows a closed ring after a long cycle, and is absent after a usual one", () => {
    expect(completedOf(0, 63, 91)).toBe("Your ring closed after 63 days");
    expect(completedOf(1, 64)).toBe("Your ring closed after 63 days");
    expect(completedOf(3, 66)).toBeNull();
    expect(completedOf(0, 28, 56)).toBeNull();
  });

  it("is absent if the long cycle contains an unlogged period", () => {
    const [running, long] = cyclesFrom([0, 63]);
    if (running === undefined || long === undefined) throw new Error("two cycles were expected");
    const { facts, overview } = viewOf([running, { ...long, missedLog: "yes" }]);
    expect(completedWords(facts, overview)).toBeNull();
  });
});

describe("the words of the ring", () => {
  const labelOf = (...view: Parameters<typeof viewOf>) =>
    ringLabel(viewOf(...view).overview, today, i18n);

  it("name the day, the phase and the forecast", () => {
    expect(labelOf(regular)).toMatch(
      /^Day 17 of 28\. Ovulatory phase\. Around ovulation: about \d in 10 likely\. Next period likely \w{3} \d+ – \w{3} \d+\./,
    );
  });

  it("name the day of confirmed ovulation in this cycle only", () => {
    const { overview } = viewOf(regular);
    const labelWith = (...days: number[]) =>
      ringLabel(overview, today, i18n, new Set(days.map((ago) => addDays(today, -ago))));
    expect(labelWith(31, 3)).toContain("Your signs confirm ovulation on day 14.");
    expect(labelWith(31)).not.toContain("confirm");
  });

  it("name the open period", () => {
    expect(labelOf(cyclesFrom([2, 30, 58], { open: true }))).toContain(
      "Current period started Nov 18, 2026.",
    );
  });

  it("say that the range is too wide to name a day", () => {
    const changes = { pcosDiagnosis: "yes", cycleRegularity: "irregular" } as const;
    expect(labelOf(cyclesFrom([10, 45, 108, 140, 195]), changes)).toContain(
      "Next period hard to predict",
    );
  });

  it("do not count towards 28 with PCOS, but towards the expected length or the personal range", () => {
    const changes = { pcosDiagnosis: "yes", cycleRegularity: "irregular" } as const;
    expect(labelOf([], { ...changes, lastPeriodDate: addDays(today, -34) })).toMatch(
      /^Day 35 of about 44, hard to predict\./,
    );
    expect(labelOf(cyclesFrom([48, 76, 151, 206]), changes)).toMatch(/^Day 49, yours: 28–75\./);
  });

  it("count on and ask for the last period if the log has lapsed", () => {
    expect(labelOf(cyclesFrom([80, 108, 136, 164, 192]))).toBe(
      "Day 81 of 28. Next period overdue: when did your last period start?",
    );
  });

  it("say what to do if nothing is known", () => {
    expect(labelOf([])).toBe("No period logged yet. Your days appear here once you start one.");
  });
});

describe("the wait for the next period", () => {
  const pcos = { pcosDiagnosis: "yes", cycleRegularity: "irregular" } as const;
  const lengths = (daysIn: number) =>
    cyclesFrom([daysIn, daysIn + 35, daysIn + 98, daysIn + 130, daysIn + 185, daysIn + 260]);
  const waitOf = (...view: Parameters<typeof viewOf>) => {
    const words = waitWords(viewOf(...view).overview, today);
    return words && i18n._(words);
  };

  it("is inside the personal range from the shortest to the longest cycle", () => {
    expect(waitOf(lengths(30), pcos)).toBeNull();
    expect(waitOf(lengths(31), pcos)).toBe("Still within your 32–75 days");
    expect(waitOf(lengths(74), pcos)).toBe("Still within your 32–75 days");
  });

  it("is counted in days beyond the longest cycle, matching the day on the ring", () => {
    expect(waitOf(lengths(75), pcos)).toBe("1 day beyond your longest");
    expect(waitOf(lengths(92), pcos)).toBe("18 days beyond your longest");
  });

  it("is counted from the expected day for regular cycles", () => {
    const late = (days: number) =>
      waitOf(cyclesFrom([0, 28, 56, 84, 112].map((ago) => ago + days)));
    expect(late(28)).toBeNull();
    expect(late(29)).toBe("1 day later than expected");
    expect(late(32)).toBe("4 days later than expected");
  });

  it("is absent during bleeding, in a pregnancy, and without a cycle to compare with", () => {
    expect(waitOf(cyclesFrom([40, 75, 150], { open: true }), pcos)).toBeNull();
    expect(waitOf(lengths(60), { ...pcos, pregnancyStatus: "pregnant" })).toBeNull();
    expect(waitOf([], { ...pcos, lastPeriodDate: addDays(today, -50) })).toBeNull();
  });
});

describe("in another time zone", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each(["Africa/Johannesburg", "Pacific/Apia", "America/St_Johns"])(
    "%s, the beads and the words are the same",
    (other) => {
      const drawn = () => {
        const { overview, beads } = viewOf(regular);
        return { beads, label: ringLabel(overview, today, i18n) };
      };
      process.env.TZ = "UTC";
      const here = drawn();
      process.env.TZ = other;
      expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(0);
      expect(drawn()).toEqual(here);
    },
  );
});

describe("the named phase", () => {
  const shownOf = (daysAgo: readonly number[], changes: Partial<Profile> = {}) => {
    const { phase } = viewOf(cyclesFrom(daysAgo), changes).overview;
    const said = [phaseWords(phase), certaintyWords(phase)].filter((words) => words !== null);
    return said.length === 0 ? null : said.map((words) => i18n._(words)).join(" | ");
  };
  const regularAt = (daysIn: number) => [0, 28, 56, 84, 112, 140].map((ago) => ago + daysIn);

  it("has its probability if it is not sure", () => {
    expect(shownOf(regularAt(7))).toBe("Follicular phase");
    expect(shownOf(regularAt(12))).toBe(
      "Follicular phase | Before ovulation: about 6 in 10 likely",
    );
    expect(shownOf(regularAt(15))).toBe("Ovulatory phase | Around ovulation: about 7 in 10 likely");
    expect(shownOf(regularAt(17))).toBe("Luteal phase | After ovulation: about 6 in 10 likely");
    expect(shownOf(regularAt(24))).toBe("Luteal phase");
  });

  it("is before ovulation on day 49 if cycles last 28 to 75 days", () => {
    const changes = { pcosDiagnosis: "yes", cycleRegularity: "irregular" } as const;
    const words = shownOf([48, 83, 146, 178, 233, 308, 336], changes);
    expect(words).toMatch(/^Follicular phase \| Before ovulation: about \d in 10 likely$/);
  });

  it("explains how a luteal phase and possibly fertile days go together", () => {
    const sentence = /Ovulation may still come late, so fertile days are possible until/;
    const seen = Array.from({ length: 16 }, (_, place) => place + 12).map((daysIn) => {
      const { overview } = viewOf(cyclesFrom(regularAt(daysIn)));
      const { phase, fertileWindow } = overview;
      const isLuteal = phase.kind === "phase" && phase.isSure && phase.phase === "luteal";
      const hasGold = "possible" in fertileWindow && fertileWindow.possible.last >= today;
      expect(sentence.test(ringLabel(overview, today, i18n))).toBe(isLuteal && hasGold);
      return isLuteal;
    });
    expect(seen).toContain(true);
  });

  it("is absent once the period is later than expected", () => {
    expect(shownOf(regularAt(28))).toBe("Luteal phase");
    expect(shownOf(regularAt(29))).toBe("Later than expected");
  });

  it("stays menstrual while the logs continue the period", () => {
    const { overview } = viewOf(cyclesFrom([5], { open: true }));
    expect(overview.phase).toMatchObject({ kind: "phase", phase: "menstrual", isSure: true });
  });

  it.each([
    { contraception: "pill" },
    { contraception: "iud" },
    { pregnancyStatus: "pregnant" },
  ] as const)("is absent if ovulation can't be expected: %o", (changes) => {
    expect(shownOf([14, 42, 70], changes)).toBeNull();
    expect(shownOf([], changes)).toBeNull();
  });

  it("is not in the ring's label if fertility is hidden", () => {
    const { overview } = viewOf(cyclesFrom([14, 42, 70]), { contraception: "pill" });
    const words = ringLabel(overview, today, i18n);
    expect(words).toMatch(/^Day 15 of 28\. Next period likely/);
    expect(words).not.toMatch(/phase|ovulat|fertile/i);
  });

  it("is called late in the ring's label", () => {
    const { overview } = viewOf(cyclesFrom([30, 58, 86]));
    expect(ringLabel(overview, today, i18n)).toMatch(
      /^Day 31 of 28\. Later than expected\. Next period overdue: now likely Nov 20/,
    );
  });
});
