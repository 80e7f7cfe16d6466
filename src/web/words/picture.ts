import { msg } from "@lingui/core/macro";
import type { Labels } from "./labels.ts";

export const pictureNames: Labels<"calendar" | "history" | "trends"> = {
  calendar: msg`Calendar`,
  history: msg`Cycle history`,
  trends: msg`Trends`,
};
