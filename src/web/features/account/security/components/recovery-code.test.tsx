// @vitest-environment happy-dom
// The shell fetches it at its start.
import "#web/api/outbox/save-for-later.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { RecoveryCode } from "./recovery-code.tsx";

const account = { email: "thandi@example.org", hasRecoveryCode: false };
const factor = { isOn: false, hasApp: false, spareCodes: 0 };

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

describe("a recovery code", () => {
  const opened = async (server: Parameters<typeof fakeServer>[0]) => {
    const fake = fakeServer({
      "GET /api/account": () => account,
      "GET /api/account/second-factor": () => factor,
      ...server,
    });
    screen = await openScreen(<RecoveryCode />);
    await screen.settle();
    await screen.press("Make a recovery code");
    await screen.settle();
    await screen.type("Your password", "marula-24");
    await screen.press("Show my code");
    return fake;
  };

  it("is created with the right password, and the page then shows that it exists", async () => {
    let exists = false;
    const server = await opened({
      "GET /api/account": () => ({ ...account, hasRecoveryCode: exists }),
      "POST /api/account/recovery-code": () => {
        exists = true;
        return { recoveryCode: "7KQ2M-AAAAA" };
      },
    });
    expect(server.sent.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
      password: "marula-24",
    });
    expect(screen.text()).toContain("7KQ2M-AAAAA");
    await screen.settle();
    expect(screen.text()).toContain("You have a code");
  });

  it("needs a code too while a second factor is on", async () => {
    const server = fakeServer({
      "GET /api/account": () => account,
      "GET /api/account/second-factor": () => ({ ...factor, isOn: true, hasApp: true }),
      "POST /api/account/recovery-code": () => ({ recoveryCode: "7KQ2M-AAAAA" }),
    });
    screen = await openScreen(<RecoveryCode />);
    await screen.settle();
    await screen.press("Make a recovery code");
    await screen.settle();
    await screen.type("Your password", "marula-24");
    await screen.type("A code from your app, or a spare code", "287082");
    await screen.press("Show my code");
    expect(server.sent.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
      password: "marula-24",
      code: "287082",
    });
    expect(screen.text()).toContain("7KQ2M-AAAAA");
  });

  it("shows a wrong password at its field and keeps the text", async () => {
    await opened({ "POST /api/account/recovery-code": () => problem(403, "wrong_password") });
    const field = screen.field("Your password");
    expect(field.value).toBe("marula-24");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.text()).toContain("The password doesn't match.");
  });

  it("shows any other error for the whole form", async () => {
    await opened({ "POST /api/account/recovery-code": () => problem(429, "too_many_attempts") });
    expect(screen.text()).toContain("Too many attempts.");
    expect(screen.field("Your password").getAttribute("aria-invalid")).toBe(null);
  });

  it("can be retried if the account does not load", async () => {
    const server = fakeServer({});
    screen = await openScreen(<RecoveryCode />);
    await screen.settle();
    expect(screen.text()).toContain("We can't reach Mwezi.");
    server.answer("GET /api/account", () => account);
    await screen.press("Try again");
    expect(screen.text()).toContain("No code yet");
  });
});
