// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { chooseAppearance, readAppearance } from "./api.ts";

const page = document.documentElement.dataset;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete page.appearance;
});

it("the page follows the device until the user chooses", () => {
  expect(readAppearance()).toBe("system");
});

it("choosing an appearance applies it and stores the plain word that first-paint.ts reads", () => {
  chooseAppearance("dark");
  expect(page.appearance).toBe("dark");
  expect(readAppearance()).toBe("dark");
  expect(localStorage.getItem(storageKeys.appearance)).toBe("dark");
});

it("choosing the device setting again removes the stored value", () => {
  chooseAppearance("light");
  chooseAppearance("system");
  expect(page.appearance).toBeUndefined();
  expect(localStorage.getItem(storageKeys.appearance)).toBe(null);
});

it("an invalid stored value counts as no choice", () => {
  localStorage.setItem(storageKeys.appearance, "purple");
  expect(readAppearance()).toBe("system");
});

it("without local storage a choice still changes the page", () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new DOMException("full");
    },
  });
  chooseAppearance("dark");
  expect(page.appearance).toBe("dark");
  expect(readAppearance()).toBe("system");
});
