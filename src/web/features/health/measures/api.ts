import {
  deleteMetabolic,
  listMetabolic,
  type Metabolic,
  saveMetabolic,
} from "#contract/measures.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import type { SaveTarget } from "#web/entry/use-save.ts";

export const metabolicQuery = queryOf(listMetabolic, {});

/** The values of a day, which a save replaces whole. */
export type DayOfMeasures = Omit<Metabolic, "id">;

export const saveMeasures = (day: DayOfMeasures, { revision }: SaveTarget<Metabolic>) =>
  call(saveMetabolic, { body: day }, { ifMatch: revision });

export const deleteMeasures = ({ id }: Metabolic, ifMatch: number) =>
  call(deleteMetabolic, { params: { id } }, { ifMatch });
