import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listCycles } from "#contract/cycles.ts";
import { bringIn, type ImportAnswer, listImports, undoImport } from "#contract/imports.ts";
import { saveUpload } from "#contract/uploads.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import type { Found, FoundFile } from "#web/readers/found.ts";

export const importsQuery = queryOf(listImports, {});
export const herCyclesQuery = queryOf(listCycles, {});

/** A history touches every page: all that was read before is read again. */
function useRefreshAll() {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries() };
}

/** What came of an import, and of the papers in its zip. */
export interface Brought {
  readonly answer: ImportAnswer;
  readonly papers: { readonly came: number; readonly failed: number };
}

/** The entries in one go, then the papers one by one; sent again, each is kept once. */
async function bringAll({ source, entries, files = [] }: Found): Promise<Brought> {
  const body = JSON.stringify({ source, entries });
  const answer = await call(bringIn, { bytes: new Blob([body], { type: "application/json" }) });
  let came = 0;
  for (const file of files) {
    if (await isSent(file)) came += 1;
  }
  return { answer, papers: { came, failed: files.length - came } };
}

async function isSent({ id, date, name, unpack }: FoundFile): Promise<boolean> {
  try {
    const headers = { "upload-name": name };
    await call(saveUpload, { query: { id, date }, headers, bytes: await unpack() });
    return true;
  } catch {
    return false;
  }
}

export function useBringIn() {
  return useMutation({
    mutationFn: bringAll,
    ...useRefreshAll(),
  });
}

export function useUndoImport() {
  return useMutation({
    mutationFn: (id: string) => call(undoImport, { params: { id } }),
    ...useRefreshAll(),
  });
}
