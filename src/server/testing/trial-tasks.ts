import type { FileAnswer } from "#contract/kernel/files.ts";
import { serveOrders } from "#server/jobs/serve-orders.ts";
import type { Task, TaskLength } from "#server/jobs/task.ts";

const answer: Task<string, string> = async (_, word) => word;

const file: Task<number, FileAnswer> = async (_, chunks) => ({
  name: "trial.bin",
  type: "application/octet-stream",
  bytes: chunksOf(chunks),
});

async function* chunksOf(count: number): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < count; number += 1) {
    yield crypto.getRandomValues(new Uint8Array(50_000));
  }
}

const takeAllMemory: Task<null, never> = async () => {
  const all: unknown[] = [];
  for (;;) {
    all.push(new Array(1000).fill({}));
    // On a busy machine V8 may else notice the limit so late that it ends the whole process.
    if (all.length % 100 === 0) await new Promise(setImmediate);
  }
};

const trialTasks = { answer, shortAnswer: answer, file, takeAllMemory };

export type TrialTasks = typeof trialTasks;

export const trialLengths: Readonly<Record<keyof TrialTasks, TaskLength>> = {
  answer: "long",
  shortAnswer: "short",
  file: "long",
  takeAllMemory: "long",
};

export const serveTrials = () => serveOrders(trialTasks);
