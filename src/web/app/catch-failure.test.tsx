// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { useLayoutEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { activateLanguage, i18n } from "#web/i18n/i18n.ts";
import { openScreen } from "../../../scripts/testing/screen.tsx";
import { CatchFailure } from "./catch-failure.tsx";

/** Longer than the page's delay before it loads the suggestion form. */
const WAIT = 3000;

afterEach(() => {
  vi.restoreAllMocks();
  return activateLanguage("en");
});

const Broken = () => {
  throw new Error("its code did not arrive");
};

/** Fails this many times, like React after a browser translation has moved its nodes. */
function Disturbed({ faults }: { readonly faults: { left: number } }) {
  useLayoutEffect(() => {
    if (faults.left === 0) return;
    faults.left -= 1;
    throw new DOMException("The node to be removed is not a child.", "NotFoundError");
  });
  return "Home";
}

async function openDisturbed(times: number) {
  await activateLanguage("en");
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  return openScreen(
    <I18nProvider i18n={i18n}>
      <CatchFailure>
        <Disturbed faults={{ left: times }} />
      </CatchFailure>
    </I18nProvider>,
  );
}

async function openBroken() {
  // React logs every error that a boundary catches.
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

it("a page whose nodes were changed from outside is rendered again", async () => {
  const screen = await openDisturbed(1);
  expect(screen.has("Home")).toBe(true);
  await screen.close();
});

it("a page whose nodes change at every render shows that it did not load", async () => {
  const screen = await openDisturbed(10);
  expect(screen.has("This page didn't load")).toBe(true);
  await screen.close();
});

it("a page that did not load offers to correct a draft translation", async () => {
  await activateLanguage("sw");
  const { until, has, close } = await openBroken();
  await until(() => has("Pendekeza maneno bora"));
  await close();
});

it("a page that did not load in English shows only what happened", async () => {
  const { settle, has, button, close } = await openBroken();
  await settle();
  expect(has("This page didn't load")).toBe(true);
  expect(button("Try again")).toBeDefined();
  expect(has("Suggest better words")).toBe(false);
  await close();
});
