// @vitest-environment happy-dom
// The shell fetches it at its start.
import "#web/api/outbox/save-for-later.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { EmailForm } from "./components/email-form.tsx";
import { PasswordForm } from "./components/password-form.tsx";
import { Sessions } from "./components/sessions.tsx";

const session = { id: "1", device: "Firefox on Android", current: false, signedIn: true };
const now = new Date().toISOString();
const account = { email: "thandi@example.org", hasRecoveryCode: false };

const posted = ({ sent }: ReturnType<typeof fakeServer>) =>
  sent.filter(({ call }) => call.startsWith("POST"));

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

describe("the list of devices", () => {
  it("is refetched after a device is signed out", async () => {
    let devices = [{ ...session, createdAt: now, lastSeenAt: now }];
    const server = fakeServer({
      "GET /api/account/sessions": () => devices,
      "DELETE /api/account/sessions/1": () => {
        devices = [];
        return undefined;
      },
    });
    screen = await openScreen(<Sessions onSignedOut={() => {}} />);
    await screen.settle();
    await screen.press("Sign out Firefox · Android");
    await screen.settle();
    expect(screen.has("Firefox · Android")).toBe(false);
    expect(server.calls().filter((call) => call.startsWith("GET"))).toHaveLength(2);
  });

  it("stays if signing out a device failed, and shows the reason", async () => {
    fakeServer({
      "GET /api/account/sessions": () => [{ ...session, createdAt: now, lastSeenAt: now }],
      "DELETE /api/account/sessions/1": () => problem(500, "internal"),
    });
    screen = await openScreen(<Sessions onSignedOut={() => {}} />);
    await screen.settle();
    await screen.press("Sign out Firefox · Android");
    expect(screen.text()).toContain("Something went wrong on our side.");
    expect(screen.has("Firefox · Android")).toBe(true);
  });

  it("contains a device whose name can't be decrypted, which can be signed out too", async () => {
    let devices = [{ ...session, device: null, createdAt: now, lastSeenAt: now }];
    fakeServer({
      "GET /api/account/sessions": () => devices,
      "DELETE /api/account/sessions/1": () => {
        devices = [];
        return undefined;
      },
    });
    screen = await openScreen(<Sessions onSignedOut={() => {}} />);
    await screen.settle();
    await screen.press("Sign out A device with an unknown name");
    await screen.settle();
    expect(screen.text()).not.toContain("A device with an unknown name");
  });

  it("shows which device is signed out but still known, and forgets it", async () => {
    let devices = [{ ...session, createdAt: now, lastSeenAt: now, signedIn: false }];
    fakeServer({
      "GET /api/account/sessions": () => devices,
      "DELETE /api/account/sessions/1": () => {
        devices = [];
        return undefined;
      },
    });
    screen = await openScreen(<Sessions onSignedOut={() => {}} />);
    await screen.settle();
    expect(screen.text()).toContain("Signed out. Used just now");
    expect(screen.text()).toContain("Forget it if it's no longer yours.");
    await screen.press("Forget Firefox · Android");
    await screen.settle();
    expect(screen.has("Firefox · Android")).toBe(false);
    expect(screen.has("Forget")).toBe(false);
  });

  it("is left only after every session has ended", async () => {
    const onSignedOut = vi.fn();
    const server = fakeServer({ "GET /api/account/sessions": () => [] });
    screen = await openScreen(<Sessions onSignedOut={onSignedOut} />);
    await screen.settle();
    await screen.press("Sign out everywhere");
    await screen.settle();
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(screen.text()).toContain("We can't reach Mwezi.");
    server.answer("DELETE /api/account/sessions", () => undefined);
    await screen.press("Sign out everywhere");
    expect(onSignedOut).toHaveBeenCalledOnce();
  });
});

describe("a new password", () => {
  const change = async (current: string, next: string, repeated = next) => {
    await screen.type("Current password", current);
    await screen.type("New password", next);
    await screen.type("New password again", repeated);
    await screen.press("Change password");
  };

  it("is not sent without the current one", async () => {
    const server = fakeServer({});
    screen = await openScreen(<PasswordForm />);
    await change("", "moon-and-sea");
    expect(screen.text()).toContain("Enter your password.");
    expect(screen.field("Current password").getAttribute("aria-invalid")).toBe("true");
    expect(posted(server)).toEqual([]);
  });

  it("has at least 6 characters [S9-09]", async () => {
    const server = fakeServer({});
    screen = await openScreen(<PasswordForm />);
    await change("marula-24", "moon");
    expect(screen.text()).toContain("Use at least 6 characters.");
    expect(screen.field("New password").getAttribute("aria-invalid")).toBe("true");
    expect(posted(server)).toEqual([]);
  });

  it("is not sent while the two fields differ", async () => {
    const server = fakeServer({});
    screen = await openScreen(<PasswordForm />);
    await change("marula-24", "moon-and-sea", "moon-and-see");
    expect(screen.text()).toContain("Please make sure your passwords match.");
    expect(posted(server)).toEqual([]);
  });

  it("clears the fields and shows that other devices are signed out", async () => {
    const server = fakeServer({ "POST /api/account/password": () => undefined });
    screen = await openScreen(<PasswordForm />);
    await change("marula-24", "moon-and-sea");
    expect(posted(server)[0]?.body).toEqual({
      currentPassword: "marula-24",
      newPassword: "moon-and-sea",
      ends: ["calendarFeed", "reportLinks", "trustedViews", "mail", "push", "accessTokens"],
    });
    expect(screen.field("New password").value).toBe("");
    expect(screen.text()).toContain("We signed out your other devices.");
  });

  it("is followed by the offer of a recovery code, created with the same password", async () => {
    const server = fakeServer({
      "POST /api/account/password": () => undefined,
      "POST /api/account/recovery-code": () => ({ recoveryCode: "7KQ2M-AAAAA" }),
    });
    screen = await openScreen(<PasswordForm />);
    await change("marula-24", "moon-and-sea");
    expect(screen.text()).toContain("A recovery code from before no longer works.");
    await screen.press("Make a new recovery code");
    expect(server.sent.at(-1)?.body).toEqual({ password: "moon-and-sea" });
    expect(screen.text()).toContain("7KQ2M-AAAAA");
    await screen.press("I've stored it safely");
    expect(screen.has("7KQ2M-AAAAA")).toBe(false);
  });

  it("can be followed by skipping the recovery code", async () => {
    const server = fakeServer({ "POST /api/account/password": () => undefined });
    screen = await openScreen(<PasswordForm />);
    await change("marula-24", "moon-and-sea");
    await screen.press("Later");
    expect(screen.has("no longer works")).toBe(false);
    expect(server.calls()).not.toContain("POST /api/account/recovery-code");
  });

  it("keeps the fields if the current password is wrong, and shows the error at its field", async () => {
    fakeServer({ "POST /api/account/password": () => problem(403, "wrong_password") });
    screen = await openScreen(<PasswordForm />);
    await change("marula-25", "moon-and-sea");
    expect(screen.field("Current password").getAttribute("aria-invalid")).toBe("true");
    expect(screen.field("New password").value).toBe("moon-and-sea");
  });

  it("shows the server's error at its field, or any other error for the form", async () => {
    const fields = [{ field: "newPassword", code: "too_short", params: { minLength: 6 } }];
    const server = fakeServer({
      "POST /api/account/password": () => problem(422, "invalid_input", { fields }),
    });
    screen = await openScreen(<PasswordForm />);
    await change("marula-24", "moon-and-sea");
    expect(screen.text()).toContain("Use at least 6 characters.");
    server.answer("POST /api/account/password", () => problem(500, "internal"));
    await screen.press("Change password");
    expect(screen.text()).toContain("Something went wrong on our side.");
  });
});

describe("the e-mail address", () => {
  const changeIt = async (answer: Parameters<typeof fakeServer>[0][string]) => {
    const fake = fakeServer({
      "GET /api/account": () => account,
      "POST /api/account/email": answer,
    });
    screen = await openScreen(<EmailForm />);
    await screen.settle();
    await screen.type("New email address", "thandi.nkosi@example.org");
    await screen.type("Password, to change the address", "marula-24");
    await screen.press("Change email address");
    return fake;
  };

  it("is changed, stored in this browser and used for the next sign-in", async () => {
    const user = { id: "1", name: "Thandi", email: account.email };
    localStorage.setItem("user", JSON.stringify(user));
    const email = "thandi.nkosi@example.org";
    const server = await changeIt(() => ({ email, stoppedMail: false }));
    const sent = server.sent.find(({ call }) => call === "POST /api/account/email");
    expect(sent?.body).toEqual({ email, password: "marula-24" });
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual({ ...user, email });
    expect(document.body.textContent).toContain(`From now on you sign in with ${email}.`);
  });

  it("shows beside the button that an address already has an account, and keeps the fields", async () => {
    await changeIt(() => problem(409, "email_taken"));
    expect(screen.text()).toContain("This email address already has an account.");
    expect(screen.field("New email address").value).toBe("thandi.nkosi@example.org");
  });

  it("is unchanged after a wrong password", async () => {
    await changeIt(() => problem(403, "wrong_password"));
    expect(screen.text()).toContain("The password doesn't match.");
  });
});
