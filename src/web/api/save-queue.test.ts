import { describe, expect, it } from "vitest";
import { createSaveQueue, type SaveState } from "./save-queue.ts";

function slowServer() {
  const waiting: { resolve: () => void; reject: () => void }[] = [];
  const names: string[] = [];
  const states: SaveState[] = [];
  let value = "first";
  const queue = createSaveQueue<"mood" | "stress">({
    send: (part) => {
      names.push(`${part} ${value}`);
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject: () => reject(new Error("no network")) });
      });
    },
    onState: (state) => states.push(state),
  });
  const settle = async (how: "resolve" | "reject") => {
    waiting.shift()?.[how]();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    queue,
    sent: names,
    states,
    change: (next: string) => {
      value = next;
    },
    answer: () => settle("resolve"),
    fail: () => settle("reject"),
  };
}

describe("the save queue", () => {
  it("sends the parts one after another, in order", async () => {
    const { queue, sent, states, answer } = slowServer();
    queue.save("mood", "stress");
    expect(sent).toEqual(["mood first"]);
    await answer();
    expect(sent).toEqual(["mood first", "stress first"]);
    await answer();
    expect(states).toEqual(["saving", "saved"]);
    expect(queue.isIdle()).toBe(true);
  });

  it("sends only the last value set while it waits", async () => {
    const { queue, sent, change, answer } = slowServer();
    queue.save("mood");
    for (const value of ["second", "third", "last"]) {
      change(value);
      queue.save("mood");
    }
    await answer();
    expect(sent).toEqual(["mood first", "mood last"]);
    await answer();
    expect(queue.isIdle()).toBe(true);
  });

  it("retries failed parts on the next save and doesn't repeat saved ones", async () => {
    const { queue, sent, states, change, answer, fail } = slowServer();
    queue.save("mood", "stress");
    await answer();
    await fail();
    expect(states.at(-1)).toBe("failed");
    expect(queue.isIdle()).toBe(false);
    change("newest");
    queue.save();
    expect(sent).toEqual(["mood first", "stress first", "stress newest"]);
    await answer();
    expect(states.at(-1)).toBe("saved");
  });

  it("preserves the order when the first of several fails", async () => {
    const { queue, sent, answer, fail } = slowServer();
    queue.save("mood", "stress");
    await fail();
    queue.save();
    await answer();
    await answer();
    expect(sent).toEqual(["mood first", "mood first", "stress first"]);
  });

  it("sends nothing when there is nothing to save", () => {
    const { queue, states } = slowServer();
    queue.save();
    expect(states).toEqual([]);
  });
});
