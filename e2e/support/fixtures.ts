import { test as base, expect, type Page } from "@playwright/test";
import { englishIn } from "#domain/language/english.ts";
import { addForms } from "#web/i18n/written-forms.ts";
import { type Mwezi, startMwezi } from "./server.ts";
import { onboard, registerThrough, remember, type Woman } from "./woman.ts";

// The journeys' browsers are in Johannesburg, whose way of writing days these forms match.
addForms(englishIn("Africa/Johannesburg"));

interface Options {
  /** Whether the test begins on the dashboard; otherwise the browser is signed in with no page open. */
  readonly beginsAtHome: boolean;
}

interface Fixtures {
  readonly mwezi: Mwezi;
  /** Registers a user through the API, without onboarding or a browser session. */
  readonly register: () => Promise<Woman>;
  /** A user who has completed onboarding and the setup wizard and is signed in in the browser. */
  readonly signedIn: Woman;
  /** The signed-in user's page, on the dashboard if the test begins there. */
  readonly home: Page;
  readonly quietConsole: undefined;
}

// Browsers log every 4xx response themselves; the journeys check those on the screen.
const BROWSERS_OWN_NOTE = /^Failed to load resource/;

export const test = base.extend<Fixtures & Options>({
  beginsAtHome: [true, { option: true }],
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
  signedIn: async ({ page, mwezi, register, beginsAtHome }, use) => {
    const woman = await register();
    await onboard(mwezi.address, woman);
    await remember(page, woman, { setUp: true });
    if (beginsAtHome) await page.goto("/");
    await use(woman);
  },
  home: async ({ page, signedIn, beginsAtHome }, use) => {
    const title = page.getByRole("heading", { level: 1 });
    if (beginsAtHome) await expect(title).toContainText(signedIn.name);
    await use(page);
  },
});

export { expect };

/** Collects the console errors and forbidden requests of a page from now on. */
export function watch(page: Page, address: string): string[] {
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
