import { msg } from "@lingui/core/macro";
import type { ImportRefusal, ImportSource } from "#contract/account/imports.ts";
import type { Labels } from "./labels.ts";

/** After a count: "3 twice in the file". */
export const importRefusalLabels: Labels<ImportRefusal> = {
  unreadable: msg`we couldn't understand them`,
  future: msg`dated after today`,
  twice: msg`twice in the file`,
  overlaps: msg`overlap another period in the file`,
  unknown_kind: msg`of a kind Mwezi does not know`,
};

export const importSourceLabels: Labels<ImportSource> = {
  mwezi: msg`an export from Mwezi`,
  clue: msg`Clue`,
  flo: msg`Flo`,
  natural_cycles: msg`Natural Cycles`,
  drip: msg`drip`,
  apple_health: msg`Apple Health`,
  health_connect: msg`Health Connect`,
  ovumcy: msg`Ovumcy`,
  mensinator: msg`Mensinator`,
  menstrudel: msg`Menstrudel`,
  peri: msg`Peri`,
  luteal: msg`Luteal`,
  fertility_friend: msg`Fertility Friend`,
  kindara: msg`Kindara`,
  read_your_body: msg`Read Your Body`,
  period_tracker: msg`Period Tracker or Period Calendar`,
  samsung_health: msg`Samsung Health`,
  garmin: msg`Garmin`,
  oura: msg`Oura`,
  table: msg`a table or list`,
};
