// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { saveDayMeasures } from "#contract/entries/measures.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { numberTyped } from "#web/ui/fields/typed-number.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { filled, notInFuture, useDraft } from "./use-draft.ts";

let lastBody: unknown = null;

const refused = new ApiError(
  422,
  JSON.stringify({
    type: "about:blank",
    title: "",
    status: 422,
    code: "invalid_input",
    detail: "",
    fields: [{ field: "date", code: "taken" }],
  }),
  null,
);

function WeightForm() {
  const [failure, setFailure] = useState<Error | null>(null);
  const form = useDraft({
    form: "weight",
    initial: { date: "2026-11-20", weight: "" },
    schema: saveDayMeasures.request.body,
    bodyOf: ({ date, weight }) => ({ date, ...filled({ weight: numberTyped(weight) }) }),
    checks: ({ date }) => [notInFuture("date", date, "2026-11-20")],
  });
  const field = (name: "date" | "weight") => (
    <TextField
      label={name}
      name={name}
      value={form.draft[name]}
      onChange={(text) => form.change({ [name]: text })}
      error={form.messageOf(name, failure)}
    />
  );
  return (
    <>
      {field("date")}
      {field("weight")}
      <button
        type="button"
        onClick={() => {
          lastBody = form.read();
        }}
      >
        Save
      </button>
      <button type="button" onClick={() => setFailure(refused)}>
        Be refused
      </button>
    </>
  );
}

let screen: Awaited<ReturnType<typeof openScreen>>;
beforeEach(async () => {
  lastBody = null;
  screen = await openScreen(<WeightForm />);
});
afterEach(async () => {
  await screen.close();
});

describe("a draft", () => {
  it("becomes the request body, with decimal points and without empty fields", async () => {
    await screen.press("Save");
    expect(lastBody).toEqual({ date: "2026-11-20" });
    await screen.type("weight", "71,5");
    await screen.press("Save");
    expect(lastBody).toEqual({ date: "2026-11-20", weight: 71.5 });
  });

  it.each(["20", "heavy"])(
    "with a weight of %s is rejected with the contract's bounds",
    async (text) => {
      await screen.type("weight", text);
      expect(screen.text()).not.toContain("Enter a number");
      await screen.press("Save");
      expect(lastBody).toBeNull();
      expect(screen.text()).toContain("Enter a number from 25 to 350 kg.");
      await screen.type("weight", "71");
      expect(screen.text()).not.toContain("Enter a number");
    },
  );

  it("is checked by the form's own rules", async () => {
    await screen.type("date", "2026-11-21");
    await screen.press("Save");
    expect(lastBody).toBeNull();
    expect(screen.text()).toContain("Choose today or an earlier day.");
  });

  it("stays as typed when the server refuses a field, with the message there", async () => {
    await screen.type("weight", "71");
    await screen.press("Be refused");
    expect(screen.text()).toContain("You already have an entry for that day.");
    expect(screen.field("weight").value).toBe("71");
  });
});

it("filled omits empty fields, but not false and zero", () => {
  expect(filled({ a: "", b: " x ", c: null, d: undefined, e: 0, f: false })).toEqual({
    b: "x",
    e: 0,
    f: false,
  });
});
