import { expect, it } from "vitest";
import { createPauses } from "./slices.ts";

const spin = (milliseconds: number) => {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("computations that began together take turns, and others go on between any two slices", async () => {
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
  // The two first slices begin at once; from then on somebody else's turn is between any two.
  expect(order.join("").slice(order.indexOf("b"))).not.toMatch(/[ab]{2}/);
});

it("computations that begin one after the other in one turn share its slice", async () => {
  let begun = 0;
  const later: (Promise<void> | null)[] = [];
  for (let index = 0; index < 20; index += 1) {
    const wait = createPauses()();
    if (wait) later.push(wait);
    else {
      begun += 1;
      spin(5);
    }
  }
  expect(begun).toBeLessThanOrEqual(2);
  await Promise.all(later);
  await turn();
  expect(createPauses()()).toBe(null);
});
