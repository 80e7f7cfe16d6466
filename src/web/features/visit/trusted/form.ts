import { msg } from "@lingui/core/macro";
import { type TrustedPart, trustedParts } from "#contract/visit/trusted-views.ts";
import { filled } from "#web/entry/drafts/use-draft.ts";
import type { Labels } from "#web/words/labels.ts";

export const lifetimes = ["7", "30", "90", "180"] as const;

export const lifetimeLabels: Labels<(typeof lifetimes)[number]> = {
  "7": msg`7 days`,
  "30": msg`30 days`,
  "90": msg`90 days`,
  "180": msg`180 days`,
};

export type ViewDraft = Readonly<Record<TrustedPart, boolean>> & {
  readonly name: string;
  readonly words: string;
  readonly days: (typeof lifetimes)[number];
};

export const newViewDraft: ViewDraft = {
  name: "",
  words: "",
  days: "30",
  period: true,
  mood: true,
};

export const partsOf = (draft: Readonly<Record<TrustedPart, boolean>>): TrustedPart[] =>
  trustedParts.filter((part) => draft[part]);

export const bodyOf = ({ name, words, days, ...ticks }: ViewDraft) => ({
  ...filled({ name, words }),
  parts: partsOf(ticks),
  days: Number(days),
});
