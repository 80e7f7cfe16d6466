import { msg } from "@lingui/core/macro";

/** Title and description of the article index, for browsers and search engines. */
export const indexTitle = msg`Articles – Mwezi`;
export const indexDescription = msg`Articles on PCOS, the cycle, food, movement and mind: plain, graded and with their sources.`;
