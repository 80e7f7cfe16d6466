import { type I18n, setupI18n } from "@lingui/core";
import { type DraftTag, draftTags } from "#contract/kernel/draft-tag.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { timeZoneHere } from "#web/api/here.ts";
import { oneOf } from "#web/api/like.ts";
import { kept } from "#web/entry/kept.ts";
import type { Area } from "#web/i18n/catalogues.ts";
import type { DraftLanguage } from "#web/i18n/languages/draft-language.ts";
import { messagesIn } from "#web/i18n/numbered-messages.ts";
import { addForms } from "#web/i18n/written-forms.ts";

/** Native names, by language tag. */
export const draftNames: Readonly<Record<DraftTag, string>> = {
  ...{ zu: "isiZulu", xh: "isiXhosa", af: "Afrikaans" },
};

/** The draft language chosen on this device. */
export const draftChoice = kept(storageKeys.draftLanguage, oneOf(...draftTags));

const fetchDraft: Readonly<Record<DraftTag, () => Promise<DraftLanguage>>> = {
  zu: async () => (await import("#web/i18n/languages/isizulu.ts")).isizulu,
  xh: async () => (await import("#web/i18n/languages/isixhosa.ts")).isixhosa,
  af: async () => (await import("#web/i18n/languages/afrikaans.ts")).afrikaans,
};

const zones = ["Gaborone", "Harare", "Johannesburg", "Maputo", "Maseru", "Mbabane", "Windhoek"];

/** Whether the device's time zone is one where a draft language is spoken. */
export function isNearDrafts(): boolean {
  const timeZone = timeZoneHere();
  return zones.some((zone) => timeZone === `Africa/${zone}`);
}

/** The areas with draft catalogues. */
export type DraftArea = Extract<Area, keyof DraftLanguage["catalogues"]>;

/** The area of a draft's message; the app's own if it is in none. */
export async function draftAreaOf(tag: DraftTag, id: string): Promise<Area> {
  const { catalogues } = await fetchDraft[tag]();
  for (const area of Object.keys(catalogues) as DraftArea[]) {
    const { messages } = await catalogues[area]();
    if (Object.hasOwn(messagesIn(messages), id)) return area;
  }
  return "app";
}

/** Loads a draft's messages into a separate i18n context. */
export async function loadDraft(tag: DraftTag, areas: readonly DraftArea[]): Promise<I18n> {
  const { forms, catalogues } = await fetchDraft[tag]();
  const parts = await Promise.all(areas.map((area) => catalogues[area]()));
  addForms(forms);
  return setupI18n({
    locale: tag,
    messages: { [tag]: Object.assign({}, ...parts.map(({ messages }) => messagesIn(messages))) },
  });
}
