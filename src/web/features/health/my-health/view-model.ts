import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { LabResult } from "#contract/entries/labs.ts";
import type { Medicine } from "#contract/entries/medicines.ts";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";

export const healthTabs = ["folder", "resources", "goals"] as const;
export type HealthTab = (typeof healthTabs)[number];

export function tabIn(text: string | null): HealthTab {
  return healthTabs.find((tab) => tab === text) ?? "folder";
}

export const pictures = ["calendar", "history", "trends"] as const;
export type Picture = (typeof pictures)[number];

/** Frequently used pages, first in the folder and with a last value. */
const mainPages = ["labs", "medicines", "visit", ...pictures, "patterns", "ovulation"] as const;

export const furtherPages = [
  "signs",
  "hair-and-skin",
  "how-you-feel",
  "background",
  "life-stages",
] as const;

export type MainPage = (typeof mainPages)[number];
export type FolderPage = MainPage | (typeof furtherPages)[number];

export const hrefOf: Record<FolderPage, string> = {
  labs: "/my-health/labs",
  medicines: "/my-health/medications",
  visit: "/my-health/doctor-visit",
  calendar: "/calendar",
  history: "/history",
  trends: "/trends",
  patterns: "/patterns",
  ovulation: "/ovulation",
  signs: "/signs",
  "hair-and-skin": "/my-health/hair-and-skin",
  "how-you-feel": "/my-health/how-you-feel",
  background: "/my-health/background",
  "life-stages": "/settings/profile#life-stages",
};

export function mainPagesFor(hidesFertility: boolean): readonly MainPage[] {
  return mainPages.filter((page) => !(hidesFertility && page === "ovulation"));
}

interface Dated {
  readonly date: CalendarDay;
}

export interface LastSources {
  readonly results?: readonly LabResult[] | undefined;
  readonly medicines?: readonly Medicine[] | undefined;
  readonly overview?: CycleOverview | undefined;
  readonly logs?: readonly DailyLog[] | undefined;
  readonly signs?: readonly Ovulation[] | undefined;
  readonly symptoms?: readonly Dated[] | undefined;
  readonly checkIns?: readonly Dated[] | undefined;
  readonly today: CalendarDay;
}

const sourcesOf: Partial<Record<FolderPage, readonly (keyof LastSources)[]>> = {
  labs: ["results"],
  medicines: ["medicines"],
  calendar: ["overview"],
  history: ["overview"],
  trends: ["logs", "symptoms", "checkIns"],
  ovulation: ["signs"],
};

export const isValued = (page: FolderPage) => sourcesOf[page] !== undefined;

export const isLastKnown = (page: FolderPage, last: LastSources) =>
  (sourcesOf[page] ?? []).every((source) => last[source] !== undefined);

export function latestOf<Entry extends { readonly date: string }>(
  entries: readonly Entry[] = [],
): Entry | undefined {
  return entries.reduce<Entry | undefined>(
    (latest, entry) => (latest === undefined || entry.date >= latest.date ? entry : latest),
    undefined,
  );
}

export const latestInTrends = ({ logs = [], symptoms = [], checkIns = [] }: LastSources) =>
  latestOf<Dated>([...logs, ...symptoms, ...checkIns]);

export const takenNow = ({ medicines = [], today }: LastSources) =>
  medicines.filter(
    ({ startDate, endDate }) => startDate <= today && (endDate === undefined || endDate >= today),
  );
