import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Chip, type ChipTone } from "#web/ui/chip.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

export interface NoteLook {
  readonly tone: ChipTone;
  readonly words: MessageDescriptor;
}

export function NoteChip({ words, ...look }: NoteLook) {
  const { i18n } = useLingui();
  return <Chip {...look}>{i18n._(words)}</Chip>;
}

export const ChipSkeleton = () => <Skeleton className="h-8 w-36 flex-none rounded-full" />;
