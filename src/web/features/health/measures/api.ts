import type { DayMeasures } from "#contract/entries/measures.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";

export const measuresQuery = queryOf("GET /api/metabolic", {});

export type DayOfMeasures = Omit<DayMeasures, "id">;

export const saveMeasures = (day: DayOfMeasures, { revision }: SaveTarget<DayMeasures>) =>
  call("POST /api/metabolic", { body: day }, { ifMatch: revision });

export const deleteMeasures = ({ id }: DayMeasures, ifMatch: number) =>
  call("DELETE /api/metabolic/{id}", { params: { id } }, { ifMatch });
