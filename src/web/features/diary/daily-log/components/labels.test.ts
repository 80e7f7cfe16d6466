import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import { flows } from "#contract/cycles.ts";
import { activityLevels, pcosCravings, pcosMoods, pcosMucus } from "#contract/daily-log.ts";
import { flowLabels } from "#web/words/flow.ts";
import { moodLabels } from "#web/words/mood.ts";
import { alertMessages } from "./labels.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

it("the choices of a day are those of the specification [S3-21]", () => {
  expect(pcosMoods).toEqual(["calm", "anxious", "irritable", "sad", "energised", "ok"]);
  expect(Object.keys(moodLabels)).toEqual([...pcosMoods]);
  expect(flows).toEqual(["none", "spotting", "light", "moderate", "heavy"]);
  expect(Object.keys(flowLabels)).toEqual([...flows]);
  expect(pcosCravings).toEqual(["sugar", "carbs", "salty", "none"]);
  expect(pcosMucus).toEqual(["dry", "sticky", "creamy", "egg-white"]);
  expect(activityLevels).toEqual(["low", "moderate", "active"]);
});

it("each safety alert has its own words [S8-27 S8-29 S8-30]", () => {
  const words = Object.values(alertMessages).map((message) => i18n._(message));
  expect(words.slice(0, 3)).toEqual([
    "Heavy flow or bleeding lasting 8+ days may indicate a medical concern.",
    "Severe pain (8+/10) should be evaluated by a healthcare provider.",
    "Persistent moderate pain may benefit from medical evaluation.",
  ]);
  expect(words[3]).toMatch(/^Severe acne/);
});
