// @vitest-environment happy-dom
import { Trans } from "@lingui/react/macro";
import { beforeEach, expect, it } from "vitest";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { DraftChoice } from "./draft-choice.tsx";
import { draftChoice, loadDraft } from "./drafts.ts";
import { InDraft } from "./in-draft.tsx";

beforeEach(() => localStorage.clear());

const screen = (
  <>
    <p>
      <Trans>Home</Trans>
    </p>
    <InDraft>
      <label htmlFor="name">Name</label>
      <input id="name" />
      <h2>
        <Trans>You matter</Trans>
      </h2>
      <DraftChoice isForAll />
    </InDraft>
  </>
);

const heading = () => document.querySelector("h2");
const langOf = () => heading()?.closest("[lang]")?.getAttribute("lang") ?? null;

it("a screen switches to a draft and back without losing input or changing the page", async () => {
  const { press, until, type, field, text, close } = await openScreen(screen);
  // Preloaded, so that the press takes effect at once.
  await loadDraft("zu");
  await type("Name", "Thandi");
  expect([heading()?.textContent, langOf()]).toEqual(["You matter", null]);
  expect(text()).toContain("the rest is in English");

  await press("isiZulu");
  await until(() => langOf() === "zu");
  expect(heading()?.textContent).toBe("Ubalulekile");
  expect(text()).toContain("Home");
  expect(text()).toContain("okunye kukulolu limi: English");

  await press("English");
  expect([heading()?.textContent, langOf()]).toEqual(["You matter", null]);
  expect((field("Name") as HTMLInputElement).value).toBe("Thandi");
  await close();
});

it("a screen opens in the draft language chosen on this device", async () => {
  await loadDraft("af");
  draftChoice.write("af");
  const { until, close } = await openScreen(screen);
  await until(() => langOf() === "af");
  expect(heading()?.textContent).toBe("Jy maak saak");
  await close();
});

it("an unknown draft language counts as none", async () => {
  localStorage.setItem("mwezi.draft-language", "xx");
  const { settle, close } = await openScreen(screen);
  await settle();
  expect([heading()?.textContent, langOf()]).toEqual(["You matter", null]);
  await close();
});

it("a press acts at once in the app, and is replayed only on prerendered forms", async () => {
  draftChoice.write("xh");
  const { settle, close } = await openScreen(<DraftChoice />);
  await settle();
  const choices = [...document.querySelectorAll("button[lang]")];
  expect(choices).toHaveLength(4);
  expect(choices.filter((choice) => choice.closest("[data-live]"))).toEqual([]);
  await close();
});
