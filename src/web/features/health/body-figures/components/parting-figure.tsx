import type { ThinningGrade } from "../../hair-and-skin/view-model.ts";
import { type FigurePart, pigments, type SkinLook, tidy } from "../view-model.ts";
import { FigureFrame } from "./figure-frame.tsx";

/** Half the width of the parting at its widest, and the number of hairs in it. */
const PARTING: Readonly<Record<ThinningGrade, { half: number; hairs: number }>> = {
  0: { half: 1.4, hairs: 0 },
  1: { half: 4.5, hairs: 4 },
  2: { half: 10, hairs: 12 },
  3: { half: 18, hairs: 20 },
};

const TOP = 10;
const BOTTOM = 108;
const STRANDS = 15;

interface PartingFigureProps {
  readonly grade: ThinningGrade;
  readonly look: SkinLook;
}

export function PartingFigure({ grade, look }: PartingFigureProps) {
  const { half, hairs } = PARTING[grade];
  const { hair, halo } = pigments[look];
  const head: readonly FigurePart[] = [
    ["behind", "M28 56C18 50 18 72 26 74ZM132 56C142 50 142 72 134 74ZM72 110Q80 122 88 110Z"],
    ["body", "M80 6C118 6 136 34 136 62C136 94 112 114 80 114C48 114 24 94 24 62C24 34 42 6 80 6Z"],
  ];
  return (
    <FigureFrame look={look} parts={head}>
      <path d={`${side(-1, half)}${side(1, half)}`} fill={look === "line" ? "var(--soft)" : hair} />
      <path d={strands(half)} fill="none" stroke={halo} strokeWidth="1" opacity="0.55" />
      <path d={loneHairs(half, hairs)} fill="none" stroke={hair} strokeWidth="1" />
    </FigureFrame>
  );
}

function side(to: -1 | 1, half: number): string {
  const edge = 80 + to * half;
  const inner = 80 + to * half * 0.25;
  const outer = 80 + to * 62;
  return `M${inner} ${TOP - 6}C${edge} ${TOP + 24} ${edge} ${BOTTOM - 40} ${inner} ${BOTTOM + 8}L${outer} ${BOTTOM + 14}V-4Z`;
}

function strands(half: number): string {
  return Array.from({ length: STRANDS }, (_, index) => {
    const along = index / (STRANDS - 1);
    const y = TOP + 4 + along * (BOTTOM - TOP - 8);
    const from = edgeAt(along, half) + 2;
    const fall = (along - 0.42) * 34 + 8;
    return [-1, 1]
      .map(
        (to) =>
          `M${tidy(80 + to * from)} ${tidy(y)}Q${tidy(80 + to * (from + 22))} ${tidy(y + fall * 0.2)} ${80 + to * 56} ${tidy(y + fall)}`,
      )
      .join("");
  }).join("");
}

function loneHairs(half: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count;
    const to = index % 2 === 0 ? -1 : 1;
    const x = 80 + to * edgeAt(along, half) * (0.25 + 0.5 * ((index * 0.37) % 1));
    const y = TOP + 6 + along * (BOTTOM - TOP - 12);
    return `M${tidy(x)} ${tidy(y)}q${to * 4} 1 ${to * 8} 5`;
  }).join("");
}

function edgeAt(along: number, half: number): number {
  return half * (0.25 + 0.55 * Math.sin(Math.PI * along));
}
