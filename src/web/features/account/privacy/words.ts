import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BundleType } from "#contract/exports.ts";
import { ApiError } from "#web/api/errors.ts";
import type { ExportForm } from "./view-model.ts";

interface FormWords {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
}

export const formWords: Readonly<Record<ExportForm, FormWords>> = {
  json: {
    label: msg`Everything you wrote`,
    description: msg`One file to keep, or to bring back into Mwezi.`,
  },
  everything: {
    label: msg`Everything, with your papers`,
    description: msg`A zip of that file and every paper or photo you added.`,
  },
  spreadsheets: {
    label: msg`Spreadsheets`,
    description: msg`A zip of tables (CSV) for Excel or Google Sheets.`,
  },
  report: {
    label: msg`A report for your doctor`,
    description: msg`A page to print or send (PDF). You choose what goes in.`,
  },
  fhir: {
    label: msg`A file for a clinic's system`,
    description: msg`All you logged in the form that clinics' programs read (FHIR).`,
  },
  calendar: {
    label: msg`A calendar file`,
    description: msg`Your likely next period, and your planned doses with their alarms, for your phone.`,
  },
};

export const bundleWords: Readonly<Record<BundleType, FormWords>> = {
  collection: {
    label: msg`All of it, to be read`,
    description: msg`For a program that opens FHIR files.`,
  },
  document: {
    label: msg`A patient summary`,
    description: msg`In sections, as clinics hand patients on (IPS).`,
  },
  transaction: {
    label: msg`For a clinic's server`,
    description: msg`The server takes in each entry (FHIR transaction).`,
  },
};

/** What she can do when no file came. */
export function failureWords(error: unknown): MessageDescriptor {
  if (error instanceof ApiError && error.status === 422) return msg`Check the date of birth.`;
  const isNothingThere = error instanceof ApiError && error.status === 404;
  return isNothingThere
    ? msg`There is nothing for a calendar yet. Log a period or a medicine first.`
    : msg`Please try again.`;
}
