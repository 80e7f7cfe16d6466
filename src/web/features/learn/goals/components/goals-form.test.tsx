import { expect, it } from "vitest";
import {
  markupOf,
  textsOf,
  wordsOnScreen,
} from "../../../../../../scripts/testing/words-on-screen.tsx";
import type { Goal } from "../view-model.ts";
import { GoalsForm } from "./goals-form.tsx";
import { PreferencesCard } from "./preferences-card.tsx";

const form = (saved: readonly Goal[]) => (
  <GoalsForm saved={saved} onSave={() => Promise.resolve()} />
);
const lastButton = (markup: string) => /<button[^>]*>(?!.*<button)/s.exec(markup)?.[0];

it("every goal is a card with a name and a description, and those saved are pressed [S2-85 S3-10]", () => {
  const cards = textsOf(form(["eat-well"]), "li");
  expect(cards).toHaveLength(10);
  expect(cards[0]).toBe("Track my periods Know roughly when the next one comes.");
  expect(markupOf(form(["eat-well", "move-more"])).match(/aria-pressed="true"/g)).toHaveLength(2);
});

it("Save My Goals is disabled while none is chosen [S5-32]", () => {
  expect(wordsOnScreen(form([]))).toMatch(/Save My Goals$/);
  expect(lastButton(markupOf(form([])))).toMatch(/disabled/);
  expect(lastButton(markupOf(form(["fertility"])))).not.toMatch(/ disabled=/);
});

it("App Preferences lead back to the setup [S2-86]", () => {
  const card = <PreferencesCard onResetSetup={() => {}} onReload={() => {}} />;
  expect(textsOf(card, "h2")).toEqual(["App Preferences"]);
  expect(textsOf(card, "button")).toEqual(["Review Setup & Preferences"]);
});
