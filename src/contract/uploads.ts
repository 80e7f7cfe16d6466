import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { DaySchema, IdSchema } from "./fields.ts";
import { oneOf } from "./scales.ts";

export const uploadTypes = ["application/pdf", "image/jpeg", "image/png", "image/heic"] as const;

/** Of one file. */
export const UPLOAD_MAX_BYTES = 10_000_000;
/** Of all files of one account. */
export const UPLOADS_MAX_BYTES = 200_000_000;

/** One file she keeps with her results: what it is. Its bytes lie sealed in pieces. */
export const UploadSchema = z.object({
  id: IdSchema,
  /** The day the paper is from. */
  date: DaySchema,
  /** As her device named it. */
  name: z.string(),
  type: oneOf(uploadTypes),
  bytes: z.number(),
});
export type Upload = z.infer<typeof UploadSchema>;

/**
 * Her files, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","name":"lab.pdf","type":"application/pdf","bytes":81234}]
 */
export const listUploads = endpoint({
  method: "GET",
  path: "/api/uploads",
  summary: "List the files she keeps with her results",
  request: {},
  response: z.array(UploadSchema),
});
