/** The tab's mark after a quick exit. */
export const LEFT = "mwezi.left";
