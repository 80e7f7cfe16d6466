import { expect, it } from "vitest";
import { OPERATOR_PATH } from "./operator-path.ts";

it("OPERATOR_PATH matches the contract", () => {
  expect(OPERATOR_PATH).toBe("/api/operator");
});
