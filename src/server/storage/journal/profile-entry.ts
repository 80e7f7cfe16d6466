import type { Profile } from "#contract/profile.ts";
import { ONLY } from "./collections.ts";
import { newProfile } from "./new-profile.ts";
import type { Reader, Stored, StoredReader } from "./reader.ts";

/**
 * Stands in for a profile that is damaged or gone: she is asked again, and what she may have chosen
 * not to see stays hidden until then. Her next save replaces the damaged one.
 */
const lostProfile: Profile = { ...newProfile(""), hidesFertility: true };

export const readProfile = async (reader: Reader): Promise<Profile> =>
  (await reader.find("profile", ONLY)) ?? lostProfile;

export const storedProfile = async (reader: StoredReader): Promise<Stored<Profile>> =>
  (await reader.findStored("profile", ONLY)) ?? { entry: lostProfile, revision: 0 };
