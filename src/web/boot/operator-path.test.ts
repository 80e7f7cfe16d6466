import { expect, it } from "vitest";
import { getOperator } from "#contract/account/service.ts";
import { OPERATOR_PATH } from "./operator-path.ts";

it("the operator's details are asked for where the contract says", () => {
  expect(OPERATOR_PATH).toBe(getOperator.path);
});
