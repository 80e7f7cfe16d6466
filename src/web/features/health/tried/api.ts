import type { VisitPlan } from "#contract/visit/visit.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import type { ToastMessage } from "#web/ui/toasts/toast-store.ts";

export const triedQuery = queryOf("GET /api/visit/tried", {});
/** Marked changes are stored in the visit plan. */
export const markedQuery = queryOf("GET /api/visit/plan", {});

export type Marked = NonNullable<VisitPlan["tried"]>;

export const useSaveMarked = (
  options: { readonly onSaved?: () => void; readonly toast?: () => ToastMessage } = {},
) =>
  useSave({
    send: (tried: Marked) => call("PATCH /api/visit/plan", { body: { tried } }),
    refreshes: ["GET /api/visit/tried", "GET /api/visit/plan"],
    isOneTap: true,
    ...options,
  });
