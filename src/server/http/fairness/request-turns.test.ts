import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { takeRequestTurns } from "./request-turns.ts";

let app: FastifyInstance;
let order: string[];

beforeEach(async () => {
  order = [];
  app = Fastify();
  takeRequestTurns(app);
  app.get("/:name", async (request) => {
    order.push((request.params as { name: string }).name);
    return {};
  });
  await app.ready();
});

afterEach(() => app.close());

const ask = (name: string, remoteAddress: string) => app.inject({ url: `/${name}`, remoteAddress });

describe("simultaneous requests", () => {
  it("from one address wait for another address's, and are all answered in order", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `flood${index}`);
    const flood = names.map((name) => ask(name, "203.0.113.5"));
    const answers = await Promise.all([...flood, ask("hers", "203.0.113.9")]);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(order.indexOf("hers")).toBeLessThanOrEqual(4);
    expect(order.filter((name) => name !== "hers")).toEqual(names);
  });

  it("from many addresses start a few of each in a turn", async () => {
    const names = ["a", "b", "c"].flatMap((letter) =>
      Array.from({ length: 8 }, (_, index) => [`${letter}${index}`, letter] as const),
    );
    const address = (letter: string) => `203.0.113.${letter.charCodeAt(0)}`;
    await Promise.all(names.map(([name, letter]) => ask(name, address(letter))));
    const halves = [order.slice(0, 12), order.slice(12)].map((half) => half.toSorted());
    const expected = (from: number) =>
      names.map(([name]) => name).filter((name) => Math.floor(Number(name[1]) / 4) === from);
    expect(halves).toEqual([expected(0), expected(1)]);
  });
});
