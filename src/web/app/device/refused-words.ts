import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OfflineKind } from "#contract/kinds.ts";
import { kindLabels } from "#web/words/entry-kind.ts";

export const kindWords = (kind: OfflineKind | undefined): MessageDescriptor =>
  kind === undefined ? msg`Entry` : kindLabels[kind];

export function reasonWords(status: number): MessageDescriptor {
  if (status === 412) return msg`It was changed on another device.`;
  if (status === 404) return msg`What it changes is no longer there.`;
  if (status === 409) return msg`There's already another entry there.`;
  return msg`It doesn't fit what is in your record now.`;
}
