/** The address of `getOperator` in the contract, written out to keep its schemas off these pages. */
export const OPERATOR_PATH = "/api/operator";
