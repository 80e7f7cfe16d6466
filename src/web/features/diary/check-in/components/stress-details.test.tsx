import { expect, it } from "vitest";
import { textsOf } from "../../../../../../scripts/testing/words-on-screen.tsx";
import { checkInOf } from "../view-model.ts";
import { StressDetails } from "./stress-details.tsx";

it("the stress details ask for five tags and four kinds of sleep [S3-19 S9-29]", () => {
  const nothing = () => {};
  const details = (
    <StressDetails
      id="details"
      checkIn={checkInOf(null, null)}
      onChoose={nothing}
      onType={nothing}
      onLeaveNotes={nothing}
    />
  );
  expect(textsOf(details, "button")).toEqual([
    "Work",
    "Family",
    "Financial",
    "Sleep",
    "Health",
    "Poor",
    "Fair",
    "Good",
    "Great",
  ]);
});
