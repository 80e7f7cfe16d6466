import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isSignInName } from "#contract/kernel/email-address.ts";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { removeExpired } from "#server/housekeeping.ts";
import { noReserve } from "#server/storage/disk/reserve.ts";
import { engines } from "#server/testing/engines.ts";
import { type MailDesk, openMailDesk } from "#server/testing/mail-desk.ts";

const PASSWORD = "marula-and-moon-24";
const NEW_PASSWORD = "sea-and-moon-25";
const DAY = 86_400_000;

const profile = {
  age: 29,
  country: "Kenya",
  preferredLanguage: "Swahili",
  cycleRegularity: "not_sure",
  pcosDiagnosis: "unsure",
  goals: ["track-periods"],
  privacyConsent: true,
  onboardingComplete: true,
};

describe.each(engines)("an account without an e-mail address on %s", (engine) => {
  let desk: MailDesk;

  beforeAll(async () => {
    desk = await openMailDesk(engine);
  });

  afterEach(() => desk.clear());

  afterAll(() => desk.close());

  async function begin(language?: LanguageTag) {
    const answer = await desk.test.visitor("POST", "/api/auth/begin", {
      body: { password: PASSWORD, language },
    });
    expect(answer.statusCode).toBe(201);
    const { token, user, recoveryCode } = answer.json();
    return { send: desk.test.as(token), user, recoveryCode };
  }

  const login = (email: string, password = PASSWORD) =>
    desk.test.visitor("POST", "/api/auth/login", { body: { email, password } });

  it.each(["en", "sw", "yo", undefined] as const)(
    "has a sign-in name of three words, which signs in however it is typed (%s)",
    async (language) => {
      const { user } = await begin(language);
      expect(isSignInName(user.email)).toBe(true);
      const typed = ` ${user.email.replaceAll("-", " ").toUpperCase()}`;
      const answer = await login(typed);
      expect([answer.statusCode, answer.json().user]).toEqual([200, user]);
      expect((await login(user.email, "not-it-at-all")).statusCode).toBe(401);
    },
  );

  it("is recovered with the code that it began with", async () => {
    const { user, recoveryCode, send } = await begin();
    await send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
    const body = { email: user.email, recoveryCode, newPassword: NEW_PASSWORD };
    const answer = await desk.test.visitor("POST", "/api/auth/recover", { body });
    expect(answer.statusCode).toBe(200);
    const cycles = await desk.test.as(answer.json().token)("GET", "/api/cycles");
    expect(cycles.json()).toHaveLength(1);
  });

  it("gets an address later, keeps its entries, and no longer signs in by the name", async () => {
    const { user, send } = await begin();
    await send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
    const email = `${crypto.randomUUID()}@example.org`;
    const changed = await send("POST", "/api/account/email", {
      body: { email, password: PASSWORD },
    });
    expect(changed.statusCode).toBe(200);
    expect((await login(user.email)).statusCode).toBe(401);
    const { token } = (await login(email)).json();
    expect((await desk.test.as(token)("GET", "/api/cycles")).json()).toHaveLength(1);
    expect((await send("GET", "/api/mail-reminders")).json().mail.address).toBe(email);
  });

  it("receives no mail", async () => {
    const { send } = await begin();
    expect((await send("GET", "/api/mail-reminders")).json()).toEqual({ mail: null });
    expect((await send("POST", "/api/mail-reminders")).statusCode).toBe(404);
  });

  it("is deleted 90 days later if it has no entry and nobody is signed in", async () => {
    const unused = await begin();
    const used = await begin();
    const again = await begin();
    const withAddress = await desk.test.register();
    for (const { send } of [unused, used, again]) {
      expect((await send("PATCH", "/api/user/profile", { body: profile })).statusCode).toBe(200);
    }
    await used.send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
    desk.test.passTime(91 * DAY);
    await login(again.user.email);
    const keepHouse = (hour: string) => {
      const clock = () =>
        Date.parse(`${new Date(desk.test.now()).toISOString().slice(0, 10)}T${hour}:10Z`);
      return removeExpired({ db: desk.test.db, clock, reserve: noReserve });
    };
    const accounts = [unused, used, again, withAddress];
    const isThere = () =>
      Promise.all(
        accounts.map(async ({ user: { email } }) => {
          const password = email === withAddress.email ? withAddress.password : PASSWORD;
          return (await login(email, password)).statusCode === 200;
        }),
      );
    await keepHouse("11");
    await keepHouse("00");
    expect(await isThere()).toEqual([false, true, true, true]);
  });
});
