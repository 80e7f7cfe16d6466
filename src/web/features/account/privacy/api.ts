import { deleteAccount, exportAccount } from "#contract/account/account.ts";
import { deleteDamagedEntry, listDamagedEntries } from "#contract/account/damaged-entries.ts";
import {
  exportCalendar,
  exportEverything,
  exportFhir,
  exportSpreadsheets,
  exportWorkbook,
} from "#contract/account/exports.ts";
import { call } from "#web/api/call.ts";
import { callForFile, type FileCame } from "#web/api/call-for-file.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import type { ExportChoice } from "./view-model.ts";

export function fetchExport({
  form,
  withPhotos,
  clinic,
  calendar,
}: ExportChoice): Promise<FileCame> {
  switch (form) {
    case "json":
      return callForFile(exportAccount, {});
    case "everything":
      return callForFile(exportEverything, { body: { withPhotos } });
    case "workbook":
      return callForFile(exportWorkbook, {});
    case "spreadsheets":
      return callForFile(exportSpreadsheets, {});
    case "fhir": {
      const { birthDate, ...others } = clinic;
      return callForFile(exportFhir, { body: { ...others, ...(birthDate && { birthDate }) } });
    }
    case "calendar":
      return callForFile(exportCalendar, { body: calendar });
  }
}

export const useDeleteAccount = (onSaved: () => void) =>
  useSave({
    send: (password: string) => call(deleteAccount, { body: { password } }),
    refreshes: [],
    onSaved,
  });

export const damagedEntriesQuery = queryOf(listDamagedEntries, {});

export const useDeleteDamagedEntry = () =>
  useSave({
    send: (id: string) => call(deleteDamagedEntry, { params: { id } }),
    refreshes: [listDamagedEntries],
  });
