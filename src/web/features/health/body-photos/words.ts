import { msg } from "@lingui/core/macro";
import type { BodyPlace } from "#contract/entries/uploads.ts";
import type { Labels } from "#web/words/labels.ts";

export const placeLabels: Labels<BodyPlace> = {
  face: msg`Face`,
  chin: msg`Chin and upper lip`,
  neck: msg`Neck`,
  chest: msg`Chest`,
  belly: msg`Belly`,
  back: msg({ message: "Back", context: "body" }),
  parting: msg`Parting`,
};
