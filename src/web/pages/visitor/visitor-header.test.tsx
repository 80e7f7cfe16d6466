import { expect, it } from "vitest";
import { markupOf, wordsOnScreen } from "../../../../scripts/testing/words-on-screen.tsx";
import { VisitorHeader } from "./visitor-header.tsx";

function actions(who: "signed-in-only" | "signed-out-only"): string {
  const markup = markupOf(<VisitorHeader onLogout={() => {}} />);
  return markup.split(`class="${who}`)[1]?.split("</div>")[0] ?? "";
}

it("the header offers Home and Logout with a token, and sign-in and sign-up without one [S2-13]", () => {
  expect(actions("signed-in-only")).toMatch(/href="\/"[^>]*>Home<.*<button[^>]*>Logout</s);
  expect(actions("signed-out-only")).toMatch(
    /href="\/login"[^>]*>Sign in<.*href="\/register"[^>]*>Begin your journey</s,
  );
});

it("the header links to the four sections of the landing page", () => {
  const markup = markupOf(<VisitorHeader />);
  for (const id of ["about", "wellness-hub", "newsletter", "research-hub"]) {
    expect(markup).toContain(`href="/#${id}"`);
  }
  expect(wordsOnScreen(<VisitorHeader />)).toContain("About Wellness Hub Newsletter Research Hub");
});
