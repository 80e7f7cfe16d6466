// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { fakeServer } from "../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { RecoverPage } from "./recover-page.tsx";

const signedIn = {
  token: "t",
  user: { id: "1", name: "Thandi", email: "thandi@example.org" },
};

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("using a recovery code offers a new one, created in the same session with the new password", async () => {
  const server = fakeServer({
    "POST /api/auth/recover": () => signedIn,
    "POST /api/account/recovery-code": () => ({ recoveryCode: "7KQ2M-BBBBB" }),
  });
  screen = await openScreen(<RecoverPage />);
  await screen.type("Email", "thandi@example.org");
  await screen.type("Recovery code", "7KQ2M-AAAAA");
  await screen.type("New password", "moon-and-sea");
  await screen.press("Set new password and sign in");
  await screen.press("Make a new recovery code");
  const { body, headers } = server.sent.at(-1) ?? {};
  expect(body).toEqual({ password: "moon-and-sea" });
  expect(headers?.get("Authorization")).toBe("Bearer t");
  expect(screen.text()).toContain("7KQ2M-BBBBB");
  // A stored session would reload the page, and the code is shown only once.
  expect(localStorage.getItem(storageKeys.token)).toBe(null);
});
