import { type EntryOf, type Kind, storedKind } from "#server/storage/journal/collections.ts";
import { type KindEntries, openKind } from "./kind-entries.ts";
import type { PageContent, Section } from "./page-format.ts";

export interface OpenPage {
  readonly name: string;
  /** As they were stored, without the changes. */
  readonly stored: readonly Section[];
  readonly of: <K extends Kind>(kind: K) => KindEntries<EntryOf<K>>;
  readonly isChanged: () => boolean;
  readonly content: () => PageContent;
}

export function openPage({ name, sections }: PageContent): OpenPage {
  const opened = new Map<string, Pick<KindEntries<never>, "isChanged" | "sections">>();
  return {
    name,
    stored: sections,
    of: <K extends Kind>(kind: K) => {
      const stored = storedKind(kind);
      const known = opened.get(stored) as KindEntries<EntryOf<K>> | undefined;
      const ofKind = () => sections.filter((section) => section.kind === stored);
      const entries = known ?? openKind(kind, ofKind());
      opened.set(stored, entries);
      return entries;
    },
    isChanged: () => [...opened.values()].some((entries) => entries.isChanged()),
    content: () => ({
      name,
      sections: [
        ...sections.filter(({ kind }) => !opened.has(kind)),
        ...[...opened.values()].flatMap((entries) => entries.sections()),
      ],
    }),
  };
}
