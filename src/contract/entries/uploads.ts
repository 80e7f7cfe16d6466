import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { DayOrInstantSchema, DaySchema, IdSchema } from "../kernel/fields.ts";
import { fileOf } from "../kernel/files.ts";
import { oneOf } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";

export const uploadTypes = ["application/pdf", "image/jpeg", "image/png", "image/heic"] as const;
export type UploadType = (typeof uploadTypes)[number];

export const UPLOAD_MAX_BYTES = 10_000_000;
export const UPLOADS_MAX_BYTES = 200_000_000;
/** Enough for a lifetime, and few enough for a fast list. */
export const UPLOADS_MAX_COUNT = 500;

/** The body part in a photo of hair or skin. */
export const bodyPlaces = ["face", "chin", "neck", "chest", "belly", "back", "parting"] as const;
export type BodyPlace = (typeof bodyPlaces)[number];

/** The metadata of an uploaded file; its bytes are stored encrypted, in chunks. */
export const UploadSchema = z.object({
  id: IdSchema,
  date: DaySchema,
  /** The file name or the user's, sanitized. */
  name: z.string(),
  /** Detected from the content. */
  type: oneOf(uploadTypes),
  bytes: z.number(),
  /** Only for photos of hair or skin. */
  bodyPlace: z.optional(oneOf(bodyPlaces)),
});
export type Upload = z.infer<typeof UploadSchema>;

/**
 * Whether it is a photo of hair or skin: not among documents, and exported only on request.
 * @example isBodyPhoto({ bodyPlace: "chin" }) // true
 */
export const isBodyPhoto = ({ bodyPlace }: Pick<Upload, "bodyPlace">): boolean =>
  bodyPlace !== undefined;

const RevisedUploadSchema = revised(UploadSchema);

const FILE_NAME_MAX_LENGTH = 100;
// Controls, direction marks, invisible characters, lone surrogates. Any script and emoji remain.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const SPECIAL_TO_SYSTEMS = /["<>|:*?/\\]/g;
// The lookbehind tries each run of dots only once.
const HIDING_DOTS = /^[.\s]+|(?<![.\s])[.\s]+$/g;

function sanitize(name: string): string {
  const plain = name
    .replace(INVISIBLE, "")
    .replace(SPECIAL_TO_SYSTEMS, "-")
    .replace(HIDING_DOTS, "");
  return [...plain].slice(0, FILE_NAME_MAX_LENGTH).join("");
}

const FileNameSchema = z
  .string()
  .check(z.maxLength(1000, { abort: true }), z.overwrite(sanitize), z.minLength(1));

const endings: Record<UploadType, readonly [string, ...string[]]> = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/heic": [".heic", ".heif"],
};

/**
 * Returns the file name for saving an upload: its name with the extension of its detected type.
 * @example fileNameOf({ name: "lab.exe", type: "application/pdf" }) // "lab.exe.pdf"
 */
export function fileNameOf({ name, type }: Pick<Upload, "name" | "type">): string {
  const endingsOfType = endings[type];
  return endingsOfType.some((ending) => name.toLowerCase().endsWith(ending))
    ? name
    : `${name}${endingsOfType[0]}`;
}

/**
 * Lists the files, newest first.
 * @example GET → 200 [{"id":"…","date":"2026-11-20","name":"lab.pdf","type":"application/pdf","bytes":81234,"revision":7}]
 */
export const listUploads = endpoint({
  method: "GET",
  path: entryKinds.upload.path,
  summary: "List the files she keeps with her results",
  request: {},
  response: z.array(RevisedUploadSchema),
});

/**
 * Stores a file of at most 10 MB (10,000,000 bytes). Its type is detected from the content; name
 * and declared type are ignored. Idempotent by `id`. With a `bodyPlace` it is a photo of hair or
 * skin, which must be a JPEG or PNG.
 * Errors: 422 `invalid_input`, on `file` when it is of another type, truncated, or beyond 200 MB or
 * 500 files of the account, on `date` when it lies in the future; 413 `body_too_large`; 429
 * `too_many_attempts` and 503 `unavailable` during other uploads; 507 `server_full`.
 * @example POST ?id=…&date=2026-11-20, Upload-Name: lab%20result.pdf → 201 {"id":"…","bytes":81234,…}
 */
export const saveUpload = endpoint({
  method: "POST",
  path: entryKinds.upload.path,
  summary: "Keep a file with her results",
  request: {
    query: z.strictObject({
      id: IdSchema,
      date: z.optional(DayOrInstantSchema),
      bodyPlace: z.optional(oneOf(bodyPlaces)),
    }),
    headers: z.object({ "upload-name": FileNameSchema }),
    bytes: { type: "application/octet-stream", maxBytes: UPLOAD_MAX_BYTES },
  },
  response: RevisedUploadSchema,
  status: 201,
  errors: ["invalid_input", "too_many_attempts", "server_full"],
});

/**
 * Returns the file's bytes, always as an attachment, never rendered. Errors: 404 `not_found`.
 * @example GET /api/uploads/…/file → 200, Content-Disposition: attachment; filename="lab-result.pdf"
 */
export const getUploadFile = endpoint({
  method: "GET",
  path: "/api/uploads/{id}/file",
  summary: "Fetch a file she keeps",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: fileOf(...uploadTypes),
});

/**
 * Renames a file or changes its document date.
 * Errors: 404 `not_found`, 412 `conflict`, 422 `invalid_input`.
 * @example PATCH /api/uploads/… {"name":"Blood test"} → 200 {"id":"…",…}
 */
export const changeUpload = endpoint({
  method: "PATCH",
  path: `${entryKinds.upload.path}/{id}`,
  summary: "Rename or re-date a file she keeps",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.partial(z.strictObject({ name: FileNameSchema, date: DayOrInstantSchema })),
  },
  response: RevisedUploadSchema,
  entry: RevisedUploadSchema,
});

/**
 * Deletes a file, its bytes and metadata. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/uploads/… → 204
 */
export const deleteUpload = endpoint({
  method: "DELETE",
  path: `${entryKinds.upload.path}/{id}`,
  summary: "Delete a file she keeps",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
  entry: RevisedUploadSchema,
});
