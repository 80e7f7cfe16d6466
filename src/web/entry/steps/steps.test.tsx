// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { StepHeading } from "./step-heading.tsx";
import { StepProgress } from "./step-progress.tsx";
import { placeOf, stepBeside } from "./steps.ts";

const steps = ["age", "goals", "review"] as const;

function Wizard() {
  const [step, setStep] = useState<(typeof steps)[number]>("age");
  const { number, count, isLast } = placeOf(steps, step);
  return (
    <>
      <StepProgress label="Your progress" number={number} count={count} />
      <StepHeading key={step} level={2} className="text-xl">
        {step}
      </StepHeading>
      <button type="button" onClick={() => setStep(stepBeside(steps, step, 1))} disabled={isLast}>
        Next
      </button>
    </>
  );
}

let screen: Awaited<ReturnType<typeof openScreen>> | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

it("a sequence of steps stops at its ends", () => {
  expect(stepBeside(steps, "age", 1)).toBe("goals");
  expect([stepBeside(steps, "age", -1), stepBeside(steps, "review", 1)]).toEqual(["age", "review"]);
});

it("the progress is shown in words, and by the bar for screen readers", async () => {
  screen = await openScreen(<Wizard />);
  const bar = document.querySelector("[role=progressbar], progress");
  expect(bar?.getAttribute("aria-valuetext")).toBe("Step 1 of 3");
  await screen.press("Next");
  expect(screen.text()).toContain("Step 2 of 3");
});

it("the title of a new step has the focus", async () => {
  screen = await openScreen(<Wizard />);
  expect(document.activeElement?.textContent).toBe("age");
  await screen.press("Next");
  expect(document.activeElement?.textContent).toBe("goals");
});
