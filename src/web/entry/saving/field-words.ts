import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldProblem } from "#contract/kernel/errors.ts";
import type { FieldCode, FieldParams } from "#contract/kernel/field-codes.ts";
import type { Failure } from "#web/api/failures/failure.ts";
import type { Labels } from "#web/words/labels.ts";

export function fieldWords({ field, code, params = {} }: FieldProblem): MessageDescriptor {
  const own = wordsOfField[nameOf(field)]?.[code];
  return { ...(own ?? wordsOfCode[code] ?? rangeWords(params)), values: params };
}

export function fieldMessage(
  i18n: I18n,
  failure: Failure | null,
  field: string,
): string | undefined {
  if (failure?.kind !== "fields") return undefined;
  const problem = failure.fields.find((one) => one.field === field);
  return problem && i18n._(fieldWords(problem));
}

export function fieldMessages(
  i18n: I18n,
  failure: Failure,
  fields: readonly string[] | "all" = "all",
): readonly string[] {
  if (failure.kind !== "fields") return [];
  const problems = failure.fields.filter(({ field }) => fields === "all" || fields.includes(field));
  return [...new Set(problems.map((problem) => i18n._(fieldWords(problem))))];
}

/** The last name in a path: `chin` of `hair.chin`, `questions` of `questions.0`. */
const nameOf = (field: string) => field.replace(/(\.\d+)+$/, "").replace(/^.*\./, "");

// Placeholders are the problem's `params`.
const check = msg`Check this field.`;
const recoveryCode = msg`Enter the recovery code exactly as printed.`;
const consent = msg`Tick the consent box to continue.`;

/** Ranges are handled by `rangeWords`. */
const wordsOfCode: Labels<Exclude<FieldCode, RangeCode>> & Readonly<Partial<Labels<RangeCode>>> = {
  required: msg`Fill in this field.`,
  // No form can cause these six; only other API clients can.
  unknown_field: check,
  must_be_empty: check,
  wrong_type: check,
  wrong_id: check,
  wrong_time: check,
  wrong_time_zone: check,
  wrong_value: check,
  too_deep: check,
  too_short: msg({ message: "Use at least {minLength} characters." }),
  too_long: msg({ message: "Shorten this to {maxLength} characters." }),
  too_many: msg({ message: "Choose at most {max}." }),
  repeated: msg`Choose each one once.`,
  not_an_option: msg`Choose one of the answers.`,
  unreadable: msg`Remove the characters we can't show.`,
  wrong_email: msg`Enter an email address like name@example.org.`,
  wrong_date: msg`Use a date that exists, from 1950 on.`,
  wrong_pin: msg`Use 4 to 8 digits, or leave it empty.`,
  wrong_recovery_code: recoveryCode,
  wrong_password: msg`The password doesn't match.`,
  in_future: msg`Choose today or an earlier day.`,
  too_far_ahead: msg`Choose a day no more than a year ahead.`,
  before_start: msg`Choose the first day or a day after it.`,
  outside_medicine_days: msg`Choose a day between the first and the last of this medicine.`,
  taken: msg`You already have an entry for that day. Edit that one.`,
  nothing_filled_in: msg`Fill in at least one field besides the date.`,
  period_still_open: msg`First end the period that is still open.`,
  overlaps_period: msg`Choose days that don't overlap another period you logged.`,
  overlaps_stage: msg`Another entry has these days. Change its days first.`,
  not_above_lower: msg`Enter the higher number here: it ends the range.`,
  wrong_unit: msg({
    message: "This can't be in {unit}. Did you mean {probableUnit}? Check the unit on the report.",
  }),
  wrong_file_type: msg`Choose a PDF, or a photo as JPEG, PNG or HEIC. This file is something else.`,
  incomplete_file: msg`The end of this file is missing. Copy or download it again.`,
  storage_full: msg({
    message: "Your {max} {unit} are full. Delete a file you no longer need.",
  }),
};

type RangeCode = "not_a_number" | "not_whole" | "too_small" | "too_big";

function rangeWords({ min, max, unit, whole }: FieldParams): MessageDescriptor {
  if (min === undefined || max === undefined) return msg`Enter a number.`;
  if (whole) return msg({ message: "Enter a whole number from {min} to {max}." });
  if (unit === undefined) return msg({ message: "Enter a number from {min} to {max}." });
  if (unit === "h") return msg({ message: "Enter a number from {min} to {max} hours." });
  return msg({ message: "Enter a number from {min} to {max} {unit}." });
}

/** Fields whose name allows a plainer sentence than the code alone. */
const wordsOfField: Readonly<Record<string, Partial<Labels<FieldCode>>>> = {
  name: { required: msg`Enter a name.` },
  "upload-name": { required: msg`Give it a name.` },
  age: { required: msg`Enter your age.` },
  country: { required: msg`Choose a country from the list.` },
  cycleRegularity: { required: msg`Choose how regular your cycle is.` },
  pcosDiagnosis: { required: msg`Choose whether you have PCOS.` },
  goals: { required: msg`Choose at least one goal.`, too_many: msg`Choose each goal once.` },
  privacyConsent: { required: consent, not_an_option: consent },
  guardianName: { required: msg`Enter the name of the parent or guardian who agrees.` },
  recoveryCode: { too_long: recoveryCode },
  currentPassword: { required: msg`Enter your password.` },
  repeatedPassword: { wrong_value: msg`Please make sure your passwords match.` },
  whyNoPeriods: { required: msg`Choose why your periods have ended.` },
  weekdays: { required: msg`Choose at least one day of the week.` },
  medicineId: { not_an_option: msg`Choose a medicine from your list.` },
  slot: { not_an_option: msg`Choose a dose from its schedule.` },
  test: { required: msg`Choose the test.` },
  value: { required: msg`Enter the number on the report, such as 5.4 or <0.5.` },
  rangeLow: { not_a_number: msg`Enter a number, or leave it empty.` },
  rangeHigh: { not_a_number: msg`Enter a number, or leave it empty.` },
  unit: {
    required: msg`Enter the unit on the report.`,
    not_an_option: msg({ message: "Choose a unit of this test: {options}." }),
  },
  bloodPressure: {
    not_above_lower: msg`Check the two values: the upper must be well above the lower.`,
  },
  questions: {
    required: msg`Write the question, or remove it.`,
    too_many: msg({ message: "Keep the {max} that matter most." }),
  },
  file: { too_many: msg({ message: "You have {max} files already. Delete one to add another." }) },
};
