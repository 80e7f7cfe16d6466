import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { ReminderTone } from "#contract/account/setup.ts";
import type { DueNow } from "./view-model.ts";

export function dueWords(
  { kind, about, count = 1 }: DueNow,
  tone: ReminderTone,
): MessageDescriptor {
  switch (kind) {
    case "doses":
      return msg`${plural(count, { one: "# dose", other: "# doses" })} to log`;
    case "injections":
      if (about === "tomorrow") return msg`A medicine is due tomorrow`;
      return about === "late" ? msg`A medicine was due` : msg`A medicine is due today`;
    case "packs":
      return about === "begins" ? msg`New pack, patch or ring` : msg`Your break starts`;
    case "appointment":
      return about === "tomorrow" ? msg`Appointment tomorrow` : msg`Appointment today`;
    case "premenstrual":
      return msg`Your period may begin in ${plural(count, { one: "# day", other: "# days" })}`;
    case "lifeStage":
      return about === "test" ? msg`A test should be negative now` : msg`A clinic visit is due`;
    case "carePlan":
      return msg`${plural(count, { one: "# open step", other: "# open steps" })} in your plan`;
    default:
      return tone === "soft" ? msg`A minute to log today?` : msg`Your entry for today`;
  }
}
