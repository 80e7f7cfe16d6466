import { once } from "node:events";
import { createInterface } from "node:readline";
import { answerForecast } from "./engine/answer-forecast.ts";
import { answerOvulation } from "./engine/answer-ovulation.ts";
import { type Line, parseLine } from "./engine/line-fields.ts";

// The science on the command line: JSON lines in, one JSON line out for each, in order.
const answers = { forecast: answerForecast, ovulation: answerOvulation };

const isTask = (word: string | undefined): word is keyof typeof answers =>
  word !== undefined && Object.hasOwn(answers, word);

/** Even an invalid line may contain its id. */
function idOf(text: string): unknown {
  try {
    return parseLine(text).id ?? null;
  } catch {
    return null;
  }
}

function answerLine(text: string, answer: (line: Line) => object): string {
  try {
    return JSON.stringify(answer(parseLine(text)));
  } catch (error) {
    const message = error instanceof Error ? error.message : "not readable";
    return JSON.stringify({ id: idOf(text), error: message });
  }
}

async function run(task: keyof typeof answers): Promise<void> {
  process.stdout.on("error", () => process.exit(0));
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (!process.stdout.write(`${answerLine(text, answers[task])}\n`)) {
      await once(process.stdout, "drain");
    }
  }
}

const task = process.argv[2];
if (isTask(task)) await run(task);
else {
  console.error("usage: npm run -s engine -- forecast|ovulation   (JSON lines in, JSON lines out)");
  process.exitCode = 2;
}
