import type { Profile, StoredProfile } from "#contract/account/profile.ts";
import { currentAnswers } from "#contract/entries/current-answers.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import { ONLY } from "./collections.ts";
import { newProfile } from "./new-profile.ts";
import type { Reader, Stored, StoredReader } from "./reader.ts";

/**
 * Stands in for a profile that is damaged or gone: she is asked again, and what she may have chosen
 * not to see stays hidden until then. Her next save replaces the damaged one.
 */
const lostProfile: StoredProfile = { ...newProfile(""), hidesFertility: true };

/** Her profile with her history of contraception and pregnancies, which decides what holds now. */
export const withStages = (stored: StoredProfile, lifeStages: readonly LifeStage[]): Profile => ({
  ...stored,
  ...currentAnswers(stored, lifeStages),
  lifeStages: [...lifeStages],
});

export const readProfile = async (reader: Reader): Promise<Profile> =>
  withStages((await reader.find("profile", ONLY)) ?? lostProfile, await reader.list("lifeStage"));

/** As it is stored, without what the history decides. */
export const storedProfile = async (reader: StoredReader): Promise<Stored<StoredProfile>> =>
  (await reader.findStored("profile", ONLY)) ?? { entry: lostProfile, revision: 0 };
