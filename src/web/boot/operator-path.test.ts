import { expect, it } from "vitest";
import { getOperator } from "#contract/account/service.ts";
import { OPERATOR_PATH } from "./operator-path.ts";

it("OPERATOR_PATH matches the contract", () => {
  expect(OPERATOR_PATH).toBe(getOperator.path);
});
