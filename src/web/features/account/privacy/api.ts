import { call } from "#web/api/call.ts";
import { callForFile, type DownloadedFile } from "#web/api/call-for-file.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import type { ExportChoice } from "./view-model.ts";

export function fetchExport({
  form,
  withPhotos,
  clinic,
  calendar,
}: ExportChoice): Promise<DownloadedFile> {
  switch (form) {
    case "json":
      return callForFile("POST /api/account/export", {});
    case "everything":
      return callForFile("POST /api/account/export/files", { body: { withPhotos } });
    case "workbook":
      return callForFile("POST /api/account/export/xlsx", {});
    case "spreadsheets":
      return callForFile("POST /api/account/export/csv", {});
    case "fhir": {
      const { birthDate, ...others } = clinic;
      return callForFile("POST /api/account/export/fhir", {
        body: { ...others, ...(birthDate && { birthDate }) },
      });
    }
    case "calendar":
      return callForFile("POST /api/account/export/ics", { body: calendar });
  }
}

export const useDeleteAccount = (onSaved: () => void) =>
  useSave({
    send: (password: string) => call("DELETE /api/account", { body: { password } }),
    refreshes: [],
    onSaved,
  });

export const damagedEntriesQuery = queryOf("GET /api/damaged-entries", {});

export const useDeleteDamagedEntry = () =>
  useSave({
    send: (id: string) => call("DELETE /api/damaged-entries/{id}", { params: { id } }),
    refreshes: ["GET /api/damaged-entries"],
  });
