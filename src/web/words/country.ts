import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { countries } from "#contract/profile.ts";

export const countryLabels: Readonly<Record<(typeof countries)[number], MessageDescriptor>> = {
  "South Africa": msg`South Africa`,
  Nigeria: msg`Nigeria`,
  Kenya: msg`Kenya`,
  Ghana: msg`Ghana`,
  Tanzania: msg`Tanzania`,
  Uganda: msg`Uganda`,
  Ethiopia: msg`Ethiopia`,
  Zimbabwe: msg`Zimbabwe`,
  Other: msg({ message: "Other", context: "country" }),
};
