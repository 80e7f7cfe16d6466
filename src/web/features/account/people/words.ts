import { msg } from "@lingui/core/macro";
import type { Labels } from "#web/words/labels.ts";
import type { Bead } from "./view-model.ts";

export const beadWords: Labels<Bead> = {
  red: msg`Red bead`,
  gold: msg`Gold bead`,
  green: msg`Green bead`,
  violet: msg`Violet bead`,
  clay: msg`Brown bead`,
};

export const beadFills: Readonly<Record<Bead, string>> = {
  red: "bg-hibiscus",
  gold: "bg-gold",
  green: "bg-aloe",
  violet: "bg-violet",
  clay: "bg-clay",
};
