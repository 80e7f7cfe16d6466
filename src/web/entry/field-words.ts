import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldProblem } from "#contract/errors.ts";
import type { FieldCode } from "#contract/field-codes.ts";
import type { Trouble } from "#web/api/trouble.ts";
import { type Figures, figuresOf, rangeWords } from "./range-words.ts";

/** What to do about a refused field: its own sentence where it has one, else that of the code. */
export function fieldWords({ field, code, params }: FieldProblem): MessageDescriptor {
  const own = wordsOfField[nameOf(field)]?.[code];
  return (own ?? wordsOfCode[code])(figuresOf(params));
}

/** The sentence for one field of a refused request. */
export function fieldMessage(
  i18n: I18n,
  trouble: Trouble | null,
  field: string,
): string | undefined {
  if (trouble?.kind !== "fields") return undefined;
  const problem = trouble.fields.find((one) => one.field === field);
  return problem && i18n._(fieldWords(problem));
}

/** The sentences for refused fields, each once; none when the trouble is another. */
export function fieldMessages(
  i18n: I18n,
  trouble: Trouble,
  fields: readonly string[] | "all" = "all",
): readonly string[] {
  if (trouble.kind !== "fields") return [];
  const named = trouble.fields.filter(({ field }) => fields === "all" || fields.includes(field));
  return [...new Set(named.map((problem) => i18n._(fieldWords(problem))))];
}

/** The last name in a path: `chin` of `hair.chin`, `questions` of `questions.0`. */
const nameOf = (field: string) => field.replace(/(\.\d+)+$/, "").replace(/^.*\./, "");

type Words = (figures: Figures) => MessageDescriptor;

const wordsOfCode: Readonly<Record<FieldCode, Words>> = {
  required: () => msg`Fill in this field.`,
  unknown_field: () => msg`Leave this field out; it is not known here.`,
  must_be_empty: () => msg`Leave this field empty.`,
  wrong_type: () => msg`Check this field.`,
  wrong_value: () => msg`Check this field.`,
  not_a_number: rangeWords,
  not_whole: rangeWords,
  too_small: rangeWords,
  too_big: rangeWords,
  too_short: ({ minLength }) => msg`Use at least ${minLength} characters.`,
  too_long: ({ maxLength }) => msg`Shorten this to ${maxLength} characters.`,
  too_many: ({ max }) => msg`Choose at most ${max}.`,
  repeated: () => msg`Choose each one once.`,
  not_an_option: () => msg`Choose one of the answers.`,
  unreadable: () => msg`Remove the characters that cannot be shown.`,
  wrong_email: () => msg`Enter an e-mail address like name@example.org.`,
  wrong_date: () => msg`Use a date that exists, from 1950 on.`,
  wrong_id: () => msg`Check this field.`,
  wrong_pin: () => msg`Use 4 to 8 digits.`,
  wrong_recovery_code: () => msg`Enter the recovery code as it was printed.`,
  wrong_password: () => msg`The password does not match.`,
  wrong_time_zone: () => msg`Choose a time zone, such as Africa/Lagos.`,
  in_future: () => msg`Choose today or a day before it.`,
  too_far_ahead: () => msg`Choose a day no more than a year ahead.`,
  before_start: () => msg`Choose the first day or a day after it.`,
  outside_medicine_days: () => msg`Choose a day between the first and the last of this medicine.`,
  taken: () => msg`That day has such an entry already. Change that one.`,
  nothing_filled_in: () => msg`Fill in at least one field beside the date.`,
  period_still_open: () => msg`End the period that is still open first.`,
  overlaps_period: () => msg`Choose days outside the other periods you logged.`,
  not_above_lower: () => msg`Enter the higher number here: it ends the range.`,
  wrong_unit: ({ unit, probableUnit }) =>
    msg`This cannot be in ${unit}. Did you mean ${probableUnit}? Check the unit on the report.`,
  wrong_file_type: () =>
    msg`Choose a PDF, or a photo as JPEG, PNG or HEIC. This file is something else.`,
  incomplete_file: () => msg`The end of this file is missing. Copy or download it again.`,
  storage_full: ({ max, unit }) =>
    msg`Your ${max} ${unit} are full. Delete a file you no longer need.`,
};

const tickConsent = () => msg`Tick the consent box to go on.`;
const typeBothPressures = () => msg`Enter both the upper and the lower value.`;
const typeResult = () => msg`Enter the number on the report.`;
const chooseMonths = () => msg`Choose 3, 6 or 12 months.`;

/** Where the field itself makes a plainer sentence than its code alone. */
const wordsOfField: Readonly<Record<string, Partial<Record<FieldCode, Words>>>> = {
  name: {
    required: () => msg`Enter a name.`,
    must_be_empty: () => msg`Leave the name out: only a test of your own has one.`,
  },
  "upload-name": { required: () => msg`Give it a name.` },
  age: { required: () => msg`Enter your age.` },
  country: { required: () => msg`Choose your country.` },
  cycleRegularity: { required: () => msg`Say how regular your cycle is.` },
  pcosDiagnosis: { required: () => msg`Say whether you have PCOS.` },
  goals: {
    required: () => msg`Choose at least one goal.`,
    too_many: () => msg`Choose each goal once.`,
  },
  privacyConsent: { required: tickConsent, not_an_option: tickConsent },
  guardianName: { required: () => msg`Enter the name of the parent or guardian who agrees.` },
  password: { required: () => msg`Enter your password.` },
  currentPassword: { required: () => msg`Enter your password.` },
  recoveryCode: {
    required: () => msg`Enter the recovery code.`,
    too_long: () => msg`Enter the recovery code as it was printed.`,
  },
  weekdays: {
    required: () => msg`Choose at least one day of the week.`,
    repeated: () => msg`Choose each day of the week once.`,
  },
  medicineId: { not_an_option: () => msg`Choose a medicine from your list.` },
  slot: { not_an_option: () => msg`Choose one of the doses that its schedule has.` },
  value: { required: typeResult, not_a_number: typeResult },
  unit: {
    required: () => msg`Enter the unit on the report.`,
    not_an_option: ({ options }) => msg`Choose a unit of this test: ${options}.`,
  },
  bloodPressure: {
    required: typeBothPressures,
    wrong_type: typeBothPressures,
    not_above_lower: () => msg`Check the two values: the upper is always well above the lower.`,
  },
  questions: {
    required: () => msg`Write the question, or remove it.`,
    too_many: ({ max }) => msg`Keep the ${max} that matter most.`,
  },
  months: { required: chooseMonths, not_an_option: chooseMonths },
  link: { too_long: () => msg`Copy the whole link.` },
  file: { too_many: ({ max }) => msg`You keep ${max} files. Delete one to add another.` },
  entries: { too_many: ({ max }) => msg`Bring in at most ${max} entries at once.` },
};
