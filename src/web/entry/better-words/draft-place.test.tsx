// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { beforeEach, expect, it } from "vitest";
import { loadDraft } from "#web/entry/draft-language/drafts.ts";
import { activateLanguage, fetchCatalogue, i18n } from "#web/i18n/i18n.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { BetterWords } from "./better-words.tsx";
import { DraftWordsPlace } from "./draft-place.tsx";
import { suggestionsHere } from "./suggestions.ts";

beforeEach(async () => {
  localStorage.clear();
  await activateLanguage("en");
  // Preloaded, so that the dialog opens without waiting.
  await Promise.all([import("./word-choice.tsx"), import("./word-form.tsx")]);
  // Preloaded, as the form shows the English original.
  await Promise.all([fetchCatalogue("en"), fetchCatalogue("zu")]);
});

it("a partial draft's messages can be corrected, with the form in the page's language", async () => {
  const draft = await loadDraft("zu");
  const { press, type, until, text, close } = await openScreen(
    <I18nProvider i18n={draft}>
      <div lang="zu">
        <h2>Ubalulekile</h2>
        <BetterWords />
      </div>
    </I18nProvider>,
  );
  await press("Suggest better words");
  await until(() => text().includes("You matter"));
  await type("Better words", "Uyigugu");
  await press("Keep these words");
  expect(suggestionsHere()).toMatchObject([
    { language: "zu", english: "You matter", draft: "Ubalulekile", better: "Uyigugu" },
  ]);
  const opener = document.querySelector("button");
  expect(opener?.closest("[lang]")?.getAttribute("lang")).toBe("en");
  await close();
});

it("a screen in the page's language leaves corrections to the page", async () => {
  const { text, close } = await openScreen(
    <I18nProvider i18n={i18n}>
      <DraftWordsPlace />
    </I18nProvider>,
  );
  expect(text()).toBe("");
  await close();
});
