// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { CONSENT_VERSION } from "#contract/account/profile.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { thandi } from "../../../../../../scripts/testing/example-profile.ts";
import { fakeServer } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { ConsentAgain } from "./consent-again.tsx";

const today = calendarDay("2026-11-20");
const CHANGE = "PATCH /api/user/profile";
const earlier = { version: "2026-01-01", at: "2026-01-01T08:00:00Z", guardianName: "Nomvula" };

it.each([
  [29, {}],
  [16, { guardianName: "Nomvula" }],
])("at %i asks for consent to the new wording and sends it", async (age, guardian) => {
  const profile = { ...thandi, age, consent: earlier };
  const agreed = { ...profile, consent: { ...earlier, version: CONSENT_VERSION } };
  const server = fakeServer({ [CHANGE]: () => agreed, "GET /api/user/profile": () => agreed });
  const screen = await openScreen(<ConsentAgain profile={profile} today={today} />);
  await screen.press("Read and decide");
  await screen.press("I agree");
  expect(server.sent).toEqual([]);
  for (const box of document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) {
    await screen.settle(() => box.click());
  }
  await screen.press("I agree");
  const sent = server.sent.find(({ call }) => call === CHANGE);
  expect(sent?.body).toEqual({ privacyConsent: true, ...guardian });
  await screen.close();
});
