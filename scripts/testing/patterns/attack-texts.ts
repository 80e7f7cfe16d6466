import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

/** A text that makes a pattern backtrack: `lead`, many times `pump`, then `tail`. */
export interface Attack {
  readonly lead: string;
  readonly pump: string;
  readonly tail: string;
}

type Leaf = AST.Character | AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass;

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const OTHERS = ["\0", "\t", "\n", "\r", "\u00a0", "\u200b", "\ud800", "\u0301", ..."éıأ＝🌙"];
const MOST_CHARACTERS = 7;

/**
 * Attacks on a pattern, grouped by pump: after the lead to each repetition, long runs of each class
 * of characters, of two classes alternating, and of the repeated part; with a matching end and
 * others.
 */
export function attacksOn(pattern: RegExp): Attack[][] {
  const { pattern: root } = new RegExpParser().parseLiteral(String(pattern));
  const characters = charactersOf(root, pattern.flags);
  const sample = samplerOf(pattern.flags, characters);
  const { leads, bodies } = repetitionsOf(root, sample);
  const pairs = characters.flatMap((one, index) =>
    characters.slice(index + 1).map((other) => one + other),
  );
  const pumps = new Set([...characters, ...pairs, ...bodies, sample(root)]);
  pumps.delete("");
  return [...pumps].map((pump) =>
    [...new Set(["", ...leads, ...characters])].flatMap((lead) =>
      ["", ...characters].map((tail) => ({ lead, pump, tail })),
    ),
  );
}

/** Returns one character for each set of parts that it matches; the first matches none. */
function charactersOf(root: AST.Pattern, flags: string): string[] {
  const leaves = new Map<string, RegExp>();
  const literals: string[] = [];
  const add = (leaf: Leaf) => void leaves.set(leaf.raw, fitOf(leaf, flags));
  visitRegExpAST(root, {
    onCharacterEnter: (leaf) => {
      literals.push(String.fromCodePoint(leaf.value));
      if (leaf.parent.type === "Alternative" || leaf.parent.type === "Quantifier") add(leaf);
    },
    onCharacterClassEnter: add,
    onExpressionCharacterClassEnter: add,
    onCharacterSetEnter: add,
  });
  const byFit = new Map<string, string>([["", "\u0007"]]);
  for (const character of [...literals, ...PRINTABLE, ...OTHERS]) {
    const fit = [...leaves].filter(([, leaf]) => leaf.test(character)).map(([raw]) => raw);
    if (!byFit.has(fit.join(" "))) byFit.set(fit.join(" "), character);
  }
  return [...byFit.values()].slice(0, MOST_CHARACTERS);
}

const fitOf = ({ raw }: Leaf, flags: string) =>
  new RegExp(`^(?:${raw})$`, flags.replace(/[gyd]/g, ""));

/** Generates a short text that matches a part, using its first alternatives. */
function samplerOf(flags: string, characters: readonly string[]) {
  const sample = (node: AST.Node): string => {
    switch (node.type) {
      case "Pattern":
      case "Group":
      case "CapturingGroup":
        return node.alternatives[0] ? sample(node.alternatives[0]) : "";
      case "Alternative":
        return node.elements.map(sample).join("");
      case "Quantifier":
        return sample(node.element).repeat(Math.max(1, node.min));
      case "Character":
        return String.fromCodePoint(node.value);
      case "CharacterSet":
      case "CharacterClass":
      case "ExpressionCharacterClass":
        return characters.find((character) => fitOf(node, flags).test(character)) ?? "";
      default:
        return "";
    }
  };
  return sample;
}

/** The lead to each repetition of a pattern, and the repeated part. */
function repetitionsOf(root: AST.Pattern, sample: (node: AST.Node) => string) {
  const [leads, bodies] = [new Set<string>(), new Set<string>()];
  const leadTo = (node: AST.Node): string => {
    const { parent } = node;
    if (parent === null) return "";
    if (parent.type !== "Alternative") return leadTo(parent);
    const before = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element));
    return leadTo(parent) + before.map(sample).join("");
  };
  visitRegExpAST(root, {
    onQuantifierEnter: (quantifier) => {
      leads.add(leadTo(quantifier));
      bodies.add(sample(quantifier.element));
    },
  });
  return { leads, bodies };
}
