import { changeProfile } from "#contract/account/profile.ts";
import { signInToDemo } from "../../e2e/support/daily-use.ts";
import { logDays } from "../../e2e/support/dashboard-facts.ts";
import type { Mwezi } from "../../e2e/support/server.ts";
import { agreeAndFinish, walkSetup, walkToConsent } from "../../e2e/support/walks.ts";
import { onboard, registerThrough, remember, send, type Woman } from "../../e2e/support/woman.ts";
import { type Life, liveAs, women } from "../../e2e/support/women.ts";
import { takeStates } from "./states.ts";
import { sayIn, type Taking, take, takePages } from "./taking.ts";

type Sitter = (taking: Taking) => Promise<void>;

export function sittersFor(mwezi: Mwezi): Readonly<Record<string, Sitter>> {
  const { address } = mwezi;
  const registered = ({ who, width }: Taking) =>
    registerThrough(address, `${who}.${width}@example.org`);
  const living =
    (life: Life): Sitter =>
    async (taking) => {
      const woman = await registered(taking);
      await liveAs(address, woman, life);
      if (life.daysIn !== null) await logDays(address, woman);
      await takeSignedIn(taking, mwezi, woman);
    };
  return {
    visitor: takePages,
    starting: async (taking) => takeStart(taking, mwezi, await registered(taking)),
    ...Object.fromEntries(Object.entries(women).map(([name, life]) => [name, living(life)])),
    demo: async (taking) => {
      await mwezi.plantDemo();
      await takeSignedIn(taking, mwezi, await signInToDemo(address));
    },
    states: async (taking) => {
      const woman = await registered(taking);
      await onboard(address, woman, { preferredLanguage: taking.language });
      await remember(taking.page, woman, { setUp: true });
      await takeStates(taking);
    },
  };
}

async function takeSignedIn(taking: Taking, { address }: Mwezi, woman: Woman): Promise<void> {
  const { page, pages, language } = taking;
  const chosen = { preferredLanguage: language };
  await send("PATCH", address + changeProfile.path, chosen, woman.token);
  await remember(page, woman, { setUp: true });
  await takePages(taking);
  if (!pages.includes("/")) return;
  await page.goto("/", { waitUntil: "networkidle" });
  const howSure = page.getByRole("button", { name: sayIn(taking)("How sure is this?") });
  // Rendered late, and only with a forecast.
  await howSure.waitFor({ timeout: 3000 }).catch(() => undefined);
  if ((await howSure.count()) === 0) return;
  await howSure.click();
  await take({ ...taking, wholePage: false }, "how sure");
}

/** The seven steps of onboarding and the six of the wizard. */
async function takeStart(taking: Taking, { address }: Mwezi, woman: Woman): Promise<void> {
  const { page, language } = taking;
  const walk = { say: sayIn(taking), atStep: (step: string) => take(taking, step) };
  await remember(page, woman, { setUp: false });
  await page.goto("/");
  await walkToConsent(page, { ...walk, lastPeriod: true });
  await agreeAndFinish(page, walk);
  await onboard(address, woman, { preferredLanguage: language });
  await page.goto("/");
  await walkSetup(page, walk);
}
