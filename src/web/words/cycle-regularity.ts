import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { regularities } from "#contract/profile.ts";

export const regularityLabels: Readonly<Record<(typeof regularities)[number], MessageDescriptor>> =
  {
    regular: msg`Regular`,
    irregular: msg`Irregular`,
    not_sure: msg`Not sure`,
  };
