import type { LaunchOptions, Page } from "@playwright/test";
import { installedWholeBrowser } from "../../scripts/testing/browser.ts";
import { type Browser, startPushService } from "../../scripts/testing/push-service.ts";
import { ago, logCycles } from "../support/dashboard-facts.ts";
import { test as base, expect, waitUntilAppCached } from "../support/kept-app.ts";
import { type Mwezi, startMwezi } from "../support/server.ts";
import { send, type Woman } from "../support/woman.ts";

interface Fixtures {
  readonly service: Awaited<ReturnType<typeof startPushService>>;
  /** The user's browser as its push service knows it. */
  readonly phone: Browser;
}

/** Mwezi with a fake push service, in a browser that can show notifications. */
const test = base.extend<Fixtures, { readonly launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const whole = installedWholeBrowser()?.path;
      await use({ ...launchOptions, ...(whole && { executablePath: whole }) });
    },
    { scope: "worker" },
  ],
  service: async ({ browserName: _ }, use) => {
    const service = await startPushService();
    await use(service);
    await service.stop();
  },
  phone: ({ service }, use) => use(service.openBrowser()),
  mwezi: async ({ service }, use) => {
    const mwezi = await startMwezi(undefined, {
      isPushService: service.isPushService,
      messagesEvery: OFTEN,
    });
    await use(mwezi);
    await mwezi.stop();
  },
});

/** A time zone where it is about noon, so that a repeated notification fits the day. */
const hoursAhead = 12 - new Date().getUTCHours();
const ZONE = `Etc/GMT${hoursAhead > 0 ? "-" : "+"}${Math.abs(hoursAhead)}`;
test.use({ timezoneId: ZONE });

const HOUR = 1 / 24;
/** Milliseconds between checks for due notifications; twenty seconds in production. */
const OFTEN = 500;
const PUSHED = '{"title":"You have a note"}';

/** Gives the browser a push subscription, as test browsers have none. */
async function servePush(page: Page, { subscription }: Browser): Promise<void> {
  await page.addInitScript((given) => {
    let current: object | null = null;
    const made = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = made;
        return made;
      },
    });
  }, subscription);
}

async function push(page: Page, origin: string, data = PUSHED): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const registration = await navigator.serviceWorker.ready;
    const notes = await getNotifications.call(registration);
    return notes.map(({ title, body }) => [title, body].filter(Boolean).join(": "));
  });

/** Taps the notification, in the worker; only a real tap may focus a window. */
async function tap(page: Page, action = ""): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async (button) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      WindowClient: { prototype: object };
    };
    Object.assign(scope.WindowClient.prototype, { focus: async () => undefined });
    const [notification] = await scope.registration.getNotifications();
    const works: Promise<unknown>[] = [];
    const event = Object.assign(new Event("notificationclick"), {
      notification,
      action: button,
      waitUntil: (work: Promise<unknown>) => works.push(work),
    });
    dispatchEvent(event);
    await Promise.all(works);
  }, action);
}

const buttonsShown = (page: Page) =>
  page.evaluate(async () => {
    const [note] = await (await navigator.serviceWorker.ready).getNotifications();
    const { actions = [] } = note as unknown as { actions?: readonly { title: string }[] };
    return actions.map(({ title }) => title);
  });

async function subscribeWorker(page: Page, { subscription }: Browser): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(({ endpoint }) => {
    Object.assign(PushManager.prototype, { getSubscription: async () => ({ endpoint }) });
  }, subscription);
}

async function turnOnMessages(page: Page, phone: Browser): Promise<void> {
  await page.context().grantPermissions(["notifications"]);
  await servePush(page, phone);
  await waitUntilAppCached(page);
  await page.goto("/settings/reminders");
  const toggle = page.getByRole("switch", { name: "Messages on this device" });
  await toggle.click();
  await expect(toggle).toBeChecked();
}

/** Waits until the worker knows the content of notifications, as buttons work without a page. */
const untilWorkerKnows = (page: Page) =>
  expect.poll(() => page.evaluate(() => caches.match("/note-plan").then(Boolean))).toBe(true);

async function makeDoseDue(address: string, { token }: Woman): Promise<string> {
  const clock = { timeZone: ZONE, hour: "2-digit", minute: "2-digit" } as const;
  const time = new Date().toLocaleTimeString("en-GB", clock);
  const doses = { isOn: true, time, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const dailyLog = { ...doses, isOn: false };
  await send("PATCH", `${address}/api/reminders`, { doses, dailyLog, quiet: null }, token);
  const schedule = { kind: "daily", timesADay: 1 };
  const medicine = { name: "Metformin", startDate: ago(1), schedule };
  const added = await send("POST", `${address}/api/medicines`, medicine, token);
  return ((await added.json()) as { id: string }).id;
}

async function bringMessageOfDose(
  page: Page,
  { address }: Mwezi,
  woman: Woman,
  phone: Browser,
): Promise<string> {
  const medicine = await makeDoseDue(address, woman);
  await turnOnMessages(page, phone);
  await untilWorkerKnows(page);
  await push(page, address);
  await expect.poll(() => shown(page)).toEqual(["You have a note"]);
  return medicine;
}

test("a message shows neutral or custom words, and tapping it opens the answer", async ({
  home,
  mwezi,
  signedIn,
  phone,
}) => {
  const medicine = await bringMessageOfDose(home, mwezi, signedIn, phone);
  await home.getByLabel("Your own words on this device").fill("Water the plants");
  await home.getByRole("button", { name: "Save these words" }).click();
  await expect(home.getByText("Saved on this device.")).toBeVisible();
  await push(home, mwezi.address);
  // The later notification replaces the earlier one.
  await expect.poll(() => shown(home)).toEqual(["Water the plants"]);

  await tap(home);
  // The push names nothing: the medicine is looked up in the record.
  await expect(home).toHaveURL(`${mwezi.address}/my-health/medications#${medicine}`);
  const row = home.getByRole("listitem").filter({ has: home.getByRole("group") });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect.poll(() => shown(home)).toEqual([]);

  await untilWorkerKnows(home);
  await push(home, mwezi.address);
  await expect.poll(() => shown(home)).toEqual(["Water the plants"]);
  await tap(home, "done");
  await home.goto("/my-health/medications");
  const dose = home.getByRole("group", { name: "Metformin", exact: true });
  await expect(dose.getByRole("button", { name: "Taken" })).toHaveAttribute("aria-pressed", "true");
});

test("“Later” on a dose reminder repeats it the same day, with Mwezi closed", async ({
  home,
  mwezi,
  signedIn,
  service,
  phone,
}) => {
  await bringMessageOfDose(home, mwezi, signedIn, phone);
  expect(await buttonsShown(home)).toEqual(["Done", "Later"]);

  await subscribeWorker(home, phone);
  const there = home.url();
  await tap(home, "later");
  await expect.poll(() => shown(home)).toEqual([]);
  // No page was opened, and no dose recorded.
  expect(home.url()).toBe(there);
  mwezi.travel(HOUR);
  await expect.poll(() => service.messages.length).toBe(1);
  const [message] = service.messages;
  const came = message ? phone.read(message.body) : "";
  expect(came).toBe(PUSHED);
  await push(home, mwezi.address, came);
  await expect.poll(() => shown(home)).toEqual(["You have a note"]);
  expect(await buttonsShown(home)).toEqual(["Done", "Later"]);
});

test("cycle-based times are sent by the device with consent, and removed without it", async ({
  home,
  mwezi,
  signedIn,
  service,
  phone,
}) => {
  await logCycles(mwezi.address, signedIn, 10, [28, 29, 28, 27, 28, 29]);
  const off = { isOn: false, time: "20:00", weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const wish = { period: { isOn: true, time: "09:07" }, dailyLog: off, doses: off };
  await send("PATCH", `${mwezi.address}/api/reminders`, wish, signedIn.token);
  await turnOnMessages(home, phone);
  const agrees = home.getByRole("switch", { name: "I have read this. Send me these messages too" });
  const agree = async () => {
    const sent = home.waitForRequest((request) => request.url().endsWith("/api/push/times"));
    await agrees.click();
    const handed = await sent;
    expect((await handed.response())?.status()).toBe(204);
    return handed.postDataJSON() as { minutes: readonly number[] };
  };
  const body = await agree();
  // Only the times are sent, rounded to a quarter of an hour.
  expect(Object.keys(body)).toEqual(["minutes"]);
  expect(body.minutes.length).toBeGreaterThan(0);
  expect(body.minutes.filter((minute) => minute % 15 !== 0)).toEqual([]);
  await agrees.click();
  await expect(agrees).not.toBeChecked();
  const refused = send("POST", `${mwezi.address}/api/push/times`, body, signedIn.token);
  await expect(refused).rejects.toThrow("404");

  const { minutes } = await agree();
  expect(minutes).toEqual(body.minutes);
  // Closed, because an open page would send new times without those already due.
  await home.goto("about:blank");
  const [first = 0] = minutes;
  mwezi.travel((first * 60_000 - mwezi.now()) / 86_400_000);
  await expect.poll(() => service.messages.length).toBe(1);
  const [message] = service.messages;
  expect(message && phone.read(message.body)).toBe(PUSHED);
});
