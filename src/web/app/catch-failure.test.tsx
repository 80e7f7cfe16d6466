// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { afterEach, expect, it, vi } from "vitest";
import { activateLanguage, i18n } from "#web/i18n/i18n.ts";
import { openScreen } from "../../../scripts/testing/screen.tsx";
import { CatchFailure } from "./catch-failure.tsx";

/** Longer than the page waits before it fetches the way to better words. */
const WAIT = 3000;

afterEach(() => {
  vi.restoreAllMocks();
  return activateLanguage("en");
});

const Broken = () => {
  throw new Error("its code did not arrive");
};

async function openBroken() {
  // React writes of every error that a boundary catches.
  vi.spyOn(console, "error").mockReturnValue();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const screen = await openScreen(
    <I18nProvider i18n={i18n}>
      <CatchFailure>
        <Broken />
      </CatchFailure>
    </I18nProvider>,
  );
  vi.advanceTimersByTime(WAIT);
  vi.useRealTimers();
  return screen;
}

it("a page that did not load offers to better its words where they are a draft", async () => {
  await activateLanguage("sw");
  const { until, has, close } = await openBroken();
  await until(() => has("Pendekeza maneno bora"));
  await close();
});

it("a page that did not load says in English only what happened", async () => {
  const { settle, has, button, close } = await openBroken();
  await settle();
  expect(has("This page didn't load")).toBe(true);
  expect(button("Try again")).toBeDefined();
  expect(has("Suggest better words")).toBe(false);
  await close();
});
