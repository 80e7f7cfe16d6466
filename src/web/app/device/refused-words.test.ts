import { describe, expect, it } from "vitest";
import { reasonWords } from "./refused-words.ts";

describe("the reason of a refused write", () => {
  it("is what the record refuses, if the server says so", () => {
    const problem = { field: "startDate", code: "period_still_open" } as const;
    const { message } = reasonWords({ status: 422, problem });
    expect(message).toBe("First end the period that is still open.");
  });

  it("is what the status means otherwise", () => {
    const { message } = reasonWords({ status: 412, problem: null });
    expect(message).toBe("It was changed on another device.");
  });
});
