import { expect, it } from "vitest";
import type { Concern } from "#domain/concerns/engine/concern.ts";
import { concernsOf } from "#domain/concerns/engine/concerns-of.ts";
import type { Story } from "#domain/concerns/engine/story.ts";
import { stories } from "#domain/testing/concern-stories/stories.ts";
import { daysAgo, TODAY, woman } from "#domain/testing/concern-stories/story-case.ts";
import { pregnantFor } from "#domain/testing/concern-stories/women.ts";
import { QueryClient } from "#web/api/queries/client.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import type { Write } from "#web/api/writes.ts";
import { concernsOfTyped, concernsOfWrites } from "./saved-story.ts";

function browserOf({ facts, stages, goals = [], medicines = [] }: Story): QueryClient {
  const client = new QueryClient();
  const { contraception, pregnancy: pregnancyStatus, pcos: pcosDiagnosis, age } = facts;
  const profile = {
    contraception,
    pregnancyStatus,
    pcosDiagnosis,
    age,
    goals,
    lifeStages: (stages ?? facts.stages ?? []).map((stage, place) => ({
      id: `${place}`,
      ...stage,
    })),
  };
  client.setQueryData<unknown>(queryOf("GET /api/user/profile", {}).queryKey, profile);
  const cycles = facts.cycles.map((cycle, place) => ({ id: `${place}`, ...cycle }));
  client.setQueryData<unknown>(queryOf("GET /api/cycles", {}).queryKey, cycles);
  const inUse = medicines.map((medicine, place) => ({ id: `${place}`, ...medicine }));
  client.setQueryData<unknown>(queryOf("GET /api/medicines", {}).queryKey, inUse);
  return client;
}

const entriesOf = ({
  facts,
  signs = [],
  pressures = [],
  questionnaires = [],
  labs = [],
}: Story): Write[] => [
  ...signs.map((entry) => ({ path: "/api/signs" as const, entry })),
  ...pressures.map(({ date, ...bloodPressure }) => ({
    path: "/api/metabolic" as const,
    entry: { date, bloodPressure },
  })),
  ...questionnaires.map((entry) => ({ path: "/api/questionnaires" as const, entry })),
  ...facts.cycles.slice(-1).map((cycle) => ({
    path: "/api/cycles" as const,
    entry: { id: `${facts.cycles.length - 1}`, ...cycle },
  })),
  ...labs.map(({ day: date, ...entry }) => ({
    path: "/api/labs" as const,
    entry: { ...entry, date },
  })),
];

const keysOf = (concerns: readonly Concern[]) =>
  concerns.flatMap(({ key, urgency }) => (urgency === "call-now" ? [key] : []));

/** Whether all data is in entries written here, not in the daily log. */
const isWritten = ({ days, facts }: Story) =>
  days === undefined && (facts.signs ?? []).length === 0 && (facts.flows ?? []).length === 0;

it("every emergency of the checklist is announced right after its save", () => {
  let calls = 0;
  for (const { name, story } of stories.filter((one) => isWritten(one.story))) {
    const keys = keysOf(concernsOf(story, TODAY));
    const said = concernsOfWrites(entriesOf(story), browserOf(story), TODAY);
    calls += keys.length;
    expect(keysOf(said), name).toEqual(expect.arrayContaining(keys));
  }
  expect(calls).toBeGreaterThan(60);
});

it("an existing concern is not announced again at each save", () => {
  const medicines = [{ name: "Ozempic", startDate: daysAgo(200) }];
  const story = { ...pregnantFor(70), medicines };
  expect(concernsOf(story, TODAY)[0]?.urgency).toBe("today");
  const entry = { date: TODAY, signs: ["sore_tongue"] };
  expect(concernsOfWrites([{ path: "/api/signs", entry }], browserOf(story), TODAY)).toEqual([]);
});

it("a typed value is checked before it is saved, without its neighbours", () => {
  const client = browserOf({ facts: woman() });
  const typed = (basalBodyTemp: number): Write => ({
    path: "/api/ovulation",
    entry: { date: TODAY, basalBodyTemp },
  });
  const said = (value: number) =>
    concernsOfTyped(typed(value), "temperature", client, TODAY).map(({ key }) => key);
  expect(said(37.9)).toEqual([]);
  expect(said(38)).toEqual(["fever"]);
});
