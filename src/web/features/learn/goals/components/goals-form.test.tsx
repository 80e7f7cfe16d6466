// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { ApiError } from "#web/api/failures/errors.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import {
  markupOf,
  textsOf,
  wordsOnScreen,
} from "../../../../../../scripts/testing/words-on-screen.tsx";
import type { Goal } from "../view-model.ts";
import { GoalsForm } from "./goals-form.tsx";
import { PreferencesCard } from "./preferences-card.tsx";

const form = (saved: readonly Goal[]) => (
  <GoalsForm initial={saved} onSave={() => Promise.resolve()} />
);
const lastButton = (markup: string) => /<button[^>]*>(?!.*<button)/s.exec(markup)?.[0];

it("every goal is a card with a name and a description, and saved goals are pressed [S2-85 S3-10]", () => {
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

it("App Preferences links back to the setup [S2-86]", () => {
  const card = <PreferencesCard onResetSetup={() => {}} onReload={() => {}} />;
  expect(textsOf(card, "h2")).toEqual(["App Preferences"]);
  expect(textsOf(card, "button")).toEqual(["Review Setup & Preferences"]);
});

it("the chosen goals are saved together and confirmed", async () => {
  const saves: Goal[][] = [];
  const screen = await openScreen(
    <GoalsForm initial={["fertility"]} onSave={async (goals) => saves.push(goals)} />,
  );
  await screen.press("Track my periodsKnow roughly when the next one comes.");
  await screen.press("Save My Goals");
  expect(saves).toEqual([["track-periods", "fertility"]]);
  expect(screen.text()).toContain("Your wellness goals have been updated");
  await screen.close();
});

it("goals that could not be saved stay chosen, with the server's reason if it sent one", async () => {
  const body = { type: "about:blank", title: "", detail: "", status: 422, code: "invalid_input" };
  const fields = [{ field: "goals", code: "required" }];
  const refused = new ApiError(422, JSON.stringify({ ...body, fields }), null);
  const screen = await openScreen(
    <GoalsForm initial={["fertility"]} onSave={() => Promise.reject(refused)} />,
  );
  await screen.press("Save My Goals");
  expect(screen.text()).toContain("Failed to save goals");
  expect(screen.text()).toContain("Choose at least one goal.");
  expect(screen.button("Save My Goals").disabled).toBe(false);
  await screen.close();
});

it("the setup is reset at once, and the page reloads a second later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const happened: string[] = [];
  const screen = await openScreen(
    <PreferencesCard
      onResetSetup={() => happened.push("reset")}
      onReload={() => happened.push("reload")}
    />,
  );
  await act(async () => screen.button("Review Setup & Preferences").click());
  expect(happened).toEqual(["reset"]);
  await act(async () => vi.advanceTimersByTime(1000));
  expect(happened).toEqual(["reset", "reload"]);
  vi.useRealTimers();
  await screen.close();
});
