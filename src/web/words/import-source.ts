import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ImportSource } from "#contract/imports.ts";

export const importSourceLabels: Readonly<Record<ImportSource, MessageDescriptor>> = {
  mwezi: msg`an export from Mwezi`,
  clue: msg`Clue`,
  flo: msg`Flo`,
  drip: msg`drip`,
  apple_health: msg`Apple Health`,
  ovumcy: msg`Ovumcy`,
  mensinator: msg`Mensinator`,
  menstrudel: msg`Menstrudel`,
  peri: msg`Peri`,
  table: msg`a table of your own`,
};
