import type * as z from "zod/mini";
import type { RequestData } from "#contract/kernel/endpoint.ts";
import {
  type ListedReport,
  MOST_WRONG_PINS,
  type SharedReportSchema,
  type shareReport,
} from "#contract/visit/links.ts";
import type { Authenticated } from "#server/http/caller.ts";
import { makePinLock } from "#server/storage/vault/keys/password.ts";
import type { ReportLink } from "#server/storage/vault/report-link.ts";
import { FHIR, joined } from "./health/rules.ts";
import type { ReportRow } from "./store.ts";

export type SharedReport = z.output<typeof SharedReportSchema>;

type ShareRequest = RequestData<typeof shareReport>["body"];

const HOUR = 3_600_000;

export function newSharedReport(
  request: ShareRequest,
  { hash }: ReportLink,
  now: number,
): SharedReport {
  return {
    id: crypto.randomUUID(),
    ...(request.label !== undefined && { label: request.label }),
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + request.hours * HOUR).toISOString(),
    hasPin: request.pin !== undefined,
    months: request.report.months,
    hash,
  };
}

/** Report and record are encrypted with keys that only the link contains. */
export async function newRow(
  { owner: { accountId }, tokenHash }: Pick<Authenticated, "owner" | "tokenHash">,
  shared: SharedReport,
  link: ReportLink,
  content: { readonly report: unknown; readonly record: Buffer | null },
  pin: string | undefined,
): Promise<ReportRow> {
  const { report, record } = content;
  const jwe = record && link.encryptRecord(record, FHIR);
  const lock = pin === undefined ? null : await makePinLock(pin);
  return {
    account_id: accountId,
    link_hash: link.hash,
    report_sealed: joined(link.encrypt(report), jwe),
    pin_salt: lock?.salt ?? null,
    pin_verifier: lock?.verifier ?? null,
    wrong_pins: 0,
    expires_at: Date.parse(shared.expiresAt),
    opened: "[]",
    made_by: tokenHash,
  };
}

export type LinkUse = Pick<ReportRow, "link_hash" | "wrong_pins" | "opened" | "made_by">;

export function listedReports(
  reports: readonly SharedReport[],
  rows: readonly LinkUse[],
  now: number,
): ListedReport[] {
  const byHash = new Map(rows.map((row) => [row.link_hash, row]));
  return reports
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map((shared) => listedReport(shared, byHash.get(shared.hash), now));
}

function listedReport(shared: SharedReport, row: LinkUse | undefined, now: number): ListedReport {
  const { hash: _hash, ...details } = shared;
  return {
    ...details,
    state: stateOf(shared, row, now),
    openedAt: openingsOf(row?.opened ?? "[]"),
  };
}

function stateOf(
  { revokedAt, expiresAt }: SharedReport,
  row: LinkUse | undefined,
  now: number,
): ListedReport["state"] {
  if (revokedAt !== undefined) return "revoked";
  if ((row?.wrong_pins ?? 0) >= MOST_WRONG_PINS) return "too_many_pins";
  return row === undefined || Date.parse(expiresAt) <= now ? "expired" : "open";
}

const MOST_OPENINGS = 100;
/** The oldest openings stay in the list: opening a link in a loop can't push them out. */
const FIRST_OPENINGS = 20;

export function withOpening(opened: string, now: number): string {
  const times: number[] = [...JSON.parse(opened), now];
  times.splice(FIRST_OPENINGS, Math.max(0, times.length - MOST_OPENINGS));
  return JSON.stringify(times);
}

export function openingsOf(opened: string): string[] {
  const times: number[] = JSON.parse(opened);
  return times.map((time) => new Date(time).toISOString());
}
