import { expect, it } from "vitest";
import { openNote, showNote } from "./notes.ts";

/** An event that keeps the work it was lengthened by. */
const event = () => {
  const works: Promise<unknown>[] = [];
  return { works, waitUntil: (work: Promise<unknown>) => void works.push(work) };
};

it("whatever was pushed, a locked screen shows that there is a note and nothing else", async () => {
  const shown: unknown[] = [];
  const { works, waitUntil } = event();
  const registration = {
    showNotification: async (title: string, options: object) => void shown.push(title, options),
  };
  showNote({ waitUntil } as never, { registration }, Promise.resolve("Una ujumbe"));
  await Promise.all(works);
  const [title, options] = shown;
  expect(title).toBe("Una ujumbe");
  expect(options).not.toHaveProperty("body");
  expect(JSON.stringify(options)).not.toMatch(/mwezi|period|cycle/i);
});

it("a tap closes it and leads to what it is about, in the window that is open or in a new one", async () => {
  const ways: string[] = [];
  const window = {
    focus: async () => ways.push("focus"),
    navigate: async (address: string) => ways.push(`navigate ${address}`),
  };
  const tap = async (open: readonly (typeof window)[]) => {
    const { works, waitUntil } = event();
    const notification = { close: () => void ways.push("close") };
    const clients = {
      claim: async () => undefined,
      matchAll: async () => open,
      openWindow: async (address: string) => ways.push(`open ${address}`),
    };
    openNote({ waitUntil, notification } as never, { clients });
    await Promise.all(works);
    return ways.splice(0);
  };
  expect(await tap([window])).toEqual(["close", "focus", "navigate /note"]);
  expect(await tap([])).toEqual(["close", "open /note"]);
});
