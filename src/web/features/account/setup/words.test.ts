import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import {
  moodScaleKeys,
  pcosFlagKeys,
  reminderTones,
  trackingKeys,
} from "#contract/account/setup.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { conditionKeys, setupSteps } from "./view-model.ts";
import { conditionLabels, trackingLabels } from "./words.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

it("the wizard has six steps, in order [S2-37]", () => {
  expect(setupSteps).toEqual([
    "welcome",
    "cycle",
    "conditions",
    "tracking",
    "reminders",
    "privacy",
  ]);
});

it("three conditions can be ticked, and four signs with PCOS [S2-43]", () => {
  expect(choicesOf(conditionKeys, conditionLabels, i18n)).toEqual([
    { value: "pcos", label: "PCOS" },
    { value: "endo", label: "Endometriosis" },
    { value: "pms_pmdd", label: "PMS/PMDD" },
  ]);
  expect(pcosFlagKeys).toEqual(["irregular", "acne", "hirsutism", "insulinResistance"]);
});

it("seven things can be tracked, and three mood scales [S2-44]", () => {
  expect(choicesOf(trackingKeys, trackingLabels, i18n)).toEqual([
    { value: "flow", label: "Period Flow" },
    { value: "symptoms", label: "Symptoms" },
    { value: "mood_scales", label: "Mood & Stress" },
    { value: "sleep", label: "Sleep Quality" },
    { value: "energy", label: "Energy Levels" },
    { value: "cravings", label: "Cravings" },
    { value: "libido", label: "Libido" },
  ]);
  expect(moodScaleKeys).toEqual(["pmdd", "anxiety", "acuteStress"]);
});

it("reminders have a soft or a factual tone [S5-30]", () => {
  expect(reminderTones).toEqual(["soft", "factual"]);
});
