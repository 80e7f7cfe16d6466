import type { Symptom } from "#contract/entries/symptoms.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { ignoreNotFound } from "#web/entry/saving/ignore-not-found.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";
import { changesOf, formOf, type SavedSymptom } from "./view-model.ts";

export const symptomsQuery = queryOf("GET /api/symptoms", {});

export type SymptomDraft = Omit<Symptom, "id">;

export const sendSymptom = (draft: SymptomDraft, { id, base }: SaveTarget<SavedSymptom>) =>
  base === null
    ? call("POST /api/symptoms", { body: { ...draft, id } })
    : call(
        "PATCH /api/symptoms/{id}",
        { params: { id }, body: changesOf(base, formOf(draft)) },
        { ifMatch: base.revision },
      );

export const removeSymptom = ({ id }: Symptom) =>
  ignoreNotFound(call("DELETE /api/symptoms/{id}", { params: { id } }));

export const restoreSymptom = ({ id, date, type, severity, notes }: Symptom) =>
  call("POST /api/symptoms", { body: { id, date, type, severity, notes } });
