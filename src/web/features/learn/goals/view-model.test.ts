import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { goals } from "#contract/account/profile.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import { goalDescriptions, goalLabels } from "#web/words/goal.ts";
import { refusalText, toggled } from "./view-model.ts";

describe("the goals", () => {
  it("are chosen by one tap and removed by the next [S4-33]", () => {
    const chosen = toggled(["better-sleep"], "track-periods");
    expect(chosen).toEqual(["track-periods", "better-sleep"]);
    expect(toggled(chosen, "better-sleep")).toEqual(["track-periods"]);
  });

  it("come from a catalogue that has every goal once [S3-10]", () => {
    expect(Object.keys(goalLabels)).toEqual([...goals]);
    expect(Object.keys(goalDescriptions)).toEqual([...goals]);
    expect(goals).toHaveLength(10);
  });
});

describe("a save that failed", () => {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const refused = (body: unknown) => new ApiError(422, JSON.stringify(body), null);
  const problem = { type: "about:blank", title: "", status: 422, code: "invalid_input" };

  it("shows the server's message [S8-12]", () => {
    const fields = [{ field: "goals", code: "required" }];
    const detail = "Look again at: goals.";
    expect(refusalText(refused({ ...problem, detail, fields }), i18n)).toBe(
      "Choose at least one goal.",
    );
    expect(refusalText(refused({ ...problem, detail }), i18n)).toBe(detail);
  });

  it("has no message of its own if the server sent none", () => {
    expect(refusalText(new Error("offline"), i18n)).toBeNull();
    expect(refusalText(new ApiError(502, "<html>", null), i18n)).toBeNull();
  });
});
