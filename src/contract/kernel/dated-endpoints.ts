import * as z from "zod/mini";
import { entryKinds, type KindName } from "../kinds.ts";
import { type ApiPath, type Endpoint, endpoint } from "./endpoint.ts";
import { revised } from "./entry.ts";
import { IdSchema } from "./fields.ts";
import { RangeSchema } from "./ranges.ts";

const paramsSchema = z.strictObject({ id: IdSchema });

/** A kind of entry with an id and a day: the schema of what is stored, and the four calls. */
export interface DatedEndpoints<
  Answer extends z.ZodMiniType,
  Saved extends z.ZodMiniType,
  Changed extends z.ZodMiniType,
  Stored extends z.ZodMiniType = z.ZodMiniType,
  Path extends string = ApiPath,
> {
  readonly schema: Stored;
  readonly list: Endpoint<
    { query: typeof RangeSchema },
    z.ZodMiniArray<Answer>,
    "session",
    null,
    "GET",
    Path
  >;
  readonly save: Endpoint<{ body: Saved }, Answer, "session", Answer, "POST", Path>;
  readonly change: Endpoint<
    { params: typeof paramsSchema; body: Changed },
    Answer,
    "session",
    Answer,
    "PATCH",
    `${Path}/{id}`
  >;
  readonly remove: Endpoint<
    { params: typeof paramsSchema },
    null,
    "session",
    Answer,
    "DELETE",
    `${Path}/{id}`
  >;
}

interface Kind<Name extends KindName, Shape extends z.core.$ZodShape, Saved, Changed> {
  readonly kind: Name;
  readonly entry: z.ZodMiniObject<Shape>;
  readonly saved: Saved;
  /** Every field is optional; fields sent replace the stored ones. */
  readonly changed: Changed;
  readonly summaries: Readonly<Record<"list" | "save" | "change" | "remove", string>>;
}

/** Declares a kind's four calls. Its file exports each under a comment with an example. */
export function datedEndpoints<
  Name extends KindName,
  Shape extends z.core.$ZodShape,
  Saved extends z.ZodMiniType,
  Changed extends z.ZodMiniType,
>({ kind, entry: stored, saved, changed, summaries }: Kind<Name, Shape, Saved, Changed>) {
  const path: (typeof entryKinds)[Name]["path"] = entryKinds[kind].path;
  const entry = revised(stored);
  const one = `${path}/{id}` as const;
  return {
    schema: stored,
    list: endpoint({
      method: "GET",
      path,
      summary: summaries.list,
      request: { query: RangeSchema },
      response: z.array(entry),
    }),
    save: endpoint({
      method: "POST",
      path,
      summary: summaries.save,
      request: { body: saved },
      response: entry,
      status: 201,
      entry,
      errors: ["too_many_entries"],
    }),
    change: endpoint({
      method: "PATCH",
      path: one,
      summary: summaries.change,
      request: { params: paramsSchema, body: changed },
      response: entry,
      entry,
    }),
    remove: endpoint({
      method: "DELETE",
      path: one,
      summary: summaries.remove,
      request: { params: paramsSchema },
      response: null,
      entry,
    }),
  } satisfies DatedEndpoints<
    typeof entry,
    Saved,
    Changed,
    typeof stored,
    (typeof entryKinds)[Name]["path"]
  >;
}
