import { type I18n, setupI18n } from "@lingui/core";
import { type DraftTag, draftTags } from "#contract/kernel/draft-tag.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { timeZoneHere } from "#web/api/here.ts";
import { oneOf } from "#web/api/like.ts";
import { storedValue } from "#web/entry/stored-value.ts";
import { addFormsOf, fetchCatalogue } from "#web/i18n/i18n.ts";

export const draftNames: Readonly<Record<DraftTag, string>> = {
  ...{ zu: "isiZulu", xh: "isiXhosa", af: "Afrikaans" },
};

export const draftChoice = storedValue(storageKeys.draftLanguage, oneOf(...draftTags));

const zones = ["Gaborone", "Harare", "Johannesburg", "Maputo", "Maseru", "Mbabane", "Windhoek"];

/** Whether the device's time zone is one where a draft language is spoken. */
export function isNearDrafts(): boolean {
  const timeZone = timeZoneHere();
  return zones.some((zone) => timeZone === `Africa/${zone}`);
}

/** Loads a draft's messages into a separate i18n context; what it lacks is in the page's language. */
export async function loadDraft(tag: DraftTag): Promise<I18n> {
  const [messages] = await Promise.all([fetchCatalogue(tag), addFormsOf(tag)]);
  return setupI18n({ locale: tag, messages: { [tag]: messages } });
}
