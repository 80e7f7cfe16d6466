import {
  type ImportAnswer,
  importHistory,
  listImports,
  undoImport,
} from "#contract/account/imports.ts";
import { listCycles } from "#contract/entries/cycles.ts";
import { bodyPlaces, saveUpload } from "#contract/entries/uploads.ts";
import { call } from "#web/api/call.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { queryOf } from "#web/api/query-of.ts";
import type { FileHistory, PackedPaper } from "#web/readers/diary/file-history.ts";

export const importsQuery = queryOf(listImports, {});
export const cyclesQuery = queryOf(listCycles, {});

/** A history touches every page: all that was read before is read again. */
function useRefreshAll() {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries() };
}

/** What came of an import, and of the papers in its zip. */
export interface ImportResult {
  readonly answer: ImportAnswer;
  /** How many papers are kept now, and how many could not be sent. */
  readonly papers: { readonly saved: number; readonly failed: number };
}

/** The entries in one go, then the papers one by one; sent again, each is kept once. */
async function bringAll({ source, entries, files = [] }: FileHistory): Promise<ImportResult> {
  const body = JSON.stringify({ source, entries });
  const answer = await call(importHistory, {
    bytes: new Blob([body], { type: "application/json" }),
  });
  let saved = 0;
  for (const file of files) {
    if (await isSaved(file)) saved += 1;
  }
  return { answer, papers: { saved, failed: files.length - saved } };
}

async function isSaved({ id, date, name, bodyPlace, unpack }: PackedPaper): Promise<boolean> {
  try {
    const headers = { "upload-name": name };
    const place = bodyPlaces.find((known) => known === bodyPlace);
    const query = { id, date, ...(place && { bodyPlace: place }) };
    await call(saveUpload, { query, headers, bytes: await unpack() });
    return true;
  } catch {
    return false;
  }
}

export function useBringIn() {
  return useMutation({ mutationFn: bringAll, ...useRefreshAll() });
}

export function useUndoImport() {
  return useMutation({
    mutationFn: (id: string) => call(undoImport, { params: { id } }),
    ...useRefreshAll(),
  });
}
