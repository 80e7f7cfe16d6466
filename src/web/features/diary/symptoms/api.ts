import {
  changeSymptom,
  deleteSymptom,
  listSymptoms,
  type Symptom,
  saveSymptom,
} from "#contract/entries/symptoms.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { orGone } from "#web/entry/saving/or-gone.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";
import { changesOf, formOf, type SavedSymptom } from "./view-model.ts";

export const symptomsQuery = queryOf(listSymptoms, {});

/** More than home shows, because a day is never split. */
export const recentSymptomsQuery = queryOf(listSymptoms, { query: { limit: "30" } });

export type SymptomDraft = Omit<Symptom, "id">;

/** Updates the changed fields; a symptom deleted elsewhere is created again under its own id. */
export const sendSymptom = (draft: SymptomDraft, { id, base }: SaveTarget<SavedSymptom>) =>
  base === null
    ? call(saveSymptom, { body: { ...draft, id } })
    : call(
        changeSymptom,
        { params: { id }, body: changesOf(base, formOf(draft)) },
        { ifMatch: base.revision },
      );

/** Treats a symptom that is already gone as deleted. */
export const removeSymptom = ({ id }: Symptom) => orGone(call(deleteSymptom, { params: { id } }));

export const restoreSymptom = ({ id, date, type, severity, notes }: Symptom) =>
  call(saveSymptom, { body: { id, date, type, severity, notes } });
