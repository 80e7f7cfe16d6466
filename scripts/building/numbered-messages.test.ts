import { expect, it } from "vitest";
import { type Catalogue, messagesIn } from "#web/i18n/numbered-messages.ts";
import { numbered, numbersOf, withNumbers } from "./numbered-messages.ts";

const numbers = numbersOf([
  ["app", "K2mP0x"],
  ["home", "aB3dE6"],
  ["home", "K2mP0x"],
  ["home", "zz+/09"],
  ["concerns-heart", "concern.chest-pain.action"],
]);

it("a message is named after the first area that has it, and its position there", () => {
  expect(Object.fromEntries(numbers.ids)).toEqual({
    K2mP0x: "app:0",
    aB3dE6: "home:0",
    "zz+/09": "home:1",
  });
});

it("a catalogue lists its messages in the order of their numbers", () => {
  const written = numbered(
    "home",
    { "zz+/09": ["Undo"], K2mP0x: ["Save"], aB3dE6: ["Day ", ["n"]] },
    numbers,
  );
  expect(written).toEqual(["home", { "app:0": ["Save"] }, ["Day ", ["n"]], ["Undo"]]);
  expect(messagesIn(written as Catalogue)).toEqual({
    "app:0": ["Save"],
    "home:0": ["Day ", ["n"]],
    "home:1": ["Undo"],
  });
});

it("a language that lacks messages of an area lists those it has by name", () => {
  expect(numbered("home", { "zz+/09": ["Tendua"] }, numbers)).toEqual({ "home:1": ["Tendua"] });
});

it("a composed id keeps its name", () => {
  const said = { "concern.chest-pain.action": ["Call now."] };
  expect(numbered("concerns-heart", said, numbers)).toEqual(said);
  const source = '/*i18n*/\n{\n  id: "concern.chest-pain.action"\n}';
  expect(withNumbers(source, numbers)).toBe(source);
});

it("a screen's messages are replaced by numbers, and an unknown message throws", () => {
  const source = 'msg(/*i18n*/\n{\n  id: "zz+/09",\n  values: { id: "zz+/09" }\n})';
  expect(withNumbers(source, numbers)).toBe(source.replace("zz+/09", "home:1"));
  const unknown = '/*i18n*/ { id: "none00" }';
  expect(() => withNumbers(unknown, numbers)).toThrow("none00");
});
