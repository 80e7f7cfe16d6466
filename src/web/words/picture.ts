import { msg } from "@lingui/core/macro";
import type { Labels } from "./labels.ts";

/** The three pictures of her days, as links and cards name them. */
export const pictureNames: Labels<"calendar" | "history" | "trends"> = {
  calendar: msg`Calendar`,
  history: msg`Cycle history`,
  trends: msg`Trends`,
};
