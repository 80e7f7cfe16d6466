import type { ImportAnswer } from "#contract/account/imports.ts";
import { bodyPlaces } from "#contract/entries/uploads.ts";
import { call } from "#web/api/call.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import type { FileHistory, PackedPaper } from "#web/readers/diary/file-history.ts";

export const importsQuery = queryOf("GET /api/imports", {});
export const cyclesQuery = queryOf("GET /api/cycles", {});

function useRefreshAll() {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries() };
}

export interface ImportResult {
  readonly answer: ImportAnswer;
  readonly papers: { readonly saved: number; readonly failed: number };
}

/** The entries in one call, then the documents one by one. Idempotent. */
async function bringAll({ source, entries, files = [] }: FileHistory): Promise<ImportResult> {
  const body = JSON.stringify({ source, entries });
  const answer = await call("POST /api/imports", {
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
    await call("POST /api/uploads", { query, headers, bytes: await unpack() });
    return true;
  } catch {
    return false;
  }
}

export const useBringIn = () => useMutation({ mutationFn: bringAll, ...useRefreshAll() });

export function useUndoImport() {
  return useMutation({
    mutationFn: (id: string) => call("DELETE /api/imports/{id}", { params: { id } }),
    ...useRefreshAll(),
  });
}
