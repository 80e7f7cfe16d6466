import { msg } from "@lingui/core/macro";
import type { VisitOptions } from "#contract/visit/visit.ts";
import type { Labels } from "#web/words/labels.ts";
import type { LinkRequest } from "./api.ts";

/** Lifetimes on offer, in hours. */
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
}

export const newLinkDraft: LinkDraft = { label: "", hours: "24", pin: "" };

export const isPin = (text: string) => /^\d{4,8}$/.test(text);

/** An empty PIN creates a link without one. */
export function requestOf({ label, hours, pin }: LinkDraft, report: VisitOptions): LinkRequest {
  const name = label.trim();
  return {
    report,
    hours: Number(hours),
    ...(pin !== "" && { pin }),
    ...(name !== "" && { label: name }),
  };
}

/**
 * Builds the address; the secret is behind the #, which browsers don't send.
 * @example addressOf("https://mwezi.example", "AAEC…") // "https://mwezi.example/shared-report#AAEC…"
 */
export function addressOf(origin: string, fragment: string): string {
  return `${origin}/shared-report#${fragment}`;
}
