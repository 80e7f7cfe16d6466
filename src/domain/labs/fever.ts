/**
 * °C on waking (WHO; lists of danger signs, e.g. Global Library of Women's Medicine, glowm.com).
 */
export const FEVER = 38;
