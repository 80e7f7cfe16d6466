import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Doubt, DoubtCode, WhyUnreadable } from "#web/readers/diary/file-history.ts";
import type { DateOrder } from "#web/readers/formats/date-order.ts";
import type { ColumnRole } from "#web/readers/tables/column-names.ts";
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
  concernsSeen: msg`What a doctor or clinic has seen`,
  reminders: msg`Reminders`,
  labResults: msg`Lab results`,
  medicines: msg`Medicines and supplements`,
  doses: msg`Doses`,
  carePlan: msg`Care plan`,
  visitPlan: msg`Doctor visit plan`,
  profile: msg`Your profile: fills in only what you haven't answered`,
};

export const kindLabel = (kind: string, i18n: I18n): string => {
  const words = Object.hasOwn(kindLabels, kind) ? kindLabels[kind] : undefined;
  return words === undefined ? kind : i18n._(words);
};

export const whyWords: Labels<WhyUnreadable> = {
  empty: msg`This file is empty. Export it from the other app once more.`,
  unknown: msg`Mwezi doesn't know this kind of file. See below for the files it can read.`,
  picture: msg`This is a photo, a video or a sound. Choose the file that the other app exports; photos of results belong in “Labs”.`,
  pdf: msg`This is a PDF, made for reading. Export from the other app again as CSV or JSON. To keep the PDF itself, add it in “Labs”.`,
  old_office: msg`This is an Excel or Word file from before 2007, or one with a password. Open it, then save it as .xlsx or CSV without a password.`,
  text_document: msg`This is a text document. Copy the dates of your periods into a plain text file, one per line, then choose that.`,
  packed: msg`This file is packed in a way Mwezi can't open. Unpack it first, then choose the file inside, or pack it as a zip.`,
  app_backup: msg`This is another app's own backup, which only that app can open. Look in that app for an export as CSV or JSON.`,
  web_page: msg`This is a web page. Sign in where the link leads, download the file itself, then choose that.`,
  apple_clinical: msg`This is the second file of Apple Health's export, without your cycle. Choose export.xml or the whole zip.`,
  no_data_inside: msg`This zip has no file that Mwezi can read. Choose the zip or the file as the other app exported it.`,
  incomplete: msg`This file ends too early. Download or export it once more, then try again.`,
  broken: msg`This file is damaged, so we can't read it. Export it again, then try once more.`,
  locked: msg`This zip is locked with a password.`,
  wrong_password: msg`This password doesn't open the zip. Check it in the app or the email it came with, and try again.`,
  odd_zip: msg`Mwezi can't open this kind of zip. Open it on your phone or computer first, then choose the file inside.`,
  too_large: msg`This file is too large to be a history. Choose the file the app exported.`,
  bomb: msg`This file unpacks to something far too large, so we stopped. Choose the file the app exported.`,
  newer_export: msg`This export comes from a newer Mwezi. Update this one first, then try again.`,
  nothing: msg`Mwezi can read this file, but it has nothing to import.`,
  no_periods: msg`This calendar has no event called "period" or "menstruation". Name the days of your periods so, or import a list of their first days.`,
  no_dates: msg`This file has no full dates. A month without a day or a year, or the day of a cycle, isn't enough. Add the day, month and year to each row, then try again.`,
  no_date_order: msg`The dates in this column don't all follow one order of day and month, or some are in the future. Correct them in the table, or choose another column.`,
  not_loaded: msg`We can't reach Mwezi. Check your connection and try again.`,
};

export const doubtWords = ({ code, count }: Doubt): MessageDescriptor => doubts[code](count);

const doubts: Record<DoubtCode, (count: number) => MessageDescriptor> = {
  future: (count) =>
    msg`${plural(count, { one: "We left out # line dated after today.", other: "We left out # lines dated after today." })}`,
  no_date: (count) =>
    msg`${plural(count, { one: "We left out # line without a date we can read.", other: "We left out # lines without a date we can read." })}`,
  no_strength: (count) =>
    msg`${plural(count, { one: "# symptom has no severity in the file, so we import it without one.", other: "# symptoms have no severity in the file, so we import them without one." })}`,
  fahrenheit: (count) =>
    msg`${plural(count, { one: "We changed # temperature from °F to °C.", other: "We changed # temperatures from °F to °C." })}`,
  odd_temperature: (count) =>
    msg`${plural(count, { one: "# temperature isn't possible for a body, so we leave it out.", other: "# temperatures aren't possible for a body, so we leave them out." })}`,
  second_temperature: (count) =>
    msg`${plural(count, { one: "# day has two temperatures: we keep the first.", other: "# days have two temperatures: we keep the first." })}`,
  second_weight: (count) =>
    msg`${plural(count, { one: "# weight comes after another on the same day: we keep the first.", other: "# weights come after another on the same day: we keep the first." })}`,
  second_flow: (count) =>
    msg`${plural(count, { one: "# day has two flows: we keep the heavier.", other: "# days have two flows: we keep the heavier." })}`,
  odd_weight: (count) =>
    msg`${plural(count, { one: "# weight isn't possible for a body, so we leave it out.", other: "# weights aren't possible for a body, so we leave them out." })}`,
  other_files: (count) =>
    msg`${plural(count, { one: "# other file in the zip isn't a history that Mwezi can read.", other: "# other files in the zip aren't histories that Mwezi can read." })}`,
  control_characters: (count) =>
    msg`${plural(count, { one: "We skipped # character that doesn't belong in such a file. Nothing else was changed.", other: "We skipped # characters that don't belong in such a file. Nothing else was changed." })}`,
  left_out_there: (count) =>
    msg`${plural(count, { one: "The other app set # entry aside. We import temperatures as unsure and leave the others out.", other: "The other app set # entries aside. We import temperatures as unsure and leave the others out." })}`,
  pregnant_cycle: (count) =>
    msg`${plural(count, { one: "# pregnancy is listed as a cycle, so we skip it.", other: "# pregnancies are listed as cycles, so we skip them." })}`,
  long_period: (count) =>
    msg`${plural(count, { one: "# period is too long to know when it ends, so we leave it out. Add it by hand if you know the days.", other: "# periods are too long to know when they end, so we leave them out. Add them by hand if you know the days." })}`,
  start_only: (count) =>
    msg`${plural(count, { one: "# period has only its first day. Add its last day if you know it.", other: "# periods have only their first day. Add their last days if you know them." })}`,
  spotting_apart: (count) =>
    msg`${plural(count, { one: "# day of spotting is between periods. Spotting doesn't start a period.", other: "# days of spotting are between periods. Spotting doesn't start a period." })}`,
  long_note: (count) =>
    msg`${plural(count, { one: "# note is longer than 2,000 characters, so we cut it there.", other: "# notes are longer than 2,000 characters, so we cut them there." })}`,
  files_not_inside: (count) =>
    msg`${plural(count, { one: "This kind of export has only the name of # document. Keep the file and add it by hand.", other: "This kind of export has only the names of # documents. Keep the files and add them by hand." })}`,
};

export const roleLabels: Labels<ColumnRole> = {
  nothing: msg`Leave out`,
  date: msg`The day`,
  period_start: msg`The first day of a period`,
  period_end: msg`The last day of a period`,
  period_length: msg`Days of bleeding`,
  flow: msg`Flow`,
  symptoms: msg`Symptoms, several in a cell`,
  one_symptom: msg`One symptom, named by the column`,
  mood: msg`Mood`,
  temperature: msg`Temperature`,
  mucus: msg`Cervical mucus`,
  ovulation_test: msg`Ovulation test`,
  pregnancy_test: msg`Pregnancy test`,
  sex: msg`Sex`,
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
