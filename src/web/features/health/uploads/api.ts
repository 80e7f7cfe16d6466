import { type BodyPlace, fileNameOf, type Upload } from "#contract/entries/uploads.ts";
import { call } from "#web/api/call.ts";
import { callForFile } from "#web/api/call-for-file.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { sendFile } from "#web/api/send-file.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";
import { saveFile } from "#web/ui/browser/save-file.ts";

export const uploadsQuery = queryOf("GET /api/uploads", {});

export const pictureQuery = ({ id }: Upload) => ({
  queryKey: ["/api/uploads/{id}/file", id],
  queryFn: async () => (await callForFile("GET /api/uploads/{id}/file", { params: { id } })).blob,
});

export interface FileDraft {
  readonly name: string;
  readonly date: string;
}

export async function send({
  id,
  name,
  date,
  bytes,
  bodyPlace,
  isAgain,
  ...options
}: {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly bytes: Blob;
  /** Only for photos of hair or skin. */
  readonly bodyPlace?: BodyPlace;
  readonly isAgain: boolean;
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}): Promise<Upload> {
  // If only the response was lost, the file is on the server: listing costs less than uploading.
  const uploads = isAgain ? await call("GET /api/uploads", {}) : [];
  const arrived = uploads.find((upload) => upload.id === id);
  const query = { id, date, ...(bodyPlace && { bodyPlace }) };
  const headers = { "upload-name": name };
  return arrived ?? sendFile("POST /api/uploads", { query, headers, bytes }, options);
}

export const renameUpload = (
  { name, date }: FileDraft,
  { id, revision }: SaveTarget<Pick<Upload, "name" | "date">>,
) =>
  call("PATCH /api/uploads/{id}", { params: { id }, body: { name, date } }, { ifMatch: revision });

export const removeUpload = ({ id }: Upload, ifMatch: number) =>
  call("DELETE /api/uploads/{id}", { params: { id } }, { ifMatch });

export function useDownload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (upload: Upload) => {
      const blob = await client.ensureQueryData(pictureQuery(upload));
      saveFile({ name: fileNameOf(upload), blob });
    },
  });
}
