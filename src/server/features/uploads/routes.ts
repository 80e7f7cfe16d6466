import type { FastifyInstance } from "fastify";
import {
  changeUpload,
  deleteUpload,
  getUploadFile,
  listUploads,
  saveUpload,
} from "#contract/entries/uploads.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { datedEntries } from "#server/storage/journal/dated-entries.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { openUpload, removeUpload, storeUpload } from "./rules.ts";

export function uploadRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  db: Database,
): void {
  const entries = datedEntries(journal, "upload");

  route(app, gatekeeper, listUploads, ({ owner, today }) => entries.list(owner, {}, today));
  route(app, gatekeeper, saveUpload, ({ query, headers, bytes, ...call }) =>
    storeUpload(journal, call.owner, call, { ...query, name: headers["upload-name"], bytes }),
  );
  route(app, gatekeeper, getUploadFile, ({ owner, params }) =>
    openUpload(journal, db, owner, params.id),
  );
  route(app, gatekeeper, changeUpload, (call) => entries.change(call, call.params.id, call.body));
  route(app, gatekeeper, deleteUpload, (call) => removeUpload(journal, call, call.params.id));
}
