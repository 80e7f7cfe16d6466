import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { DateOrder } from "#web/readers/date-order.ts";
import type { Doubt, DoubtCode, WhyUnreadable } from "#web/readers/file-history.ts";
import type { ColumnRole } from "#web/readers/plain-csv.ts";
import type { Labels } from "#web/words/labels.ts";

const kindLabels: Labels<string> = {
  cycles: msg`Periods`,
  lifeStages: msg`Contraception, pregnancies, breastfeeding`,
  symptoms: msg`Symptoms`,
  moods: msg`Mood check-ins`,
  stress: msg`Stress entries`,
  ovulation: msg`Days with signs of ovulation`,
  metabolic: msg`Days with measured values`,
  pcosLogs: msg`Daily logs (flow, mood, notes)`,
  bodyChecks: msg`Hair and skin checks`,
  signs: msg`Days with signs to watch`,
  questionnaires: msg`Mood questionnaires`,
  healthBackground: msg`Your health background`,
  concernsSeen: msg`What a clinician has seen`,
  reminders: msg`Reminders`,
  labResults: msg`Lab results`,
  medicines: msg`Medicines and supplements`,
  doses: msg`Doses`,
  carePlan: msg`Care plan`,
  visitPlan: msg`Doctor visit plan`,
  profile: msg`Your profile: fills only what you have not answered`,
};

/** A kind by its name in the export, for one that has no words here. */
export const kindLabel = (kind: string, i18n: I18n): string => {
  const words = Object.hasOwn(kindLabels, kind) ? kindLabels[kind] : undefined;
  return words === undefined ? kind : i18n._(words);
};

/** What is wrong with a file, and what to do. */
export const whyWords: Labels<WhyUnreadable> = {
  empty: msg`This file is empty. Export it from the other app once more.`,
  unknown: msg`Mwezi does not know this kind of file. Look below for the files it can read.`,
  incomplete: msg`This file ends too early. Download or export it once more, then try again.`,
  broken: msg`This file is damaged and cannot be read. Export it once more, then try again.`,
  locked: msg`This zip is locked with a password.`,
  wrong_password: msg`This password does not open the zip. Check it in the app or the e-mail it came with, and try again.`,
  odd_zip: msg`This zip is packed in a way Mwezi cannot open. Open it on your phone or computer first, then choose the file inside.`,
  too_large: msg`This file is larger than a history can be. Choose the file the app exported.`,
  bomb: msg`This file unpacks to something far too large, so reading was stopped. Choose the file the app itself exported.`,
  newer_export: msg`This export comes from a newer Mwezi. Update this one first, then try again.`,
  nothing: msg`Mwezi can read this file, but there is nothing in it to bring in.`,
  no_date_order: msg`The dates in this column do not all fit one order of day and month, or some lie in the future. Correct them in the table, or choose another column.`,
};

export const doubtWords = ({ code, count }: Doubt): MessageDescriptor => doubts[code](count);

const doubts: Record<DoubtCode, (count: number) => MessageDescriptor> = {
  future: (count) =>
    msg`${plural(count, { one: "# line is", other: "# lines are" })} dated after today and left out.`,
  no_date: (count) =>
    msg`${plural(count, { one: "# line has", other: "# lines have" })} no date that can be read and left out.`,
  no_strength: (count) =>
    msg`${plural(count, { one: "# symptom has no strength in the file and comes", other: "# symptoms have no strength in the file and come" })} in as noted, without one.`,
  fahrenheit: (count) =>
    msg`${plural(count, { one: "# temperature was", other: "# temperatures were" })} in °F and turned into °C.`,
  odd_temperature: (count) =>
    msg`${plural(count, { one: "# temperature is", other: "# temperatures are" })} not a body's, and left out.`,
  second_temperature: (count) =>
    msg`${plural(count, { one: "# day has", other: "# days have" })} two temperatures: the first is kept.`,
  second_weight: (count) =>
    msg`${plural(count, { one: "# weight comes", other: "# weights come" })} after another of the same day: the first is kept.`,
  second_flow: (count) =>
    msg`${plural(count, { one: "# day has", other: "# days have" })} two flows: the heavier is kept.`,
  odd_weight: (count) =>
    msg`${plural(count, { one: "# weight is", other: "# weights are" })} not a body's, and left out.`,
  other_files: (count) =>
    msg`${plural(count, { one: "# other file in the zip is", other: "# other files in the zip are" })} no history that Mwezi can read.`,
  control_characters: (count) =>
    msg`${plural(count, { one: "# character that does not belong in such a file was", other: "# characters that do not belong in such a file were" })} read past. Nothing else was changed.`,
  left_out_there: (count) =>
    msg`${plural(count, { one: "# entry was", other: "# entries were" })} set aside in the other app. Temperatures come in as unsure, the others stay out.`,
  pregnant_cycle: (count) =>
    msg`${plural(count, { one: "# pregnancy is", other: "# pregnancies are" })} in the list of cycles and left out: it is no period.`,
  long_period: (count) =>
    msg`${plural(count, { one: "# period is", other: "# periods are" })} too long to be sure where it ends, and left out. Add it by hand if you know the days.`,
  start_only: (count) =>
    msg`${plural(count, { one: "# period comes with its first day only. Add its last day", other: "# periods come with their first day only. Add their last days" })} where you know it.`,
  spotting_apart: (count) =>
    msg`${plural(count, { one: "# day of spotting lies", other: "# days of spotting lie" })} between periods. Spotting does not start a period.`,
  long_note: (count) =>
    msg`${plural(count, { one: "# note is", other: "# notes are" })} longer than 2,000 characters and cut there.`,
  files_not_inside: (count) =>
    msg`${plural(count, { one: "# file", other: "# files" })} of your papers cannot come from this kind of export: it holds their names only. Keep the files and add them by hand.`,
};

export const roleLabels: Labels<ColumnRole> = {
  nothing: msg`Leave out`,
  date: msg`The day, or the first day of a period`,
  period_end: msg`The last day of a period`,
  flow: msg`Flow`,
  symptoms: msg`Symptoms, several in a cell`,
  one_symptom: msg`One symptom, named by the column`,
  temperature: msg`Temperature`,
  mucus: msg`Cervical mucus`,
  ovulation_test: msg`Ovulation test`,
  weight_kg: msg`Weight in kilograms`,
  weight_lb: msg`Weight in pounds`,
  weight_st: msg`Weight in stones`,
  sleep: msg`Hours of sleep`,
  note: msg`Note`,
};

export const orderLabels: Labels<DateOrder> = {
  ymd: msg`Year, month, day`,
  dmy: msg`Day, month, year`,
  mdy: msg`Month, day, year`,
};
