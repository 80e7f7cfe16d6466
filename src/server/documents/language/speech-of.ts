import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { Profile } from "#contract/account/profile.ts";
import { type LanguageTag, languageTags, tagOf } from "#contract/kernel/language-tag.ts";
import { english as englishForms, englishIn } from "#domain/language/english.ts";
import type { WrittenForms } from "#domain/language/written-forms.ts";
import { concernMessages } from "#report/concern-words/messages.ts";
import { reportMessages } from "#report/messages/report-messages.ts";
import type { Speech } from "#report/speech.ts";
import { readCatalogue, type Texts } from "./read-catalogue.ts";

async function fetchForms(language: LanguageTag): Promise<WrittenForms> {
  if (language === "en") return englishForms;
  const { forms } = await import(`../../../domain/language/forms/${language}.ts`);
  return forms;
}

const formsOf = new Map(
  await Promise.all(languageTags.map(async (tag) => [tag, await fetchForms(tag)] as const)),
);

const englishTexts: Texts = { ...concernMessages, ...reportMessages };

const spoken = new Map<LanguageTag, Speech>();

/** Uses the formats of the time zone's country. Missing messages fall back to English. */
export function speechOf(language: LanguageTag, timeZone?: string): Speech {
  const speech = spoken.get(language) ?? speechFrom(language, readCatalogue(language));
  spoken.set(language, speech);
  if (language !== "en" || timeZone === undefined) return speech;
  return { ...speech, forms: englishIn(timeZone) };
}

export function speechFrom(language: LanguageTag, texts: Texts): Speech {
  const words = Object.entries({ ...englishTexts, ...texts }).map(
    ([id, text]) => [id, compileMessage(text)] as const,
  );
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: Object.fromEntries(words) },
  });
  return {
    forms: formsOf.get(language) ?? englishForms,
    has: (id) => id in englishTexts,
    say: (id, values = {}) => i18n._(id, values),
    lacks: (id) => language !== "en" && !(id in texts),
  };
}

export const speechOfProfile = ({ preferredLanguage }: Profile, timeZone?: string): Speech =>
  speechOf(tagOf[preferredLanguage], timeZone);

export const english = speechOf("en");
