export type StressTag = "Work" | "Family" | "Financial" | "Sleep" | "Health";
