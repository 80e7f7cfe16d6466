import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The three pictures of her days, as links and cards name them. */
export const pictureNames: Readonly<Record<"calendar" | "history" | "trends", MessageDescriptor>> =
  {
    calendar: msg`Calendar`,
    history: msg`Cycle history`,
    trends: msg`Trends`,
  };
