import type { Profile } from "#contract/account/profile.ts";
import { firstReminders, type Reminders } from "#contract/push/reminders.ts";
import { ONLY } from "../collections.ts";
import type { Reader } from "./reader.ts";

export const readReminders = async (reader: Reader, profile: Profile): Promise<Reminders> =>
  (await reader.find("reminders", ONLY)) ?? firstReminders(profile);
