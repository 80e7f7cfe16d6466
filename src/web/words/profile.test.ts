import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import { contraceptions, countries, pcosAnswers, regularities } from "#contract/account/profile.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import {
  contraceptionLabels,
  countryLabels,
  languageChoices,
  pcosLabels,
  regularityLabels,
} from "./profile.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const labels = (choices: readonly { readonly label: unknown }[]) =>
  choices.map(({ label }) => label);

it("the countries are the African ones and Other [S3-04]", () => {
  expect(labels(choicesOf(countries, countryLabels, i18n))).toEqual([
    "South Africa",
    "Nigeria",
    "Kenya",
    "Ghana",
    "Tanzania",
    "Uganda",
    "Ethiopia",
    "Zimbabwe",
    "Other",
  ]);
});

it("the specification's languages come first, each under its own name [S3-05]", () => {
  const first = languageChoices.slice(0, 4);
  expect(first.map(({ value }) => value)).toEqual(["English", "Swahili", "Hausa", "Yoruba"]);
  expect(labels(first)).toEqual(["English", "Kiswahili", "Hausa", "Yorùbá"]);
});

it("regularity and PCOS have three answers each [S3-06]", () => {
  expect(labels(choicesOf(regularities, regularityLabels, i18n))).toEqual([
    "Regular",
    "Irregular",
    "Not sure",
  ]);
  expect(labels(choicesOf(pcosAnswers, pcosLabels, i18n))).toEqual(["Yes", "No", "Unsure"]);
});

it("contraception has eight answers, each with a label [S3-09]", () => {
  expect(contraceptions).toEqual([
    "none",
    "pill",
    "iud",
    "implant",
    "injection",
    "patch",
    "ring",
    "other",
  ]);
  expect(new Set(labels(choicesOf(contraceptions, contraceptionLabels, i18n))).size).toBe(8);
});
