import * as z from "zod/mini";
import type { HairAndSkin } from "#contract/entries/hair-and-skin.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";
import { storedValue } from "#web/entry/stored-value.ts";
import { type SkinLook, skinLooks } from "../body-figures/view-model.ts";
import { CheckDraftSchema } from "./view-model.ts";

export const hairAndSkinQuery = queryOf("GET /api/body-checks", {});

export type DayOfAnswers = Omit<HairAndSkin, "id">;

export const saveCheck = (day: DayOfAnswers, { revision }: SaveTarget<HairAndSkin>) =>
  call("POST /api/body-checks", { body: day }, { ifMatch: revision });

export const deleteCheck = ({ id }: HairAndSkin, ifMatch: number) =>
  call("DELETE /api/body-checks/{id}", { params: { id } }, { ifMatch });

/** The skin tone of the figures; not health data, so unencrypted. */
export const skinLookRecord = storedValue(storageKeys.skinLook, z.enum(skinLooks));

export const readSkinLook = (): SkinLook => skinLookRecord.read() ?? "dark-brown";

export const checkDraftOf = (owner: string) =>
  storedValue(`mwezi.draft.body-check.v1.${owner}`, CheckDraftSchema, "tab");
