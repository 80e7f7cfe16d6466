import { expect, it } from "vitest";
import { createPauses } from "./slices.ts";

const spin = (milliseconds: number) => {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("simultaneous computations take turns, and other work runs between their slices", async () => {
  const order: string[] = [];
  let isDone = false;
  const compute = async (name: string) => {
    const pause = createPauses();
    for (let step = 0; step < 4; step += 1) {
      await pause();
      order.push(name);
      spin(9);
    }
  };
  const watch = async () => {
    while (!isDone) {
      order.push("-");
      await turn();
    }
  };
  const watching = watch();
  await Promise.all([compute("a"), compute("b")]);
  isDone = true;
  await watching;
  const steps = order.filter((name) => name !== "-").join("");
  expect(steps).toBe("abababab");
  // The first two slices start at once; from then on other work runs between any two.
  expect(order.join("").slice(order.indexOf("b"))).not.toMatch(/[ab]{2}/);
});

it("computations started one after the other in one turn share its slice", async () => {
  let started = 0;
  const later: (Promise<void> | null)[] = [];
  for (let index = 0; index < 20; index += 1) {
    const wait = createPauses()();
    if (wait) later.push(wait);
    else {
      started += 1;
      spin(5);
    }
  }
  expect(started).toBeLessThanOrEqual(2);
  await Promise.all(later);
  await turn();
  expect(createPauses()()).toBe(null);
});
