import type { LanguageTag } from "#contract/kernel/language-tag.ts";

export const ownNames: Readonly<Record<LanguageTag, string>> = {
  en: "English",
  sw: "Kiswahili",
  ha: "Hausa",
  yo: "Yorùbá",
};
