// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { activateLanguage, fetchCatalogue, i18n } from "#web/i18n/i18n.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { BetterWords } from "./better-words.tsx";
import { suggestionsHere } from "./suggestions.ts";

beforeEach(async () => {
  localStorage.clear();
  // Preloaded, so that the dialog opens without waiting.
  await Promise.all([import("./word-choice.tsx"), import("./word-form.tsx")]);
  await fetchCatalogue("en");
  await activateLanguage("sw");
  document.documentElement.lang = "sw";
});

afterEach(() => {
  document.documentElement.removeAttribute("lang");
  return activateLanguage("en");
});

const screen = (
  <I18nProvider i18n={i18n}>
    <h1>Mipangilio</h1>
    <p id="note">Nilikuwa na maumivu</p>
    <p id="quote" lang="en">
      Days of pain
    </p>
    <BetterWords />
  </I18nProvider>
);

const openSuggesting = () => openScreen(screen);
const OPENER = "Pendekeza maneno bora";

it("the screen's messages are listed, and a suggestion is stored with its English original", async () => {
  const { press, type, until, text, has, close } = await openSuggesting();
  await press(OPENER);
  const listed = () => text().split("Maneno gani")[1] ?? "";
  await until(() => listed().includes("Mipangilio"));
  await press("Mipangilio");
  await until(() => has("Settings"));
  await type("Maneno bora", "Matayarisho");
  await press("Tunza maneno haya");
  expect(suggestionsHere()).toMatchObject([
    { language: "sw", english: "Settings", draft: "Mipangilio", better: "Matayarisho" },
  ]);
  await close();
});

function hold(query: string, pointerType = "touch") {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  document
    .querySelector(query)
    ?.dispatchEvent(
      new PointerEvent("pointerdown", { isPrimary: true, pointerType, bubbles: true }),
    );
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
}

it("a long press on a message opens the form, but not on user input or English text", async () => {
  const { settle, until, close } = await openSuggesting();
  const dialog = () => document.querySelector("dialog");
  for (const query of ["#note", "#quote"]) await settle(() => hold(query));
  await settle(() => hold("h1", "mouse"));
  expect(dialog()).toBeNull();
  await settle(() => hold("h1"));
  await until(() => dialog()?.textContent?.includes("Mipangilio") === true);
  await close();
});
