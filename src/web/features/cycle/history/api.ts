import {
  changeCycle,
  deleteCycle,
  type RevisedCycle,
  startCycle,
} from "#contract/entries/cycles.ts";
import { call } from "#web/api/call.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";
import { bodyOf, type CycleDraft, changesOf } from "./view-model.ts";

export function saveCycle(
  draft: CycleDraft,
  { id, base }: Pick<SaveTarget<RevisedCycle>, "id" | "base">,
): Promise<RevisedCycle> {
  if (base === null) return call(startCycle, { body: { id, ...bodyOf(draft) } });
  const changes = { params: { id }, body: changesOf(draft, base) };
  return call(changeCycle, changes, { ifMatch: base.revision });
}

export const removeCycle = ({ id, revision }: RevisedCycle) =>
  call(deleteCycle, { params: { id } }, { ifMatch: revision });
