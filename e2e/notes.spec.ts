import type { Page } from "@playwright/test";
import { openBrowser } from "../scripts/testing/push-service.ts";
import { ago } from "./dashboard-facts.ts";
import { expect, test, untilKept } from "./kept-app.ts";
import { send, type Woman, ZONE } from "./woman.ts";

const PUSHED = '{"title":"You have a note"}';

/** A browser whose push service answers: those of journeys have none. */
async function servePush(page: Page): Promise<void> {
  const { subscription } = openBrowser("https://fcm.googleapis.com/fcm/send/journey");
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
async function push(page: Page, origin: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: PUSHED });
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

/** One dose, due now, and nothing else. */
async function makeDoseDue(address: string, { token }: Woman): Promise<void> {
  const clock = { timeZone: ZONE, hour: "2-digit", minute: "2-digit" } as const;
  const time = new Date().toLocaleTimeString("en-GB", clock);
  const doses = { isOn: true, time, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const dailyLog = { ...doses, isOn: false };
  await send("PATCH", `${address}/api/reminders`, { doses, dailyLog, quiet: null }, token);
  const schedule = { kind: "daily", timesADay: 1 };
  const medicine = { name: "Metformin", startDate: ago(0), schedule };
  await send("POST", `${address}/api/medicines`, medicine, token);
}

test("a message says there is a note, or her own words, and a tap leads to its answer", async ({
  page,
  home,
  context,
  mwezi,
  signedIn,
}) => {
  await makeDoseDue(mwezi.address, signedIn);
  await context.grantPermissions(["notifications"]);
  await servePush(page);
  await untilKept(home);
  await home.goto("/settings/reminders");
  const toggle = home.getByRole("switch", { name: "Messages on this device" });
  await toggle.click();
  await expect(toggle).toBeChecked();
  await push(home, mwezi.address);
  await expect.poll(() => shown(home)).toEqual(["You have a note"]);

  await home.getByLabel("Your own words on this device").fill("Water the plants");
  await home.getByRole("button", { name: "Save these words" }).click();
  await expect(home.getByText("Saved on this device.")).toBeVisible();
  await push(home, mwezi.address);
  // The later one takes the place of the one before.
  await expect.poll(() => shown(home)).toEqual(["Water the plants"]);

  await tap(home);
  await expect(home).toHaveURL(`${mwezi.address}/my-health/medications`);
  await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => shown(home)).toEqual([]);

  // The worker has been told what the message is about: its button needs no page.
  await expect.poll(() => home.evaluate(() => caches.match("/note-plan").then(Boolean))).toBe(true);
  await push(home, mwezi.address);
  await expect.poll(() => shown(home)).toEqual(["Water the plants"]);
  await tap(home, "done");
  await home.goto("/my-health/medications");
  const dose = home.getByRole("group", { name: "Metformin", exact: true });
  await expect(dose.getByRole("button", { name: "Taken" })).toHaveAttribute("aria-pressed", "true");
});
