// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { signOut } from "./api.ts";
import { LoginForm } from "./components/login-form.tsx";
import { RecoverForm } from "./components/recover-form.tsx";
import { RegisterForm } from "./components/register-form.tsx";

const signedIn = {
  token: "t",
  user: { id: "1", name: "Thandi", email: "thandi@example.org" },
};

let screen: Awaited<ReturnType<typeof openScreen>> | null = null;
afterEach(async () => {
  await screen?.close();
  screen = null;
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function fill(form: Parameters<typeof openScreen>[0], typed: Record<string, string>) {
  screen = await openScreen(form);
  for (const [label, text] of Object.entries(typed)) await screen.type(label, text);
  return screen;
}

describe("signing in", () => {
  const typed = { Email: "thandi@example.org", Password: "marula-24" };

  it("sends the typed fields and passes on the signed-in user", async () => {
    const onSignedIn = vi.fn();
    const server = fakeServer({ "POST /api/auth/login": () => signedIn });
    const page = await fill(<LoginForm onSignedIn={onSignedIn} />, typed);
    await page.press("Sign in");
    expect(server.sent.map(({ body }) => body)).toEqual([
      { email: "thandi@example.org", password: "marula-24" },
    ]);
    expect(onSignedIn.mock.calls[0]?.[0]).toEqual(signedIn);
  });

  it("asks for a code if the account needs one, and keeps the typed fields", async () => {
    const server = fakeServer({ "POST /api/auth/login": () => problem(403, "code_needed") });
    const page = await fill(<LoginForm onSignedIn={() => {}} />, typed);
    await page.press("Sign in");
    expect(page.text()).toContain("type a code from your app");
    expect(page.field("Password").value).toBe("marula-24");
    await page.press("Sign in");
    expect(page.text()).toContain("Fill in this field.");
    await page.type("Code", "287 082");
    server.answer("POST /api/auth/login", () => problem(403, "wrong_code"));
    await page.press("Sign in");
    expect(server.sent.at(-1)?.body).toMatchObject({ password: "marula-24", code: "287082" });
    expect(page.text()).toContain("That code doesn't match");
    expect(page.field("Code").value).toBe("287 082");
  });

  it("sends the same browser name on every sign-in, also after signing out", async () => {
    const server = fakeServer({
      "POST /api/auth/login": () => signedIn,
      "POST /api/auth/logout": () => undefined,
    });
    const page = await fill(<LoginForm onSignedIn={() => {}} />, typed);
    await page.press("Sign in");
    await signOut();
    await page.close();
    const again = await fill(<LoginForm onSignedIn={() => {}} />, typed);
    await again.press("Sign in");
    const logins = server.sent.filter(({ call }) => call === "POST /api/auth/login");
    const devices = logins.map(({ headers }) => headers.get("Device-Token"));
    expect(devices).toHaveLength(2);
    expect(devices[0]).toMatch(/^[\w-]{43}$/);
    expect(devices[1]).toBe(devices[0]);
  });

  it("sends nothing while a field is empty", async () => {
    const server = fakeServer({});
    const page = await fill(<LoginForm onSignedIn={() => {}} />, { ...typed, Password: "" });
    await page.press("Sign in");
    expect(page.text()).toContain("Fill in this field.");
    expect(server.sent).toEqual([]);
  });

  it("shows that the password is wrong and keeps both fields", async () => {
    fakeServer({ "POST /api/auth/login": () => problem(401, "wrong_credentials") });
    const page = await fill(<LoginForm onSignedIn={() => {}} />, typed);
    await page.press("Sign in");
    expect(page.text()).toContain("The email address or the password doesn't match.");
    expect(page.text()).toContain("Login failed");
    expect(page.field("Password").value).toBe("marula-24");
  });

  it("shows how long to wait after too many attempts", async () => {
    const tooMany = () =>
      new Response(JSON.stringify({ code: "too_many_attempts" }), {
        status: 429,
        headers: { "Retry-After": "90" },
      });
    fakeServer({ "POST /api/auth/login": tooMany });
    const page = await fill(<LoginForm onSignedIn={() => {}} />, typed);
    await page.press("Sign in");
    expect(page.text()).toContain("Too many attempts. Try again in 2 minutes.");
  });
});

describe("opening an account", () => {
  const typed = {
    Name: "Thandi",
    Email: "thandi@example.org",
    Password: "marula-24",
    "Confirm password": "marula-24",
  };

  it("sends the password once", async () => {
    const server = fakeServer({ "POST /api/auth/register": () => signedIn });
    const page = await fill(<RegisterForm onSignedIn={() => {}} />, typed);
    await page.press("Create account");
    expect(server.sent.map(({ body }) => body)).toEqual([
      { name: "Thandi", email: "thandi@example.org", password: "marula-24" },
    ]);
  });

  it("sends nothing while the two passwords differ", async () => {
    const server = fakeServer({});
    const form = <RegisterForm onSignedIn={() => {}} />;
    const page = await fill(form, { ...typed, "Confirm password": "marula-42" });
    await page.press("Create account");
    expect(page.text()).toContain("Please make sure your passwords match.");
    expect(server.sent).toEqual([]);
  });

  it("tells the user what to do if the address already has an account", async () => {
    fakeServer({ "POST /api/auth/register": () => problem(409, "email_taken") });
    const page = await fill(<RegisterForm onSignedIn={() => {}} />, typed);
    await page.press("Create account");
    expect(page.text()).toContain("This email address already has an account.");
  });
});

it("recovering shows errors about the code where signing in shows errors about the password", async () => {
  const server = fakeServer({ "POST /api/auth/recover": () => problem(401, "wrong_credentials") });
  const page = await fill(<RecoverForm onSignedIn={() => {}} />, {
    Email: "thandi@example.org",
    "Recovery code": "7KQ2M-AAAAA",
    "New password": "moon-and-sea",
  });
  await page.press("Set new password and sign in");
  expect(server.sent[0]?.body).toEqual({
    email: "thandi@example.org",
    recoveryCode: "7KQ2M-AAAAA",
    newPassword: "moon-and-sea",
  });
  expect(page.text()).toContain("The email address or the recovery code doesn't match.");
});

describe("signing out", () => {
  beforeEach(() => {
    localStorage.setItem(storageKeys.token, "t");
    sessionStorage.setItem("a draft", "of hers");
  });

  it("ends the session on the server with its token", async () => {
    const server = fakeServer({ "POST /api/auth/logout": () => undefined });
    await signOut();
    expect(server.sent[0]?.headers.get("Authorization")).toBe("Bearer t");
    expect(localStorage.getItem(storageKeys.token)).toBe(null);
  });

  it("removes everything from this tab, also without a network", async () => {
    fakeServer({});
    await signOut();
    expect(localStorage.getItem(storageKeys.token)).toBe(null);
    expect(sessionStorage).toHaveLength(0);
  });

  it("waits at most three seconds for the server", async () => {
    vi.useFakeTimers();
    try {
      fakeServer({ "POST /api/auth/logout": () => new Promise(() => {}) });
      const done = vi.fn();
      void signOut().then(done);
      await vi.advanceTimersByTimeAsync(2900);
      expect(done).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(200);
      expect(done).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});
