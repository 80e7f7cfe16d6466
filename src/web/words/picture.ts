import { msg } from "@lingui/core/macro";
import type { Labels } from "./labels.ts";

/** The names of the three charts in links and cards. */
export const pictureNames: Labels<"calendar" | "history" | "trends"> = {
  calendar: msg`Calendar`,
  history: msg`Cycle history`,
  trends: msg`Trends`,
};
