import type { Profile, StoredProfile } from "#contract/account/profile.ts";
import { currentAnswers } from "#contract/entries/current-answers.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import { ONLY } from "../collections.ts";
import { newProfile } from "../new-profile.ts";
import type { Reader, Stored, StoredReader } from "./reader.ts";

/** Onboarding asks again, and fertility stays hidden until then, which she may have chosen. */
const lostProfile: StoredProfile = { ...newProfile(""), hidesFertility: true };

export const withStages = (stored: StoredProfile, lifeStages: readonly LifeStage[]): Profile => ({
  ...stored,
  ...currentAnswers(stored, lifeStages),
  lifeStages: [...lifeStages],
});

export const readProfile = async (reader: Reader): Promise<Profile> =>
  withStages((await reader.find("profile", ONLY)) ?? lostProfile, await reader.list("lifeStage"));

export const storedProfile = async (reader: StoredReader): Promise<Stored<StoredProfile>> =>
  (await reader.findStored("profile", ONLY)) ?? { entry: lostProfile, revision: 0 };
