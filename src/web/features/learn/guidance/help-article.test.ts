import { expect, it } from "vitest";
import { type ConcernKey, callNowKeys, todayKeys } from "#domain/concerns/concern-key.ts";
import { lastRules, rules } from "#domain/concerns/rules.ts";
import { readArticles } from "./read-articles.ts";

type CallNowKey = (typeof callNowKeys)[number];

/** Where "Go now" names each rule's signs, and the numbers that both must have. */
const goNow: Readonly<Record<CallNowKey, readonly [said: RegExp, ...numbers: string[]]>> = {
  "bleed-heavy": [/soak one pad or tampon or more every hour, for two hours/],
  "bleed-postpartum": [/a pad soaked in one hour, a clot bigger than an egg/],
  ectopic: [/pain on one side or at the tip of the shoulder/],
  "pelvic-acute": [/A sudden, very strong pain low in the belly/],
  "fever-pelvic": [/Fever of 38 degrees or more together with pain low/, "38"],
  "toxic-shock": [/while you use a tampon, cup or diaphragm/],
  "preg-bleed": [/any bleeding while you are pregnant/],
  preeclampsia: [/pain under the ribs, or swelling/],
  "bp-preg-severe": [/upper number of 160 or more, or a lower one of 110/, "160", "110"],
  "preg-danger": [/waters that break, early or at term/],
  movements: [/a baby that moves less/],
  "postpartum-sepsis": [/discharge that smells bad while you feel ill/],
  clot: [/One leg swells and hurts, your chest hurts/],
  dka: [/High blood sugar \(11\.1 or more\) and you vomit/, "11.1"],
  "hypo-severe": [/sugar below 3 and you can't stay awake/, "3"],
  "bp-emergency": [/upper number of 180 or more, or a lower one of 110/, "180", "110"],
  "hb-emergency": [/You bleed and also faint, have chest pain/],
  "self-harm": [/Thoughts of dying or of hurting yourself/],
  violence: [/hurt, threatened or raped you.*within 72 hours/s, "72"],
  "danger-sign": [/can't get your breath or speak clearly, or one side/],
};

const goToday: Readonly<
  Record<(typeof todayKeys)[number], readonly [said: RegExp, ...numbers: string[]]>
> = {
  "bp-preg": [/six weeks after: from 140 or 90/, "140", "90"],
  "bp-180": [/Blood pressure from 180 or 110, even if you feel well/, "180", "110"],
  "glucose-high": [/sugar of 11\.1 or more with great thirst/, "11.1"],
  "glucose-low": [/Below 3, take sugar first/, "3.0"],
  "hb-severe": [/haemoglobin\) below 8/, "8.0"],
  "iud-positive": [/positive test with a coil \(IUD\), an implant/],
  "ec-window": [/Sex without protection in the last 5 days/, "5"],
  "pid-mild": [/new pain there with discharge/],
  "vision-prolactin": [/Sight that gets worse with a headache, or with milk/],
  fever: [/Fever of 39 degrees or more/, "39"],
};

const goSoon: Readonly<Partial<Record<ConcernKey, readonly [said: RegExp, ...numbers: string[]]>>> =
  {
    "bleed-long": [/You bleed for more than 8 days/, "8"],
    "pain-strong": [/Pain reaches 8 out of 10 or more, or your usual painkiller/, "8"],
    "bleed-after-sex": [/You bleed after sex/],
    "bleed-between": [/between periods in two cycles/],
    "bleed-after-menopause": [/after a year without periods/],
    "breast-lump": [/a new lump in a breast/],
    "no-period": [/No period has come for 90 days/, "90"],
    "androgen-signs": [/grows fast, or your voice turns deeper/],
    "no-first-period": [/no first period by the age of 15/, "15"],
  };

const article = readArticles().find(({ slug }) => slug === "when-to-get-help")?.text ?? "";
const [now = "", today = "", soon = ""] = article.split(/## Go (?:today|soon, within days)/);

const triggerOf = (key: string) =>
  [...rules, ...lastRules].find((rule) => rule.key === key)?.trigger ?? "";

it.each(callNowKeys)("the article and the rules agree on %s: go now", (key) => {
  const [said, ...numbers] = goNow[key];
  expect(now).toMatch(said);
  for (const number of numbers) expect(triggerOf(key)).toContain(number);
});

it.each(todayKeys)("the article and the rules agree on %s: go today", (key) => {
  const [said, ...numbers] = goToday[key];
  expect(today).toMatch(said);
  for (const number of numbers) expect(triggerOf(key)).toContain(number);
});

it.each(Object.entries(goSoon))("the article and the rules agree on %s: go soon", (key, row) => {
  const [said, ...numbers] = row;
  expect(soon).toMatch(said);
  for (const number of numbers) expect(triggerOf(key)).toContain(number);
});
