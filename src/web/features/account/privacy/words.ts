import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BundleType } from "#contract/account/exports.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import type { ExportForm } from "./view-model.ts";

interface FormWords {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
}

export const formWords: Readonly<Record<ExportForm, FormWords>> = {
  json: {
    label: msg`Everything you wrote`,
    description: msg`One file to keep, or to import into Mwezi again.`,
  },
  everything: {
    label: msg`Everything, with your documents`,
    description: msg`A zip of that file and every document you added.`,
  },
  workbook: {
    label: msg`A spreadsheet`,
    description: msg`For Excel, Google Sheets or LibreOffice (XLSX), a sheet for each kind of note.`,
  },
  spreadsheets: {
    label: msg`Tables for other programs`,
    description: msg`A zip of plain tables (CSV).`,
  },
  report: {
    label: msg`A report for your doctor`,
    description: msg`A page to print or send (PDF). You choose what goes in.`,
  },
  fhir: {
    label: msg`A file for a clinic's system`,
    description: msg`Everything you logged, in the format that clinics' programs read (FHIR).`,
  },
  calendar: {
    label: msg`A calendar file`,
    description: msg`Your likely next period, and your planned doses with their alarms, for your phone.`,
  },
};

export const bundleWords: Readonly<Record<BundleType, FormWords>> = {
  collection: {
    label: msg`Everything, to read`,
    description: msg`For programs that open FHIR files.`,
  },
  document: {
    label: msg`A patient summary`,
    description: msg`In sections, as clinics refer patients (IPS). Without your diary.`,
  },
  transaction: {
    label: msg`For a clinic's server`,
    description: msg`The server stores each entry (FHIR transaction). Sent again, nothing is there twice.`,
  },
};

export function failureWords(error: unknown): MessageDescriptor {
  if (error instanceof ApiError && error.status === 422) return msg`Check the date of birth.`;
  const isNothingThere = error instanceof ApiError && error.status === 404;
  return isNothingThere
    ? msg`There's nothing for a calendar yet. Log a period or a medicine first.`
    : msg`Please try again.`;
}
