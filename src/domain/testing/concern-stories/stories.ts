import { afterMenopause } from "./after-menopause.ts";
import { bleedingChanges } from "./bleeding-changes.ts";
import { bleedingNow } from "./bleeding-now.ts";
import { checks } from "./checks.ts";
import { contraception } from "./contraception.ts";
import { cyclesAndBody } from "./cycles-and-body.ts";
import { fever } from "./fever.ts";
import { feverPainSugar } from "./fever-pain-sugar.ts";
import { longBleeding } from "./long-bleeding.ts";
import { medicines } from "./medicines.ts";
import { mindAndMethods } from "./mind-and-methods.ts";
import { missingPeriods } from "./missing-periods.ts";
import { oneDayAlerts } from "./one-day-alerts.ts";
import { otherDoors } from "./other-doors.ts";
import { pregnancyAfterwards } from "./pregnancy/afterwards.ts";
import { pregnancyBleeding } from "./pregnancy/bleeding.ts";
import { pregnancyDanger } from "./pregnancy/danger.ts";
import { pregnancyPressure } from "./pregnancy/pressure.ts";
import { pregnancyWorries } from "./pregnancy/worries.ts";
import { results } from "./results.ts";
import { safety } from "./safety.ts";
import { sexAndInfection } from "./sex-and-infection.ts";
import type { StoryCase } from "./story-case.ts";
import { suddenPain } from "./sudden-pain.ts";
import { sugarAndBlood } from "./sugar-and-blood.ts";
import { veryHighPressure } from "./very-high-pressure.ts";
import { wholeBody } from "./whole-body.ts";

export const stories: readonly StoryCase[] = [
  ...bleedingNow,
  ...otherDoors,
  ...pregnancyBleeding,
  ...pregnancyPressure,
  ...fever,
  ...bleedingChanges,
  ...afterMenopause,
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
  ...pregnancyWorries,
  ...pregnancyAfterwards,
  ...feverPainSugar,
  ...wholeBody,
  ...mindAndMethods,
];
