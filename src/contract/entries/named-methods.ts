/** Contraceptive methods that the profile names too; all others are "other" there. */
export const namedMethods = ["pill", "iud", "implant", "injection", "patch", "ring"] as const;
