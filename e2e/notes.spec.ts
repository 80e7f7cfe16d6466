import type { Page } from "@playwright/test";
import { type Browser, startPushService } from "../scripts/testing/push-service.ts";
import { ago, logCycles } from "./dashboard-facts.ts";
import { test as base, expect, untilKept } from "./kept-app.ts";
import { type Mwezi, startMwezi } from "./server.ts";
import { send, type Woman } from "./woman.ts";

interface Fixtures {
  readonly service: Awaited<ReturnType<typeof startPushService>>;
  /** Hers, as its push service knows it. */
  readonly phone: Browser;
}

/** Mwezi with a push service of our own. */
const test = base.extend<Fixtures>({
  service: async ({ browserName: _ }, use) => {
    const service = await startPushService();
    await use(service);
    await service.stop();
  },
  phone: ({ service }, use) => use(service.openBrowser()),
  mwezi: async ({ webRoot, service }, use) => {
    const mwezi = await startMwezi(webRoot, {
      isPushService: service.isPushService,
      messagesEvery: OFTEN,
    });
    await use(mwezi);
    await mwezi.stop();
  },
});

/** Where it is about noon, so that the day is long enough for a message that comes again. */
const hoursAhead = 12 - new Date().getUTCHours();
const ZONE = `Etc/GMT${hoursAhead > 0 ? "-" : "+"}${Math.abs(hoursAhead)}`;
test.use({ timezoneId: ZONE });

const HOUR = 1 / 24;
/** Milliseconds from one look at what is due to the next, which outside of tests are twenty seconds. */
const OFTEN = 500;
const PUSHED = '{"title":"You have a note"}';

/** A browser whose push service answers: those of journeys have none. */
async function servePush(page: Page, { subscription }: Browser): Promise<void> {
  await page.addInitScript((given) => {
    let current: object | null = null;
    const made = {
      ...{ endpoint: given.endpoint, toJSON: () => given },
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

/** Delivers a message to the worker, as a push service would through the browser. */
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

/** The notifications that stand there, each as all that can be read of it. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const registration = await navigator.serviceWorker.ready;
    const notes = await getNotifications.call(registration);
    return notes.map(({ title, body }) => [title, body].filter(Boolean).join(": "));
  });

/** A tap on the notification, in the worker; only a real one may bring a window to the front. */
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
      ...{ notification, action: button },
      waitUntil: (work: Promise<unknown>) => works.push(work),
    });
    dispatchEvent(event);
    await Promise.all(works);
  }, action);
}

/** The buttons of the notification that stands there. */
const buttonsShown = (page: Page) =>
  page.evaluate(async () => {
    const [note] = await (await navigator.serviceWorker.ready).getNotifications();
    const { actions = [] } = note as unknown as { actions?: readonly { title: string }[] };
    return actions.map(({ title }) => title);
  });

/** The worker finds its subscription, as it would in a browser that can be pushed to. */
async function subscribeWorker(page: Page, { subscription }: Browser): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(({ endpoint }) => {
    Object.assign(PushManager.prototype, { getSubscription: async () => ({ endpoint }) });
  }, subscription);
}

/** She turns them on where the worker keeps the app and her browser can be pushed to. */
async function turnOnMessages(page: Page, phone: Browser): Promise<void> {
  await page.context().grantPermissions(["notifications"]);
  await servePush(page, phone);
  await untilKept(page);
  await page.goto("/settings/reminders");
  const toggle = page.getByRole("switch", { name: "Messages on this device" });
  await toggle.click();
  await expect(toggle).toBeChecked();
}

/** The worker has been told what messages are about: a button needs no page. */
const untilTold = (page: Page) =>
  expect.poll(() => page.evaluate(() => caches.match("/note-plan").then(Boolean))).toBe(true);

/** One dose, due now, and nothing else; answers the medicine. */
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

/** A message about a dose that is due stands on her phone; answers its medicine. */
async function bringMessageOfDose(
  page: Page,
  { address }: Mwezi,
  woman: Woman,
  phone: Browser,
): Promise<string> {
  const medicine = await makeDoseDue(address, woman);
  await turnOnMessages(page, phone);
  await untilTold(page);
  await push(page, address);
  await expect.poll(() => shown(page)).toEqual(["You have a note"]);
  return medicine;
}

test("a message says there is a note, or her own words, and a tap leads to its answer", async ({
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
  // The later one takes the place of the one before.
  await expect.poll(() => shown(home)).toEqual(["Water the plants"]);

  await tap(home);
  // Nothing of what was pushed names it: her record does, by a number that is sent nowhere.
  await expect(home).toHaveURL(`${mwezi.address}/my-health/medications#${medicine}`);
  const row = home.getByRole("listitem").filter({ has: home.getByRole("group") });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect.poll(() => shown(home)).toEqual([]);

  await untilTold(home);
  await push(home, mwezi.address);
  await expect.poll(() => shown(home)).toEqual(["Water the plants"]);
  await tap(home, "done");
  await home.goto("/my-health/medications");
  const dose = home.getByRole("group", { name: "Metformin", exact: true });
  await expect(dose.getByRole("button", { name: "Taken" })).toHaveAttribute("aria-pressed", "true");
});

test("“Later” on a message about doses brings it again the same day, with Mwezi closed", async ({
  home,
  mwezi,
  signedIn,
  service,
  phone,
}) => {
  test.slow();
  await bringMessageOfDose(home, mwezi, signedIn, phone);
  expect(await buttonsShown(home)).toEqual(["Done", "Later"]);

  await subscribeWorker(home, phone);
  const there = home.url();
  await tap(home, "later");
  await expect.poll(() => shown(home)).toEqual([]);
  // No page was opened for it, and nothing was noted.
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

test("times that her cycle decides come from her device once she agrees, and go when she does not", async ({
  home,
  mwezi,
  signedIn,
  service,
  phone,
}) => {
  test.slow();
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
  // Nothing but the minutes leaves, each on a quarter of an hour.
  expect(Object.keys(body)).toEqual(["minutes"]);
  expect(body.minutes.length).toBeGreaterThan(0);
  expect(body.minutes.filter((minute) => minute % 15 !== 0)).toEqual([]);
  await agrees.click();
  await expect(agrees).not.toBeChecked();
  const refused = send("POST", `${mwezi.address}/api/push/times`, body, signedIn.token);
  await expect(refused).rejects.toThrow("404");

  const { minutes } = await agree();
  expect(minutes).toEqual(body.minutes);
  // Closed: an open page hands times over anew, and what is due by then is no longer among them.
  await home.goto("about:blank");
  const [first = 0] = minutes;
  mwezi.travel((first * 60_000 - mwezi.now()) / 86_400_000);
  await expect.poll(() => service.messages.length).toBe(1);
  const [message] = service.messages;
  expect(message && phone.read(message.body)).toBe(PUSHED);
});
