import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OfflineKind } from "#contract/kinds.ts";
import type { Refusal } from "#web/api/outbox/item.ts";
import { fieldWords } from "#web/entry/saving/field-words.ts";
import { kindLabels } from "#web/words/entry-kind.ts";

export const kindWords = (kind: OfflineKind | undefined): MessageDescriptor =>
  kind === undefined ? msg`Entry` : kindLabels[kind];

/** Releases before `problem` stored a code in its place. */
export function reasonWords({ status, problem }: Partial<Refusal>): MessageDescriptor {
  if (problem) return fieldWords(problem);
  if (status === 412) return msg`It was changed on another device.`;
  if (status === 404) return msg`What it changes is no longer there.`;
  if (status === 409) return msg`There's already another entry there.`;
  return msg`It doesn't fit what is in your record now.`;
}
