import type { HealthBackground } from "#contract/account/health-background.ts";
import type { CallInput } from "#contract/endpoints.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";

export const backgroundQuery = queryOf("GET /api/health-background", {});

export type SavedBackground = Revised<HealthBackground>;
export type BackgroundBody = CallInput<"PATCH /api/health-background">["body"];

export const saveBackground = (body: BackgroundBody, { revision }: SaveTarget<SavedBackground>) =>
  call("PATCH /api/health-background", { body }, { ifMatch: revision });

export function clearBackground({ revision: _, ...answers }: SavedBackground, ifMatch: number) {
  const body = Object.fromEntries(Object.keys(answers).map((name) => [name, null]));
  return call("PATCH /api/health-background", { body }, { ifMatch });
}
