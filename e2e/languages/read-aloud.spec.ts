import type { Page } from "@playwright/test";
import { changeProfile } from "#contract/account/profile.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { send } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

async function addVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = {
      lang: "en-ZA",
      localService: true,
      default: true,
      voiceURI: "test",
      name: "Ayanda",
    };
    const spoken: { text: string; rate: number; onend?: () => void }[] = [];
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (one: (typeof spoken)[number]) => spoken.push(one),
      cancel: () => undefined,
    });
    Object.defineProperty(globalThis, "speechSynthesis", { value: synthesis });
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, spoken });
  });
}

interface WithVoice {
  readonly spoken: { readonly text: string; readonly rate: number; readonly onend: () => void }[];
}

const spokenIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as WithVoice).spoken.map(({ text }) => text));
const endSentence = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as WithVoice).spoken.at(-1)?.onend());
const markedIn = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("read-aloud") ?? [])].map(String));

test("guidance is read one marked sentence at a time, with a pause, a speed and a stop", async ({
  home,
}) => {
  await addVoice(home);
  await home.goto("/guidance");
  await home.getByRole("button", { name: "Read aloud" }).click();
  expect(await spokenIn(home)).toEqual(["When to get help"]);
  await endSentence(home);
  expect(await markedIn(home)).toEqual(["Take a breath."]);
  await inspect(home, "guidance, read aloud");

  await home.getByRole("button", { name: "Pause" }).click();
  await home.getByRole("button", { name: "Continue" }).click();
  await home.getByRole("combobox", { name: "Speed" }).selectOption("0.75×");
  const rates = await home.evaluate(() =>
    (globalThis as unknown as WithVoice).spoken.map(({ text, rate }) => [text, rate]),
  );
  expect(rates.slice(1)).toEqual([
    ["Take a breath.", 1],
    ["Take a breath.", 1],
    ["Take a breath.", 0.75],
  ]);
  await home.getByRole("button", { name: "Stop" }).click();
  expect(await markedIn(home)).toEqual([]);
  await expect(home.getByRole("button", { name: "Read aloud" })).toBeVisible();
});

test("articles, what to show someone and Doctor Visit Prep are read from their title", async ({
  home,
}) => {
  await addVoice(home);
  for (const [path, title] of [
    ["/articles/pcos-explained", "PCOS explained"],
    ["/concerns", "What to show a nurse or doctor"],
    ["/my-health/doctor-visit", "Doctor Visit Prep"],
  ] as const) {
    await home.goto(path);
    await home.getByRole("button", { name: "Read aloud" }).click();
    expect((await spokenIn(home))[0], path).toBe(title);
    await home.getByRole("button", { name: "Stop" }).click();
  }
});

test("without a voice for the page's language there is no button", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await addVoice(home);
  const chosen = { preferredLanguage: "Swahili" };
  await send("PATCH", mwezi.address + changeProfile.path, chosen, signedIn.token);
  await home.goto("/guidance");
  await expect(home.getByRole("heading", { level: 1 })).toHaveText("Wakati wa kutafuta msaada");
  await expect(home.getByRole("button", { name: "Soma kwa sauti" })).toHaveCount(0);
});
