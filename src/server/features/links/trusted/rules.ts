import type * as z from "zod/mini";
import type { RequestData } from "#contract/kernel/endpoint.ts";
import type {
  addTrustedView,
  changeTrustedView,
  ListedView,
  TrustedViewSchema,
} from "#contract/visit/trusted-views.ts";
import { withoutGaps, withoutUndefined } from "#domain/basics/field-gaps.ts";
import type { Authenticated } from "#server/http/caller.ts";
import type { Stored } from "#server/storage/journal/reading/reader.ts";
import { answerOf } from "#server/storage/journal/replace-entry.ts";
import { hashOfFragment } from "#server/storage/vault/report-link.ts";
import { type LinkUse, openingsOf } from "../rules.ts";
import { NO_BYTES, type ReportRow } from "../store.ts";

export type TrustedView = z.output<typeof TrustedViewSchema>;

const DAY = 24 * 3_600_000;

export function newView(
  { days, ...request }: RequestData<typeof addTrustedView>["body"],
  { id, fragment, now }: { readonly id: string; readonly fragment: string; readonly now: number },
): TrustedView {
  return {
    ...withoutUndefined(request),
    id,
    parts: [...new Set(request.parts)],
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + days * DAY).toISOString(),
    isPaused: false,
    fragment,
  };
}

export const emptyRow = (
  { owner, tokenHash }: Pick<Authenticated, "owner" | "tokenHash">,
  { expiresAt }: TrustedView,
  hash: string,
): ReportRow => ({
  account_id: owner.accountId,
  link_hash: hash,
  report_sealed: NO_BYTES,
  pin_salt: null,
  pin_verifier: null,
  wrong_pins: 0,
  opened: "[]",
  expires_at: Date.parse(expiresAt),
  made_by: tokenHash,
});

export function changedView(
  { copyOf: _copyOf, ...before }: TrustedView,
  changes: RequestData<typeof changeTrustedView>["body"],
): TrustedView {
  const after = withoutGaps({ ...before, ...withoutUndefined(changes) });
  return { ...after, parts: [...new Set(after.parts)] };
}

/** Returns whether the link shows more after a change: another part, or anything after a pause. */
export const isWider = (before: TrustedView, after: TrustedView) =>
  after.parts.some((part) => !before.parts.includes(part)) || (before.isPaused && !after.isPaused);

export const isOpen = ({ isPaused, expiresAt }: TrustedView, now: number) =>
  !isPaused && Date.parse(expiresAt) > now;

export function listedViews(
  views: readonly Stored<TrustedView>[],
  uses: readonly Pick<LinkUse, "link_hash" | "opened">[],
): ListedView[] {
  const byHash = new Map(uses.map(({ link_hash, opened }) => [link_hash, opened]));
  return views
    .toSorted((one, other) => other.entry.createdAt.localeCompare(one.entry.createdAt))
    .map((view) => {
      const opened = byHash.get(hashOfFragment(view.entry.fragment));
      return {
        ...answerOf(view),
        openedAt: openingsOf(opened ?? "[]"),
        isGone: opened === undefined,
      };
    });
}
