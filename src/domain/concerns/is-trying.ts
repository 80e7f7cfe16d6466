import type { Story } from "./story.ts";

/**
 * Whether she is trying to conceive: the goal she chose.
 * @example isTrying({ facts, goals: ["fertility"] }) // true
 */
export const isTrying = ({ goals = [] }: Story): boolean => goals.includes("fertility");
