import type * as z from "zod/mini";
import type { RequestData } from "#contract/endpoint.ts";
import {
  type ListedReport,
  MOST_WRONG_PINS,
  type SharedReportSchema,
  type shareReport,
} from "#contract/links.ts";
import { makePinLock } from "#server/storage/vault/password.ts";
import type { ReportLink } from "#server/storage/vault/report-link.ts";
import type { SharedRow } from "./store.ts";

export type SharedReport = z.output<typeof SharedReportSchema>;

type Wish = RequestData<typeof shareReport>["body"];

const HOUR = 3_600_000;

/** What she keeps of a new link. */
export function newSharedReport(wish: Wish, { hash }: ReportLink, now: number): SharedReport {
  return {
    id: crypto.randomUUID(),
    ...(wish.label !== undefined && { label: wish.label }),
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + wish.hours * HOUR).toISOString(),
    hasPin: wish.pin !== undefined,
    months: wish.report.months,
    hash,
  };
}

/** What the server keeps of it: bytes that only the link opens. */
export async function newRow(
  accountId: string,
  shared: SharedReport,
  link: ReportLink,
  report: unknown,
  pin: string | undefined,
): Promise<SharedRow> {
  const lock = pin === undefined ? null : await makePinLock(pin);
  return {
    account_id: accountId,
    link_hash: link.hash,
    report_sealed: link.seal(report),
    pin_salt: lock?.salt ?? null,
    pin_verifier: lock?.verifier ?? null,
    wrong_pins: 0,
    expires_at: Date.parse(shared.expiresAt),
    opened: "[]",
  };
}

type KnownOfLink = Pick<SharedRow, "link_hash" | "wrong_pins" | "opened">;

/** Her list, newest first: what she kept, beside what has happened to each link. */
export function listed(
  kept: readonly SharedReport[],
  known: readonly KnownOfLink[],
  now: number,
): ListedReport[] {
  const byHash = new Map(known.map((row) => [row.link_hash, row]));
  return kept
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map((shared) => listedOf(shared, byHash.get(shared.hash), now));
}

function listedOf(shared: SharedReport, row: KnownOfLink | undefined, now: number): ListedReport {
  const { hash: _hash, ...told } = shared;
  return { ...told, state: stateOf(shared, row, now), openedAt: openingsOf(row?.opened ?? "[]") };
}

function stateOf(
  { revokedAt, expiresAt }: SharedReport,
  row: KnownOfLink | undefined,
  now: number,
): ListedReport["state"] {
  if (revokedAt !== undefined) return "revoked";
  if ((row?.wrong_pins ?? 0) >= MOST_WRONG_PINS) return "too_many_pins";
  return row === undefined || Date.parse(expiresAt) <= now ? "expired" : "open";
}

const MOST_OPENINGS_KEPT = 100;

/** The list of openings with one more; the oldest go when there are very many. */
export function withOpening(opened: string, now: number): string {
  const times: number[] = JSON.parse(opened);
  return JSON.stringify([...times, now].slice(-MOST_OPENINGS_KEPT));
}

function openingsOf(opened: string): string[] {
  const times: number[] = JSON.parse(opened);
  return times.map((time) => new Date(time).toISOString());
}
