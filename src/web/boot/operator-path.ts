/** The path of `getOperator`, copied to keep the contract's schemas out of these pages. */
export const OPERATOR_PATH = "/api/operator";
