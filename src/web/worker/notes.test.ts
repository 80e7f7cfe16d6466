import { expect, it } from "vitest";
import { openNote, showNote } from "./notes.ts";

/** An event that records the promise passed to waitUntil. */
const event = () => {
  const works: Promise<unknown>[] = [];
  return { works, waitUntil: (work: Promise<unknown>) => void works.push(work) };
};

const none = Promise.resolve({});

async function shownWith(buttons: Promise<object>): Promise<readonly unknown[]> {
  const shown: unknown[] = [];
  const { works, waitUntil } = event();
  const registration = {
    showNotification: async (title: string, options: object) => void shown.push(title, options),
    pushManager: { getSubscription: async () => null },
  };
  showNote({ waitUntil } as never, { registration }, Promise.resolve("Una ujumbe"), buttons, 7);
  await Promise.all(works);
  return shown;
}

it("a locked screen shows only that there is a notification, whatever was pushed", async () => {
  const [title, options] = await shownWith(none);
  expect(title).toBe("Una ujumbe");
  expect(options).not.toHaveProperty("body");
  expect(options).not.toHaveProperty("actions");
  expect(JSON.stringify(options)).not.toMatch(/mwezi|period|cycle|dose|medicine/i);
});

it("a notification is shown even if its buttons can't be read", async () => {
  const [title] = await shownWith(Promise.reject(new Error("A full disk.")));
  expect(title).toBe("Una ujumbe");
});

it("a tap closes the notification and opens its page, in an open window or a new one", async () => {
  const deliveries: string[] = [];
  const window = {
    focus: async () => deliveries.push("focus"),
    navigate: async (address: string) => deliveries.push(`navigate ${address}`),
  };
  const tap = async (open: readonly (typeof window)[], action = "") => {
    const { works, waitUntil } = event();
    const notification = { close: () => void deliveries.push("close"), data: 7 };
    const clients = {
      claim: async () => undefined,
      matchAll: async () => open,
      openWindow: async (address: string) => deliveries.push(`open ${address}`),
    };
    openNote({ waitUntil, notification, action } as never, { clients } as never, 8);
    await Promise.all(works);
    return deliveries.splice(0);
  };
  expect(await tap([window])).toEqual(["close", "focus", "navigate /note"]);
  expect(await tap([])).toEqual(["close", "open /note"]);
  // A failed button falls back to opening the page.
  expect(await tap([], "done")).toEqual(["close", "open /note"]);
  expect(await tap([], "later")).toEqual(["close", "open /note"]);
});
