import { expect, it } from "vitest";
import { ApiError, OfflineError } from "./errors.ts";
import { passwordTrouble } from "./password-trouble.ts";

const refusal = (status: number, code: string) =>
  new ApiError(
    status,
    JSON.stringify({ type: "about:blank", title: "No", status, code, detail: "No." }),
    null,
  );

it("says a wrong password at its field", () => {
  expect(passwordTrouble(refusal(403, "wrong_password"))).toEqual({
    error: expect.objectContaining({ message: "The password does not match." }),
  });
});

it.each([
  new OfflineError(new Error("no network")),
  refusal(429, "too_many_attempts"),
  refusal(500, "internal"),
])("says of the whole form what is not the password's fault", (failure) => {
  expect(passwordTrouble(failure)).toEqual({ trouble: expect.anything() });
});

it("is silent while nothing failed", () => {
  expect(passwordTrouble(null)).toEqual({});
});
