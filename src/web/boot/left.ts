export const LEFT = "mwezi.left";
