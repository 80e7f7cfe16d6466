import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Schedule } from "#contract/medicines.ts";

export const scheduleLabels: Readonly<Record<Schedule["kind"], MessageDescriptor>> = {
  daily: msg`Every day`,
  weekdays: msg`Some days of the week`,
  cycle_days: msg`Some days of my cycle`,
  as_needed: msg`Only when I need it`,
};
