import { expect, it } from "vitest";
import { ApiError, OfflineError } from "#web/api/failures/errors.ts";
import { markupOf, textsOf, wordsOnScreen } from "../../../../scripts/testing/words-on-screen.tsx";
import { FailureNotice } from "./failure-notice.tsx";

const offline = new OfflineError(new Error("no network"));

function refused(...fields: readonly string[]): ApiError {
  const body = {
    type: "about:blank",
    title: "Some fields need another look",
    status: 422,
    code: "invalid_input",
    detail: "See the fields.",
    fields: fields.map((field) => ({ field, code: "required" })),
  };
  return new ApiError(422, JSON.stringify(body), null);
}

it("shows nothing without an error", () => {
  expect(markupOf(<FailureNotice failure={null} onRetry={() => {}} />)).toBe("");
});

it("explains the error, and offers a retry where that helps", () => {
  expect(wordsOnScreen(<FailureNotice failure={offline} />)).toBe(
    "We can't reach Mwezi. Check your connection and try again.",
  );
  const withRetry = <FailureNotice failure={offline} onRetry={() => {}} />;
  expect(textsOf(withRetry, "button")).toEqual(["Try again"]);
});

it("the notice states the limit of a full list and what to do", () => {
  const fields = [{ field: "moods", code: "too_many", params: { max: 8000 } }];
  const body = {
    type: "about:blank",
    title: "",
    status: 422,
    code: "too_many_entries",
    detail: "",
  };
  const failure = new ApiError(422, JSON.stringify({ ...body, fields }), null);
  expect(wordsOnScreen(<FailureNotice failure={failure} />)).toBe(
    "This list is full at 8000 entries. Delete one you no longer need, then save again.",
  );
});

it("says once, on full storage, that the input is still here", () => {
  const body = { type: "about:blank", title: "", status: 503, code: "not_saved", detail: "" };
  const failure = new ApiError(503, JSON.stringify(body), null);
  const reason = "Not saved: Mwezi can't save anything right now. Try again in a few minutes. ";
  const stillHere = "What you typed is still here.";
  expect(wordsOnScreen(<FailureNotice failure={failure} />)).toBe(reason + stillHere);
  const withWords = <FailureNotice failure={failure}>Your answers are still here.</FailureNotice>;
  expect(wordsOnScreen(withWords)).toBe(`${reason}Your answers are still here.`);
});

it("leaves refused fields to the form, unless the form doesn't show them", () => {
  const failure = refused("age", "country");
  expect(wordsOnScreen(<FailureNotice failure={failure} />)).toBe("Some fields need another look.");
  expect(wordsOnScreen(<FailureNotice failure={failure} fields={["country"]} />)).toBe(
    "Choose a country from the list.",
  );
  expect(textsOf(<FailureNotice failure={failure} fields="all" />, "li")).toEqual([
    "Enter your age.",
    "Choose a country from the list.",
  ]);
});

it("is not announced as an alert if the user can continue", () => {
  expect(markupOf(<FailureNotice failure={offline} />)).toContain('role="alert"');
  expect(markupOf(<FailureNotice failure={offline} tone="info" />)).not.toContain('role="alert"');
});
