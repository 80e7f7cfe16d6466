import { describe, expect, it } from "vitest";
import { bleedingChanges } from "../testing/concern-stories/bleeding-changes.ts";
import { bleedingNow } from "../testing/concern-stories/bleeding-now.ts";
import { checks } from "../testing/concern-stories/checks.ts";
import { contraception } from "../testing/concern-stories/contraception.ts";
import { cyclesAndBody } from "../testing/concern-stories/cycles-and-body.ts";
import { fever } from "../testing/concern-stories/fever.ts";
import { longBleeding } from "../testing/concern-stories/long-bleeding.ts";
import { medicines } from "../testing/concern-stories/medicines.ts";
import { missingPeriods } from "../testing/concern-stories/missing-periods.ts";
import { oneDayAlerts } from "../testing/concern-stories/one-day-alerts.ts";
import { pregnancyBleeding } from "../testing/concern-stories/pregnancy-bleeding.ts";
import { pregnancyDanger } from "../testing/concern-stories/pregnancy-danger.ts";
import { pregnancyPressure } from "../testing/concern-stories/pregnancy-pressure.ts";
import { results } from "../testing/concern-stories/results.ts";
import { safety } from "../testing/concern-stories/safety.ts";
import { sexAndInfection } from "../testing/concern-stories/sex-and-infection.ts";
import { TODAY, woman } from "../testing/concern-stories/story-case.ts";
import { suddenPain } from "../testing/concern-stories/sudden-pain.ts";
import { sugarAndBlood } from "../testing/concern-stories/sugar-and-blood.ts";
import { veryHighPressure } from "../testing/concern-stories/very-high-pressure.ts";
import { concernKeys } from "./concern-key.ts";
import { concernsOf } from "./concerns-of.ts";
import { rules } from "./rules.ts";

const stories = [
  ...bleedingNow,
  ...pregnancyBleeding,
  ...pregnancyPressure,
  ...fever,
  ...bleedingChanges,
  ...checks,
  ...contraception,
  ...medicines,
  ...cyclesAndBody,
  ...pregnancyDanger,
  ...safety,
  ...sexAndInfection,
  ...suddenPain,
  ...sugarAndBlood,
  ...veryHighPressure,
  ...longBleeding,
  ...missingPeriods,
  ...oneDayAlerts,
  ...results,
];

describe("what Mwezi says of", () => {
  it.each(stories)("$name", ({ story, expected }) => {
    const concerns = concernsOf(story, TODAY).map(({ key, subject, urgency }) => [
      subject === undefined ? key : `${key} ${subject}`,
      urgency,
    ]);
    expect(concerns).toEqual(expected);
  });
});

it("no rule stands twice, and no story has the name of another", () => {
  const keys = rules.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => concernKeys.includes(key))).toBe(true);
  const names = stories.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it("what calls for help at once stays so, whoever has seen it", () => {
  const story = { ...bleedingNow[1]?.story, facts: woman(), seen: { "bleed-heavy": TODAY } };
  expect(concernsOf(story, TODAY)[0]?.urgency).toBe("call-now");
});
