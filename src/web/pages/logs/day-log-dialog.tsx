import { useQuery } from "#web/api/queries/use-query.ts";
import { readUser } from "#web/api/session/session.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { recentMoodsQuery, recentStressQuery } from "#web/features/diary/check-in/api.ts";
import { DayLog } from "#web/features/diary/device-log/components/day-log.tsx";
import { moodTracking } from "#web/features/diary/device-log/view-model.ts";
import { RecordOffer } from "#web/features/diary/transfer/components/record-offer.tsx";
import { levelsInAccount } from "#web/features/diary/transfer/view-model.ts";
import { closeLog, type LogProps } from "./log-opening.ts";

export function DayLogDialog({ open, today }: LogProps) {
  const { data: profile } = useQuery(profileQuery);
  const { data: moods = [] } = useQuery(recentMoodsQuery(today));
  const { data: stress = [] } = useQuery(recentStressQuery(today));
  if (profile === undefined) return null;
  const owner = readUser()?.id ?? "unknown";
  return (
    <DayLog
      owner={owner}
      today={today}
      day={open.day ?? today}
      initialPanel={open.log === "day" ? open.panel : "cycle"}
      mood={moodTracking(profile.setup?.tracking ?? EVERY_SCALE)}
      checkInOf={(day) => levelsInAccount({ moods, stress }, day)}
      offer={(entry, days) => (
        <RecordOffer key={entry.dateISO} owner={owner} today={today} entry={entry} days={days} />
      )}
      onClose={closeLog}
    />
  );
}

/** Default until the setup is answered. */
const EVERY_SCALE = { selected: ["mood_scales"] } as const;
