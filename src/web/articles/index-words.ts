import { msg } from "@lingui/core/macro";

export const indexTitle = msg`Articles – Mwezi`;
export const indexDescription = msg`Articles on PCOS, the cycle, food, movement and mind: plain, graded and with their sources.`;
