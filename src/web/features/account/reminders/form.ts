import type { Profile } from "#contract/account/profile.ts";
import {
  firstReminders,
  type LaterChoices,
  type Reminders,
  type RevisedReminders,
} from "#contract/push/reminders.ts";
import {
  datedKinds,
  type KindChoice,
  type LaterKind,
  type ReminderKind,
  routineKinds,
} from "#domain/reminders/reminder-choices.ts";
import type { ReminderChanges } from "./api.ts";

const kinds: readonly ReminderKind[] = [
  "dailyLog",
  "doses",
  "injections",
  "packs",
  "appointment",
  "period",
  "premenstrual",
  "fertileDays",
  "lifeStage",
  "carePlan",
  "recoveryCode",
];

export const kindsFor = ({ hidesFertility }: Pick<Profile, "hidesFertility">) =>
  kinds.filter((kind) => kind !== "fertileDays" || !hidesFertility);

export interface RemindersDraft
  extends Omit<Reminders, "appointmentDay" | "quiet" | LaterKind>,
    LaterChoices {
  readonly appointmentDay: string;
  readonly isQuiet: boolean;
  readonly quietFrom: string;
  readonly quietTo: string;
}

const unchosen = firstReminders({ setup: null });
const USUAL_NIGHT = { from: "22:00", to: "07:00" };

export function draftOf(reminders: RevisedReminders): RemindersDraft {
  const { revision: _, quiet, appointmentDay = "", ...choices } = reminders;
  const { from, to } = quiet ?? USUAL_NIGHT;
  const { premenstrual = unchosen.premenstrual, lifeStage = unchosen.lifeStage } = choices;
  return {
    ...choices,
    premenstrual,
    lifeStage,
    appointmentDay,
    isQuiet: quiet !== undefined,
    quietFrom: from,
    quietTo: to,
  };
}

export function bodyOf(draft: RemindersDraft): ReminderChanges {
  const { isQuiet, quietFrom, quietTo, appointmentDay } = draft;
  return {
    ...pick(routineKinds, (kind) => {
      const weekdays = draft[kind].weekdays.toSorted((one, other) => one - other);
      return { ...withWords(draft[kind]), weekdays };
    }),
    ...pick(datedKinds, (kind) => withWords(draft[kind])),
    premenstrual: {
      ...withWords(draft.premenstrual),
      daysBefore: draft.premenstrual.daysBefore,
    },
    tone: draft.tone,
    appointmentDay: appointmentDay === "" ? null : appointmentDay,
    quiet: isQuiet ? { from: quietFrom, to: quietTo } : null,
  };
}

const withWords = ({ isOn, time, words = "" }: KindChoice) => ({
  isOn,
  time,
  ...(words.trim() !== "" && { words }),
});

const pick = <Kind extends string, Choice>(
  names: readonly Kind[],
  choiceOf: (kind: Kind) => Choice,
) => Object.fromEntries(names.map((kind) => [kind, choiceOf(kind)])) as Record<Kind, Choice>;
