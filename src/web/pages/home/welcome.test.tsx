import { expect, it } from "vitest";
import { textsOf } from "../../../../scripts/testing/words-on-screen.tsx";
import { DashboardWelcome } from "./welcome.tsx";

it.each([
  ["Thandi", "Good evening, Thandi"],
  ["", "Good evening"],
  [null, "Good evening"],
])("home greets %j: %s", (name, greeting) => {
  const page = <DashboardWelcome name={name} partOfDay="evening" chips={null} />;
  expect(textsOf(page, "h1")).toEqual([greeting]);
});
