// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { fakeServer } from "../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { LoginPage } from "./login-page.tsx";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const user = { id: "1", name: "Thandi", email: "thandi@example.org" };

it.each([
  ["the account's language is stored", { onboardingComplete: true }, "sw"],
  ["a language that nobody has chosen is not", { onboardingComplete: false }, null],
])("on sign-in, before home is loaded, %s", async (_, answers, stored) => {
  fakeServer({
    "POST /api/auth/login": () => ({ token: "t", user }),
    "GET /api/user/profile": () => ({ ...answers, preferredLanguage: "Swahili" }),
  });
  const languageOfHome = vi.fn();
  vi.spyOn(location, "replace").mockImplementation(() =>
    languageOfHome(localStorage.getItem(storageKeys.language)),
  );
  const screen = await openScreen(<LoginPage />);
  await screen.type("Email", user.email);
  await screen.type("Password", "moon-and-sea");
  await screen.press("Sign in");
  await screen.until(() => languageOfHome.mock.calls.length > 0);
  expect(languageOfHome).toHaveBeenCalledExactlyOnceWith(stored);
  await screen.close();
});
