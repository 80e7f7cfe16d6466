import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { LabResult } from "#contract/entries/labs.ts";
import type { Medicine } from "#contract/entries/medicines.ts";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";

export const healthTabs = ["folder", "resources", "goals"] as const;
export type HealthTab = (typeof healthTabs)[number];

/** The tab an address asks for; the Health Folder unless it is another one. */
export function tabIn(text: string | null): HealthTab {
  return healthTabs.find((tab) => tab === text) ?? "folder";
}

/** The pages that show her days as pictures, in the order they are offered. */
export const pictures = ["calendar", "history", "trends"] as const;
export type Picture = (typeof pictures)[number];

/** What she comes back to: first in the folder, each with its last value. */
const mainPages = ["labs", "medicines", "visit", ...pictures, "patterns", "ovulation"] as const;

/** What is filled in once, or now and then. */
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

/** The pages she is offered first: nothing about ovulation where she hides fertility. */
export function mainPagesFor(hidesFertility: boolean): readonly MainPage[] {
  return mainPages.filter((page) => !(hidesFertility && page === "ovulation"));
}

interface Dated {
  readonly date: CalendarDay;
}

/** What the last values are read from; each left out until it is here. */
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

/** Those with a last value to show, and where it is looked for. */
const sourcesOf: Partial<Record<FolderPage, readonly (keyof LastSources)[]>> = {
  labs: ["results"],
  medicines: ["medicines"],
  calendar: ["overview"],
  history: ["overview"],
  trends: ["logs", "symptoms", "checkIns"],
  ovulation: ["signs"],
};

/** Whether a page shows a last value, where there is one. */
export const isValued = (page: FolderPage) => sourcesOf[page] !== undefined;

/** Whether all is known that the last value of a page could come from. */
export const isLastKnown = (page: FolderPage, last: LastSources) =>
  (sourcesOf[page] ?? []).every((source) => last[source] !== undefined);

/** The entry of the latest day; of one day the last in the list. */
export function latestOf<Entry extends { readonly date: string }>(
  entries: readonly Entry[] = [],
): Entry | undefined {
  return entries.reduce<Entry | undefined>(
    (latest, entry) => (latest === undefined || entry.date >= latest.date ? entry : latest),
    undefined,
  );
}

/** The last day that Trends draws, wherever she logged it. */
export const latestInTrends = ({ logs = [], symptoms = [], checkIns = [] }: LastSources) =>
  latestOf<Dated>([...logs, ...symptoms, ...checkIns]);

/** What she takes these days. */
export const takenNow = ({ medicines = [], today }: LastSources) =>
  medicines.filter(
    ({ startDate, endDate }) => startDate <= today && (endDate === undefined || endDate >= today),
  );
