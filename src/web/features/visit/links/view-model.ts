import { msg } from "@lingui/core/macro";
import type { FieldProblem } from "#contract/kernel/errors.ts";
import type { VisitOptions } from "#contract/visit/visit.ts";
import { base64UrlOf } from "#web/api/seal/base64.ts";
import type { Labels } from "#web/words/labels.ts";
import type { LinkRequest, MadeLink } from "./api.ts";

export const lifetimes = ["1", "24", "72", "168", "720"] as const;
type Lifetime = (typeof lifetimes)[number];

export const lifetimeLabels: Labels<Lifetime> = {
  "1": msg`1 hour`,
  "24": msg`1 day`,
  "72": msg`3 days`,
  "168": msg`7 days`,
  "720": msg`30 days`,
};

export interface LinkDraft {
  readonly label: string;
  readonly hours: Lifetime;
  readonly pin: string;
  readonly isForClinic: boolean;
  readonly birthDate: string;
}

export const newLinkDraft: LinkDraft = {
  label: "",
  hours: "24",
  pin: "",
  isForClinic: false,
  birthDate: "",
};

/** A clinic's system files a summary only with a date of birth. */
export const birthDateProblem = ({ isForClinic, birthDate }: LinkDraft): FieldProblem | null =>
  isForClinic && birthDate === "" ? { field: "birthDate", code: "required" } : null;

export const isPin = (text: string) => /^\d{4,8}$/.test(text);

export function requestOf(draft: LinkDraft, report: VisitOptions): LinkRequest {
  const { label, hours, pin, isForClinic, birthDate } = draft;
  const name = label.trim();
  return {
    report,
    hours: Number(hours),
    ...(pin !== "" && { pin }),
    ...(name !== "" && { label: name }),
    ...(isForClinic && birthDate !== "" && { birthDate }),
  };
}

/** The secret is behind the #, which browsers don't send. */
export function addressOf(origin: string, fragment: string): string {
  return `${origin}/shared-report#${fragment}`;
}

/** The address and key of a SMART Health Link (STU 1); `null` if the link is for the page alone. */
export function healthLinkOf(origin: string, { healthLink, report }: MadeLink): string | null {
  if (healthLink === undefined) return null;
  const payload = {
    url: `${origin}${healthLink.path}`,
    key: healthLink.key,
    exp: Math.floor(Date.parse(report.expiresAt) / 1000),
    ...(report.hasPin && { flag: "P" }),
    label: "Health summary from Mwezi",
    v: 1,
  };
  return `shlink:/${base64UrlOf(new TextEncoder().encode(JSON.stringify(payload)))}`;
}
