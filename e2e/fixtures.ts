import { test as base, expect, type Page } from "@playwright/test";
import { storageKeys } from "#contract/storage-keys.ts";
import { defaultRecord } from "#web/features/setup/view-model.ts";
import { type Mwezi, startMwezi } from "./server.ts";

export const PASSWORD = "marula-and-moon-24";

export interface Woman {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

interface Fixtures {
  readonly mwezi: Mwezi;
  /** Registers her through the API; nothing is set up yet and no browser knows her. */
  readonly register: () => Promise<Woman>;
  /** Registers her, answers onboarding and wizard, and opens the dashboard signed in. */
  readonly signedIn: Woman;
  /** Her page, on the dashboard. */
  readonly home: Page;
  /** What a page may not write to its console in this test. */
  readonly quietConsole: undefined;
}

// A browser notes every answer of 4xx itself; the journeys look at those on the screen.
const BROWSERS_OWN_NOTE = /^Failed to load resource/;

export const test = base.extend<Fixtures>({
  mwezi: async ({ browserName: _ }, use) => {
    const mwezi = await startMwezi();
    await use(mwezi);
    await mwezi.stop();
  },
  baseURL: ({ mwezi }, use) => use(mwezi.address),
  quietConsole: [
    async ({ page, mwezi }, use) => {
      const faults = watch(page, mwezi.address);
      await use(undefined);
      expect(faults, "nothing may go wrong in the page's console").toEqual([]);
    },
    { auto: true },
  ],
  register: async ({ mwezi }, use) => {
    let number = 0;
    await use(async () => {
      number += 1;
      return registerThrough(mwezi.address, `thandi${number}@example.org`);
    });
  },
  signedIn: async ({ page, mwezi, register }, use) => {
    const woman = await register();
    await onboard(mwezi.address, woman);
    await remember(page, woman, { setUp: true });
    await page.goto("/");
    await use(woman);
  },
  home: async ({ page, signedIn }, use) => {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(signedIn.name);
    await use(page);
  },
});

export { expect };

function watch(page: Page, address: string): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !BROWSERS_OWN_NOTE.test(message.text())) {
      faults.push(message.text());
    }
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !pathname.startsWith("/api/")) {
      faults.push(`${response.status()} ${pathname}`);
    }
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob|about):/.test(url)) {
      faults.push(`a request to a third party: ${url}`);
    }
  });
  return faults;
}

async function registerThrough(address: string, email: string): Promise<Woman> {
  const body = { name: "Thandi", email, password: PASSWORD };
  const answer = await send("POST", `${address}/api/auth/register`, body);
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  return { id: user.id, name: body.name, email, token };
}

/** Answers the server's onboarding as the seven steps would. */
export async function onboard(
  address: string,
  { token }: Woman,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const profile = {
    age: 29,
    country: "South Africa",
    preferredLanguage: "English",
    cycleRegularity: "regular",
    pcosDiagnosis: "no",
    goals: ["track-periods"],
    notifications: true,
    privacyConsent: true,
    onboardingComplete: true,
  };
  await send("PATCH", `${address}/api/user/profile`, { ...profile, ...answers }, token);
}

/** Lets the browser know her, as signing in does; with `setUp` the wizard is behind her too. */
export async function remember(page: Page, woman: Woman, { setUp }: { readonly setUp: boolean }) {
  // The origin's lightest page: storage can only be written from inside it.
  await page.goto("/icon.svg");
  const entries = {
    [storageKeys.token]: woman.token,
    [storageKeys.user]: JSON.stringify({ id: woman.id, name: woman.name, email: woman.email }),
    ...(setUp && {
      [`${storageKeys.setup}.${woman.id}`]: JSON.stringify({ ...defaultRecord, completed: true }),
    }),
  };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, entries);
}

/** One call of the API, which must succeed. */
export async function send(
  method: "POST" | "PATCH",
  url: string,
  body: unknown,
  token?: string,
): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
