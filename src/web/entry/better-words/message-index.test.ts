import { expect, it } from "vitest";
import { indexMessages } from "./message-index.ts";
import { wordingsOf } from "./wordings.ts";

const days = [["n", "plural", { one: ["siku #"], other: ["siku ", "#"] }]];

it("a message has one wording per plural and select form, without tags", () => {
  const message = ["Kwa <0>", ["name"], "</0>: ", ["n", "plural", { one: ["leo"], other: ["#"] }]];
  expect(wordingsOf(message)).toEqual(["Kwa {name}: leo", "Kwa {name}: {n}"]);
  expect(wordingsOf(["Siku #1"])).toEqual(["Siku #1"]);
});

it.each([
  ["Nyumbani", ["home"]],
  ["  Nyumbani\n", ["home"]],
  ["Siku ya 5 ya mzunguko", ["day"]],
  ["Baada ya siku 12", ["after"]],
  ["Maumivu makali", []],
  ["", []],
])("finds the message of a text on screen: %s", (text, ids) => {
  const find = indexMessages({
    home: ["Nyumbani"],
    day: ["Siku ya ", ["n"], " ya mzunguko"],
    after: ["Baada ya ", ...days],
    pair: [["a"], ": ", ["b"]],
  });
  expect(find(text)).toEqual(ids);
});

it("of several matches the one with most literal letters wins", () => {
  const find = indexMessages({
    and: [["a"], " nao ", ["b"]],
    day: ["Leo nao ", ["x"], " ya mzunguko"],
  });
  expect(find("Leo nao 5 ya mzunguko")).toEqual(["day"]);
});

it("two messages with the same text are both offered", () => {
  expect(indexMessages({ a: ["Anza"], b: ["Anza"] })("Anza")).toEqual(["a", "b"]);
});
