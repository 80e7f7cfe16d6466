import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type * as Cards from "./cards.tsx";
import type { CardProps } from "./layout.tsx";
import { longestWait } from "./longest-wait.ts";
import { standing } from "./standing.ts";

const below = <Props extends object>(fetchPart: () => Promise<Fetched<Props>>) =>
  lazy(() => standing.then(fetchPart));

interface Fetched<Props extends object> {
  readonly default: ComponentType<Props>;
}

const later = (name: keyof typeof Cards): ComponentType<CardProps> =>
  below(async () => ({ default: (await import("./cards.tsx"))[name] }));

const LaterReminder = below(async () => ({
  default: (await import("#web/features/account/security/components/recovery-reminder.tsx"))
    .RecoveryReminder,
}));
const LaterTopLines = lazy(async () => {
  // On a slow connection, load it after the ring.
  if (longestWait() === 0) await standing;
  return { default: (await import("./top-lines.tsx")).TopLines };
});
const LaterDue = below(async () => ({ default: (await import("./top-lines.tsx")).LateDue }));
const LaterLogs = below(async () => ({
  default: (await import("../logs/open-logs.tsx")).OpenLogs,
}));
const LaterChips = later("NoteChipsPlace");
const LaterSymptoms = later("SymptomsPlace");
const LaterCheckIn = later("CheckInPlace");
const LaterPcos = later("PcosPlace");
const LaterBanner = later("BannerPlace");
const LaterInsight = later("InsightPlace");
const LaterHeatMap = later("HeatMapPlace");
const LaterAverages = later("AveragesPlace");

const within = (card: ReactNode, height: string) => (
  <Suspense fallback={<WordlessCard height={height} />}>{card}</Suspense>
);

export const CheckIn = (props: CardProps) => within(<LaterCheckIn {...props} />, "h-[36rem]");
export const Banner = (props: CardProps) => within(<LaterBanner {...props} />, "h-20");
export const PcosTracking = (props: CardProps) => within(<LaterPcos {...props} />, "h-28");
export const StressInsight = (props: CardProps) => within(<LaterInsight {...props} />, "h-[30rem]");
export const HeatMap = (props: CardProps) =>
  within(<LaterHeatMap {...props} />, "h-[43.5rem] sm:h-[26.75rem]");
export const Averages = (props: CardProps) => within(<LaterAverages {...props} />, "h-[28rem]");
export const Symptoms = (props: CardProps) => within(<LaterSymptoms {...props} />, "h-40");

export const Recovery = () => (
  <Suspense fallback={null}>
    <LaterReminder />
  </Suspense>
);

export const OpenLogs = (props: ComponentProps<typeof LaterLogs>) => (
  <Suspense fallback={null}>
    <LaterLogs {...props} />
  </Suspense>
);

/** Above everything else; has no height if empty. */
export const TopLines = (props: ComponentProps<typeof LaterTopLines>) => (
  <Suspense fallback={null}>
    <LaterTopLines {...props} />
  </Suspense>
);

export const LateDue = () => (
  <Suspense fallback={null}>
    <LaterDue />
  </Suspense>
);

/** Loads after the phase chip beside it. */
export const NoteChips = (props: CardProps) => (
  <Suspense fallback={null}>
    <LaterChips {...props} />
  </Suspense>
);

function WordlessCard({ height }: { readonly height: string }) {
  return (
    <Card aria-busy="true">
      <Skeleton className="mb-4 h-6 w-40" />
      <Skeleton className={`w-full ${height}`} />
    </Card>
  );
}
