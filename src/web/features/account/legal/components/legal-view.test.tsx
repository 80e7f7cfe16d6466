import { expect, it } from "vitest";
import {
  markupOf,
  textsOf,
  wordsOnScreen,
} from "../../../../../../scripts/testing/words-on-screen.tsx";
import { text as privacy } from "../privacy.md";
import { text as terms } from "../terms.md";
import { LegalView } from "./legal-view.tsx";

it("the privacy page shows its version, which the consent records", () => {
  expect(wordsOnScreen(<LegalView text={privacy} isInEnglish={false} />)).toContain(
    "Version of Nov 22, 2026. Your consent records the version you agreed to.",
  );
});

it("the privacy page has twelve parts and defines each kind of stored data", () => {
  const page = <LegalView text={privacy} isInEnglish={false} />;
  expect(textsOf(page, "h2")).toEqual([
    "In short",
    "Who is responsible",
    "What is kept on the server",
    "Why, and with what right",
    "What stays in your browser",
    "Who else sees it",
    "How it is sealed",
    "What is not protected",
    "How long it is kept",
    "What you can do",
    "If you are under 18",
    "If something goes wrong",
  ]);
  expect(textsOf(page, "dt")).toContain("Links you make for a doctor");
});

it("the privacy page requests the operator's details from the server", () => {
  const markup = markupOf(<LegalView text={terms} isInEnglish={false} />);
  expect(markup).toMatch(/Who you are dealing with<\/h2><div class="operator">/);
  expect(markup).toContain('<operator-value field="email">');
});

it("text that looks like HTML is displayed as text", () => {
  const sections = [{ type: "text", text: "<script>alert(1)</script>" }];
  const markup = markupOf(<LegalView text={{ ...terms, sections }} isInEnglish={false} />);
  expect(markup).toContain("&lt;script&gt;");
});

it("links to other sites send no referrer", () => {
  expect(markupOf(<LegalView text={privacy} isInEnglish={false} />)).toContain(
    '<a href="https://inforegulator.org.za" rel="noreferrer">inforegulator.org.za</a>',
  );
});
