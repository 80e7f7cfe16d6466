// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { useBegin } from "./api.ts";

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

function BeginWithPasskey() {
  const begin = useBegin(() => {});
  const start = () => begin.mutate({ way: "passkey", secret: "", profile: {} });
  return (
    <button type="button" onClick={start}>
      {begin.error ? "Failed" : "Begin"}
    </button>
  );
}

it("an account whose passkey could not be made is deleted", async () => {
  const server = fakeServer({
    "POST /api/auth/begin": () => ({ token: "t", user: { id: "u", email: "a b c" } }),
    "POST /api/account/passkeys/challenge": () => problem(403, "wrong_password"),
    "DELETE /api/account": () => undefined,
  });
  screen = await openScreen(<BeginWithPasskey />);
  await screen.press("Begin");
  await screen.until(() => screen.text() === "Failed");
  expect(screen.text()).toBe("Failed");
  const [registration, , deleted] = server.sent;
  expect(server.calls().at(-1)).toBe("DELETE /api/account");
  expect(registration?.body).toEqual({ ...Object(deleted?.body), language: "en" });
});
