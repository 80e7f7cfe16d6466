import { expect, it } from "vitest";
import { type ConcernFact, concernFacts } from "#domain/concerns/engine/concern.ts";
import type { ConcernKey } from "#domain/concerns/engine/concern-key.ts";
import { concernsOf } from "#domain/concerns/engine/concerns-of.ts";
import { lastRules, rules } from "#domain/concerns/engine/rules.ts";
import { seenNames } from "#domain/concerns/engine/seen-name.ts";
import { stories } from "#domain/testing/concern-stories/stories.ts";
import { TODAY } from "#domain/testing/concern-stories/story-case.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { factAreaOf } from "./areas.ts";
import { concernWords, wordsOfTopic } from "./concern-words.ts";
import { messagesOfArea } from "./messages.ts";
import { spokenConcern } from "./speech.ts";
import { concernTopics, topicOf } from "./topics.ts";

const MOST_WORDS_OF_AN_ACTION = 20;
const HASTE = /hospital|\btoday\b|this week|\bsoon\b|^Book/i;
const entries = Object.entries(concernWords);

it("every rule has words", () => {
  const spoken = new Set(entries.map(([name]) => name.split(" ")[0]));
  expect([...rules, ...lastRules].map(({ key }) => key).filter((key) => !spoken.has(key))).toEqual(
    [],
  );
});

it.each(entries)("%s says briefly what to do, and names no illness as the user's", (_, words) => {
  expect(words?.action.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS_OF_AN_ACTION);
  for (const text of [words?.action, words?.later ?? words?.action, words?.reason, words?.ask]) {
    expect(text).toMatch(/[.?]$/);
    expect(text).not.toMatch(/\byou have (pcos|endometriosis|cancer|diabetes|an? infection)\b/i);
  }
});

it("advice for the next visit does not mention now, today or this week", () => {
  for (const { name, story } of stories) {
    for (const concern of concernsOf(story, TODAY)) {
      if (concern.urgency !== "mention") continue;
      const { action } = spokenConcern(concern, english);
      expect(action, `${name}: ${concern.key}`).not.toMatch(HASTE);
    }
  }
});

const BY_WHEN = {
  "call-now": /\bnow\b/i,
  today: /\b(today|now)\b/i,
  "within-days": /\bthis week\b|\bwithin (days|two weeks)\b/i,
} as const;

it("urgent advice starts with its deadline", () => {
  for (const { name, story } of stories) {
    for (const concern of concernsOf(story, TODAY)) {
      if (concern.urgency === "mention") continue;
      const { action } = spokenConcern(concern, english);
      expect(action, `${name}: ${concern.key}`).toMatch(BY_WHEN[concern.urgency]);
    }
  }
});

it("each medicine and each check is marked as seen separately", () => {
  const names = entries.map(([name]) => name).filter((name) => /^(medicine|screening) /.test(name));
  expect(names.filter((name) => !seenNames.some((seen) => seen === name))).toEqual([]);
});

it("each concern has the topic of its words", () => {
  for (const topic of concernTopics) {
    const keys = Object.keys(wordsOfTopic[topic]).map((name) => name.split(" ")[0]);
    const stray = keys.filter((key) => topicOf(key as ConcernKey) !== topic);
    expect([topic, ...stray]).toEqual([topic]);
  }
});

it("each fact has the catalogue of its line", () => {
  const stray = concernFacts.filter(
    (fact) => !(`concern.fact.${fact}` in messagesOfArea[factAreaOf(fact)]),
  );
  expect(stray).toEqual([]);
});

it("a value in words appears with a fact whose catalogue has those words", () => {
  const stray = stories.flatMap(({ name, story }) =>
    concernsOf(story, TODAY).flatMap(({ evidence }) =>
      evidence
        .filter(({ value, unit }) =>
          [value, unit].some((part) => `concern.value.${part}` in messagesOfArea["concern-facts"]),
        )
        .filter(({ fact }) => /\{value\}/.test(lineOf(fact)))
        .filter(({ fact }) => factAreaOf(fact) !== "concern-facts")
        .map(({ fact, value }) => `${name}: ${fact} ${value}`),
    ),
  );
  expect(stray).toEqual([]);
});

const lineOf = (fact: ConcernFact) =>
  messagesOfArea[factAreaOf(fact)][`concern.fact.${fact}`] ?? "";
