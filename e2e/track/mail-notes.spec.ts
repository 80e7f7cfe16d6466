import { type ArrivedMail, startMailServer } from "#server/testing/mail-server.ts";
import { test as base, expect } from "../support/fixtures.ts";
import { startMwezi, WEB_ROOT } from "../support/server.ts";
import { send, ZONE } from "../support/woman.ts";

/** Base address of links in e-mails; the journeys open them on the test server. */
const PUBLIC = "https://mwezi.example.org";
const HEALTH = /period|cycle|fertil|ovulat|pcos|dose|medicine|pill|health|moon|mwezi(?!\.example)/i;
/** Milliseconds between checks for due notifications; twenty seconds in production. */
const OFTEN = 500;
const HOUR = 1 / 24;

interface Fixtures {
  readonly post: Awaited<ReturnType<typeof startMailServer>>;
}

const test = base.extend<Fixtures>({
  post: async ({ browserName: _ }, use) => {
    const post = await startMailServer();
    await use(post);
    await post.stop();
  },
  mwezi: async ({ post }, use) => {
    const reach = { mail: post.settings, publicAddress: PUBLIC, messagesEvery: OFTEN };
    const mwezi = await startMwezi(WEB_ROOT, reach);
    await use(mwezi);
    await mwezi.stop();
  },
});

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

const linkIn = ({ text }: Pick<ArrivedMail, "text">, path: RegExp) =>
  new RegExp(`${PUBLIC}(${path.source})`).exec(text)?.[1] ?? "no link";

test("e-mail reminders: consent, a confirmation link, a neutral e-mail, and one-click unsubscribe", async ({
  home,
  mwezi,
  signedIn,
  post,
}) => {
  // In an hour, at any time of day.
  const clock = { timeZone: ZONE, hour: "2-digit", minute: "2-digit" } as const;
  const time = new Date(Date.now() + 3_600_000).toLocaleTimeString("en-GB", clock);
  const dailyLog = { isOn: true, time, weekdays: [1, 2, 3, 4, 5, 6, 7], words: "My period" };
  const wish = { dailyLog, quiet: null };
  await send("PATCH", `${mwezi.address}/api/reminders`, wish, signedIn.token);
  await home.goto("/settings/reminders");
  const consent = home.getByRole("button", { name: "I agree: send me notes by email" });
  await consent.click();
  await expect(home.getByText(`We wrote to ${signedIn.email}.`)).toBeVisible();
  await expect.poll(() => post.mails.length).toBe(1);
  const question = post.mails[0] as ArrivedMail;
  expect(question.header("Subject")).toBe("Please confirm");
  expect(question.raw).not.toMatch(HEALTH);

  await home.goto(linkIn(question, /\/api\/mail\/[\w-]{64}\/confirm\?in=en/));
  await home.getByRole("button").click();
  await expect(home.getByRole("heading", { level: 1 })).toHaveText(
    "Notes will come to this address.",
  );
  await home.goto("/settings/reminders");
  await expect(home.getByText(`Notes go to ${signedIn.email}.`)).toBeVisible();
  mwezi.travel(HOUR);
  await expect.poll(() => post.mails.length).toBe(2);
  const note = post.mails[1] as ArrivedMail;
  expect([note.to, note.header("Subject")]).toEqual([signedIn.email, "You have a note"]);
  expect(note.raw).not.toMatch(HEALTH);

  // As a mail client does it (RFC 8058): signed out and without a page.
  const end = linkIn(note, /\/api\/mail\/[\w-]{64}\?in=en/);
  expect(note.header("List-Unsubscribe")).toBe(`<${PUBLIC}${end}>`);
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const answer = await fetch(mwezi.address + end, { method: "POST", body });
  expect(answer.status).toBe(200);
  await home.reload();
  await expect(consent).toBeVisible();
  await expect(home.getByText(`Short notes can go to ${signedIn.email}`)).toBeVisible();
});
