// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer, problem } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { progressRecord } from "../api.ts";
import { CONSENT_STEP, emptyDraft } from "../view-model.ts";
import { OnboardingWizard } from "./onboarding-wizard.tsx";

const CALL = "PATCH /api/user/profile";
const draft = {
  ...emptyDraft,
  age: "29",
  country: "Kenya",
  cycleRegularity: "irregular",
  pcosDiagnosis: "yes",
  goals: ["manage-pcos"],
  privacyConsent: true,
} as const;

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function atConsent(onComplete: (profile: unknown) => void = () => {}) {
  progressRecord.write({
    owner: "1",
    step: CONSENT_STEP,
    draft: { ...draft, goals: [...draft.goals] },
  });
  screen = await openScreen(
    <OnboardingWizard
      owner="1"
      name="Thandi"
      today={calendarDay("2026-11-20")}
      onComplete={onComplete}
    />,
  );
}

it("a saved profile shows a message, clears the draft and opens the dashboard", async () => {
  const onComplete = vi.fn();
  const completeProfile = { onboardingComplete: true, revision: 2 };
  const server = fakeServer({ [CALL]: () => completeProfile });
  await atConsent(onComplete);
  await screen.press("Complete Setup");
  expect(server.sent[0]?.body).toMatchObject({
    age: 29,
    country: "Kenya",
    onboardingComplete: true,
  });
  expect(screen.text()).toContain("Your profile has been set up successfully.");
  expect(progressRecord.read()).toBe(null);
  await screen.press("Go to Dashboard");
  expect(onComplete).toHaveBeenCalledExactlyOnceWith(completeProfile);
});

it("a failed save stays at the step with the draft, and a retry works", async () => {
  const server = fakeServer({});
  await atConsent();
  await screen.press("Complete Setup");
  expect(screen.text()).toContain("Setup failed");
  expect(screen.text()).toContain("We can't reach Mwezi.");
  expect(progressRecord.read()?.draft.age).toBe("29");
  server.answer(CALL, () => ({ onboardingComplete: true, revision: 2 }));
  await screen.press("Complete Setup");
  expect(screen.text()).toContain("You're all set");
  expect(screen.text()).not.toContain("Setup failed");
});

it("each field that the server rejects is named, whichever step it belongs to", async () => {
  const fields = [
    { field: "age", code: "required" },
    { field: "name", code: "required" },
  ];
  fakeServer({ [CALL]: () => problem(422, "invalid_input", { fields }) });
  await atConsent();
  await screen.press("Complete Setup");
  expect(screen.text()).toContain("Enter your age.");
  expect(screen.text()).toContain("Enter a name.");
});

it("promises privacy once to a user under 18", async () => {
  screen = await openScreen(
    <OnboardingWizard
      owner="1"
      name="Thandi"
      today={calendarDay("2026-11-20")}
      onComplete={() => {}}
    />,
  );
  const box = document.querySelector<HTMLInputElement>("input[name=is-minor]");
  await screen.settle(() => box?.click());
  expect(document.body.textContent.match(/They won't see what you write/g)).toHaveLength(1);
});
