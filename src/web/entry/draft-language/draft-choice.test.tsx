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
    <InDraft areas={["crisis"]}>
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

it("a screen changes to a draft and back, and nothing else does: what she typed stays", async () => {
  const { press, until, type, field, text, close } = await openScreen(screen);
  // Fetched before, so that the press finds it.
  await loadDraft("zu", ["app", "crisis"]);
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

it("the draft chosen on this device is the one a screen opens in", async () => {
  await loadDraft("af", ["app", "crisis"]);
  draftChoice.write("af");
  const { until, close } = await openScreen(screen);
  await until(() => langOf() === "af");
  expect(heading()?.textContent).toBe("Jy maak saak");
  await close();
});

it("a word that is no draft language counts as none", async () => {
  localStorage.setItem("mwezi.draft-language", "xx");
  const { settle, close } = await openScreen(screen);
  await settle();
  expect([heading()?.textContent, langOf()]).toEqual(["You matter", null]);
  await close();
});

it("in the app a press acts at once; only on a form does the page hand it over", async () => {
  draftChoice.write("xh");
  const { settle, close } = await openScreen(<DraftChoice />);
  await settle();
  const choices = [...document.querySelectorAll("button[lang]")];
  expect(choices).toHaveLength(4);
  expect(choices.filter((choice) => choice.closest("[data-live]"))).toEqual([]);
  await close();
});
