/**
 * °C from which a waking temperature is a fever rather than a sign of the cycle (WHO; lists of
 * danger signs, e.g. Global Library of Women's Medicine, glowm.com).
 */
export const FEVER = 38;
