/** What stress is about. */
export type StressTag = "Work" | "Family" | "Financial" | "Sleep" | "Health";
