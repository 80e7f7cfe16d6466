import type * as z from "zod/mini";
import type { LabResult, saveLabResult } from "#contract/entries/labs.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";

export const labResultsQuery = queryOf("GET /api/labs", {});

/** Sends emptied fields as `null`. */
const EMPTIED = {
  name: null,
  comparator: null,
  rangeLow: null,
  rangeHigh: null,
  laboratory: null,
  notes: null,
};

export type ResultBody = z.output<typeof saveLabResult.request.body>;

export const saveResult = (
  { id: _, ...result }: ResultBody,
  { id, base, revision }: SaveTarget<LabResult>,
) =>
  base === null
    ? call("POST /api/labs", { body: { id, ...result } })
    : call(
        "PATCH /api/labs/{id}",
        { params: { id }, body: { ...EMPTIED, ...result } },
        { ifMatch: revision },
      );

export const deleteResult = ({ id }: LabResult, ifMatch: number) =>
  call("DELETE /api/labs/{id}", { params: { id } }, { ifMatch });
