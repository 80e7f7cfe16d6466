// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { OfflineError } from "#web/api/failures/errors.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { FertilityCard } from "./fertility-card.tsx";

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(() => screen.close());
const toggle = () =>
  screen.settle(() =>
    document.querySelector<HTMLElement>("input[type=checkbox], [role=switch]")?.click(),
  );

it("a choice is saved at once", async () => {
  const choices: boolean[] = [];
  const save = async (hides: boolean) => choices.push(hides);
  screen = await openScreen(<FertilityCard hidesFertility={false} onChange={save} />);
  await toggle();
  expect(choices).toEqual([true]);
});

it("a choice that could not be saved shows why", async () => {
  const fail = () => Promise.reject(new OfflineError(new Error("no network")));
  screen = await openScreen(<FertilityCard hidesFertility={false} onChange={fail} />);
  await toggle();
  expect(screen.text()).toContain("We can't reach Mwezi.");
});
