import type { CallInput } from "#contract/endpoints.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";

export const lifeStagesQuery = queryOf("GET /api/life-stages", {});

export type StageBody = Omit<CallInput<"POST /api/life-stages">["body"], "id">;

const DETAILS = {
  iud: null,
  pill: null,
  everyWeeks: null,
  pack: null,
  packFrom: null,
  whyStopped: null,
  ending: null,
};
const EMPTIED = { from: null, to: null, notes: null, ...DETAILS };

/** A create call that seemed to fail may have arrived, so its entry is updated too. */
export async function saveStage(
  stage: StageBody,
  { id, base, revision, isAgain }: SaveTarget<LifeStage>,
): Promise<Revised<LifeStage>> {
  const { kind: _, ...fields } = stage;
  const change = (ifMatch: number) =>
    call(
      "PATCH /api/life-stages/{id}",
      { params: { id }, body: { ...EMPTIED, ...fields } },
      { ifMatch },
    );
  if (base !== null) return change(revision);
  const added = await call("POST /api/life-stages", { body: { id, ...stage } });
  return isAgain ? change(added.revision) : added;
}

export const removeStage = ({ id }: LifeStage, ifMatch: number) =>
  call("DELETE /api/life-stages/{id}", { params: { id } }, { ifMatch });
