/** All others are "other" in the profile. */
export const namedMethods = ["pill", "iud", "implant", "injection", "patch", "ring"] as const;
