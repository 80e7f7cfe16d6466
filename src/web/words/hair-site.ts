import { msg } from "@lingui/core/macro";
import type { HairSite } from "#domain/pcos/ferriman-gallwey.ts";
import type { Labels } from "./labels.ts";

export const hairSiteLabels: Labels<HairSite> = {
  upper_lip: msg`Upper lip`,
  chin: msg`Chin`,
  chest: msg`Chest`,
  upper_abdomen: msg`Upper belly`,
  lower_abdomen: msg`Lower belly`,
  upper_arm: msg`Upper arms`,
  thigh: msg`Thighs`,
  upper_back: msg`Upper back`,
  lower_back: msg`Lower back`,
};

/** Where to look, so that checks are comparable. */
export const hairSiteHints: Labels<HairSite> = {
  upper_lip: msg`The skin between your nose and your mouth.`,
  chin: msg`Your chin and along the jaw.`,
  chest: msg`Between and around the breasts.`,
  upper_abdomen: msg`From below the breasts down to your navel.`,
  lower_abdomen: msg`From your navel down to the edge of your underwear.`,
  upper_arm: msg`From the shoulder to the elbow. Both arms together.`,
  thigh: msg`From the hip to the knee. Both legs together.`,
  upper_back: msg`Shoulders and shoulder blades. A second mirror or a phone picture helps.`,
  lower_back: msg`From the waist to the edge of your underwear. A second mirror helps.`,
};
