import { i18n, type Messages } from "@lingui/core";

/** Each language is a file of its own, fetched when chosen. */
const catalogues: Record<string, () => Promise<{ messages: Messages }>> = {
  en: () => import("./locales/en.po"),
};

export async function activateLanguage(language = "en"): Promise<void> {
  const load = catalogues[language];
  if (!load) return;
  const { messages } = await load();
  i18n.loadAndActivate({ locale: language, messages });
}

export { i18n };
