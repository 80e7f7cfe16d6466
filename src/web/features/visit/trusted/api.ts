import { useState } from "react";
import type { CallInput } from "#contract/endpoints.ts";
import {
  type ListedView,
  type TrustedContent,
  TrustedContentSchema,
} from "#contract/visit/trusted-views.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { call } from "#web/api/call.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { base64Of } from "#web/api/seal/base64.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { readSealed } from "../shared-report/api.ts";
import { encrypt, type Link, linkIn } from "../shared-report/view-model.ts";
import { contentOf, isOpen } from "./view-model.ts";

export const trustedViewsQuery = queryOf("GET /api/trusted-views", {});
const refreshes = ["GET /api/trusted-views"] as const;

type NewView = CallInput<"POST /api/trusted-views">["body"];
type ViewChange = CallInput<"PATCH /api/trusted-views/{id}">["body"];

export const useAddView = (onSaved: () => void) =>
  useSave({
    send: (body: NewView, { id }) => call("POST /api/trusted-views", { body: { ...body, id } }),
    refreshes,
    onSaved,
  });

export function useChangeView({ id, revision }: ListedView) {
  const [asked, setAsked] = useState<ViewChange>({});
  const saving = useSave({
    send: (body: ViewChange) =>
      call("PATCH /api/trusted-views/{id}", { params: { id }, body }, { ifMatch: revision }),
    refreshes,
    isOneTap: true,
  });
  const save = (body: ViewChange) => {
    setAsked(body);
    void saving.save(body);
  };
  return { ...saving, save, again: () => save(asked) };
}

/** Sends no revision, so that a concurrent change can't block it. */
export const useEndView = () =>
  useSave({
    send: (id: string) => call("DELETE /api/trusted-views/{id}", { params: { id } }),
    refreshes,
    isOneTap: true,
  });

/** Padding hides how much a copy contains. */
const PADDED_TO = 2048;

/** Re-encrypts outdated copies, with the ticked parts only. Resolves to whether there was one. */
export async function sealStale(
  views: readonly ListedView[],
  overview: CycleOverview,
  today: CalendarDay,
): Promise<boolean> {
  let isAny = false;
  for (const view of views.filter((one) => isOpen(one, Date.now()))) {
    const text = JSON.stringify(contentOf(view, overview, today));
    const copyOf = await hashOf(text);
    const link = linkIn(view.fragment);
    if (copyOf === view.copyOf || link === null) continue;
    const bytes = await encrypt(link, padded(text), "trusted-view");
    const body = { sealed: base64Of(bytes), copyOf };
    // One that has ended or changed elsewhere must not stop the others; the refetched list has it.
    await call(
      "POST /api/trusted-views/{id}/copy",
      { params: { id: view.id }, body },
      { ifMatch: view.revision },
    ).catch(() => undefined);
    isAny = true;
  }
  return isAny;
}

function padded(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(Math.max(PADDED_TO, bytes.length)).fill(" ".charCodeAt(0));
  whole.set(bytes);
  return whole;
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type OpenedView =
  | { readonly kind: "opened"; readonly content: TrustedContent; readonly expiresAt: string }
  /** Does not reveal whether the link is paused, expired, ended or unknown. */
  | { readonly kind: "not-shared" }
  | { readonly kind: "incomplete" | "insecure" | "failed" };

/** Decrypts in the browser; the key is never sent. Never rejects. */
export async function openView(hash: string): Promise<OpenedView> {
  const link = linkIn(hash);
  if (link === null) return { kind: "incomplete" };
  if (!isSecureContext) return { kind: "insecure" };
  try {
    return await readCopy(link);
  } catch (error) {
    const isEnded = error instanceof ApiError && error.problem?.code === "not_found";
    return { kind: isEnded ? "not-shared" : "failed" };
  }
}

async function readCopy(link: Link): Promise<OpenedView> {
  const { text, expiresAt } = await readSealed(link, "trusted-view");
  return { kind: "opened", content: TrustedContentSchema.parse(JSON.parse(text)), expiresAt };
}
