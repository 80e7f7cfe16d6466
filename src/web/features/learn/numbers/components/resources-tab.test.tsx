// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import {
  markupOf,
  textsOf,
  wordsOnScreen,
} from "../../../../../../scripts/testing/words-on-screen.tsx";
import type { PregnancyAnswer } from "../view-model.ts";
import { ResourcesTab } from "./resources-tab.tsx";

const tab = (
  country: string | null,
  status: PregnancyAnswer | null,
  dials = true,
  onAnswer: (answer: PregnancyAnswer) => Promise<unknown> = () => Promise.resolve(),
) => <ResourcesTab country={country} savedStatus={status} dials={dials} onAnswer={onAnswer} />;

describe("the Resources tab", () => {
  it("asks about a pregnancy with three answers, until there is one [S2-84]", () => {
    expect(textsOf(tab("Kenya", null), "button")).toEqual(["Yes", "No", "Unsure"]);
    expect(textsOf(tab("Kenya", "unsure"), "button")).toEqual([]);
    expect(wordsOnScreen(tab("Kenya", "not_pregnant"))).not.toContain("Maternal health messages");
  });

  it("tells a pregnant user in South Africa about the free messages and dials their code [S2-84 S9-38]", () => {
    const words = wordsOnScreen(tab("South Africa", "pregnant"));
    expect(words).toContain("run by the South African Department of Health");
    expect(words).toContain(
      "free weekly SMS messages about pregnancy, baby care tips and clinic reminders",
    );
    expect(markupOf(tab("South Africa", "pregnant"))).toMatch(/href="tel:\*134\*550%23"/);
    expect(textsOf(tab("South Africa", "pregnant", false), "button")).toEqual(["Register"]);
  });

  it("lists the emergency number and the crisis line with their purposes [S2-84 S9-37]", () => {
    const words = wordsOnScreen(tab("South Africa", "not_pregnant"));
    expect(words).toMatch(/Emergency Contacts Emergency Services Medical emergency/);
    expect(words).toContain("Mental health crisis support");
    expect(markupOf(tab("South Africa", "not_pregnant"))).toContain('href="tel:112"');
  });

  it("does not call the police a medical emergency line", () => {
    for (const country of ["South Africa", "Ethiopia"] as const) {
      const words = wordsOnScreen(tab(country, "not_pregnant"));
      expect(words).toMatch(/Police If someone hurts you/);
    }
  });

  it("does not call an appointment-only line a crisis line", () => {
    expect(wordsOnScreen(tab("Zimbabwe", "not_pregnant"))).toMatch(
      /To talk to someone, mental health ?by appointment, not for a crisis/,
    );
  });

  it("names an unchecked directory of crisis lines if the country has no confirmed one", () => {
    const words = wordsOnScreen(tab("Kenya", "not_pregnant"));
    expect(words).toMatch(/We have not checked its numbers\. findahelpline\.com/);
    expect(markupOf(tab("Kenya", "not_pregnant"))).toMatch(
      /href="https:\/\/findahelpline\.com"[^>]* rel="noreferrer"|rel="noreferrer"[^>]* href="https:\/\/findahelpline\.com"/,
    );
    expect(wordsOnScreen(tab("South Africa", "not_pregnant"))).not.toContain("findahelpline");
  });

  it("saves the answer and confirms it", async () => {
    const answers: PregnancyAnswer[] = [];
    const answer = async (chosen: PregnancyAnswer) => answers.push(chosen);
    const screen = await openScreen(tab("Kenya", null, true, answer));
    await screen.press("Unsure");
    expect(answers).toEqual(["unsure"]);
    expect(screen.text()).toContain("Your pregnancy status has been updated.");
    await screen.close();
  });

  it("reports that an answer could not be saved, and asks again", async () => {
    const fail = () => Promise.reject(new Error("offline"));
    const screen = await openScreen(tab("Kenya", null, true, fail));
    await screen.press("Yes");
    expect(screen.text()).toContain("Update failed");
    expect(screen.button("Yes").disabled).toBe(false);
    await screen.close();
  });
});
