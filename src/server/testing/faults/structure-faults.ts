import type { StructNode } from "../read-pdf.ts";

/** Allowed children (PDF 1.7, 14.8.4; PDF/UA-1, 7.2 to 7.6); others have only content. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  Root: ["Document"],
  Document: ["H1", "H2", "P", "L", "Table", "Figure"],
  L: ["LI"],
  LI: ["Lbl", "LBody"],
  Table: ["TR"],
  TR: ["TH", "TD"],
};

const IN_TEXT = ["Span"];

export function structureFaults(root: StructNode | null): string[] {
  if (root === null) return ["no structure tree"];
  const inTree = faultsOf(root);
  const headings = rolesOf(root).filter((role) => /^H\d$/.test(role));
  const isFirst = headings[0] === "H1" && headings.lastIndexOf("H1") === 0;
  return [...inTree, ...(isFirst ? [] : [`headings: ${headings.join(" ")}`])];
}

const rolesOf = ({ role = "", children = [] }: StructNode): string[] => [
  role,
  ...children.flatMap(rolesOf),
];

function faultsOf({ role, alt, children = [] }: StructNode): string[] {
  if (role === undefined) return [];
  const allowed = CHILDREN[role];
  const elements = children.filter((child) => child.role !== undefined);
  const strangers = elements.filter((child) => !(allowed ?? IN_TEXT).includes(child.role ?? ""));
  const isLeaf = allowed === undefined;
  return [
    ...strangers.map((child) => `${child.role} in ${role}`),
    ...(isLeaf && children.length === 0 ? [`${role} is empty`] : []),
    ...(!isLeaf && elements.length < children.length ? [`content straight in ${role}`] : []),
    ...(role === "Figure" && !alt ? ["Figure without words"] : []),
    ...children.flatMap(faultsOf),
  ];
}
