import type { Grade } from "../../hair-and-skin/view-model.ts";
import { type FigurePart, pigments, type SkinLook } from "../view-model.ts";
import { FigureFrame } from "./figure-frame.tsx";

const FACE: readonly FigurePart[] = [
  ["behind", "M64 96C65 108 58 114 44 120H116C102 114 95 108 96 96Z"],
  [
    "body",
    "M36 44C34 76 50 112 80 112C110 112 126 76 124 44C122 20 104 12 80 12C56 12 38 20 36 44Z",
  ],
  ["soft", "M80 46C79 58 73 64 73 69Q76 74 80 74Q84 74 87 69"],
  ["dark", "M50 42Q60 36 71 41Q60 39.5 50 42ZM110 42Q100 36 89 41Q100 39.5 110 42Z"],
  ["line", "M51 53Q60 59 70 53M109 53Q100 59 90 53"],
  ["lip", "M64 87C70 82 76 81 80 83C84 81 90 82 96 87C91 95 86 97 80 97C74 97 69 95 64 87Z"],
  ["line", "M64 87Q80 90 96 87"],
  [
    "garment",
    "M34 44C30 18 44 -2 80 -2C116 -2 130 18 126 44C118 30 100 26 80 26C60 26 42 30 34 44Z",
  ],
  ["line", "M44 30C56 14 84 6 112 12M50 33C62 20 90 12 120 22"],
];

/** Alternating between cheeks, forehead and chin; a grade shows the first of them. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [54, 72],
  [107, 78],
  [84, 32],
  [100, 68],
  [60, 84],
  [74, 104],
  [113, 66],
  [47, 62],
  [66, 35],
  [92, 103],
  [102, 88],
  [56, 92],
  [97, 34],
  [50, 81],
  [63, 70],
  [110, 86],
  [84, 106],
  [75, 31],
  [93, 78],
  [66, 78],
  [104, 96],
  [44, 54],
  [116, 56],
  [61, 97],
  [70, 66],
  [91, 64],
  [106, 60],
];

const SPOTS: Readonly<Record<Grade, { count: number; size: number }>> = {
  0: { count: 0, size: 0 },
  1: { count: 4, size: 1.3 },
  2: { count: 10, size: 1.6 },
  3: { count: 18, size: 2 },
  4: { count: 27, size: 2.6 },
};

/** Each spot is raised: dark with a light upper edge. */
export function AcneFigure({ grade, look }: { readonly grade: Grade; readonly look: SkinLook }) {
  const { count, size } = SPOTS[grade];
  const { spot, halo } = pigments[look];
  return (
    <FigureFrame look={look} parts={FACE}>
      {PLACES.slice(0, count).map(([x, y], index) => {
        const radius = size * (index % 3 === 0 ? 1.25 : 0.85);
        return (
          <g key={`${x} ${y}`}>
            <circle cx={x - 0.3} cy={y - 0.4} r={radius * 1.35} fill={halo} opacity="0.65" />
            <circle cx={x} cy={y} r={radius} fill={spot} />
          </g>
        );
      })}
    </FigureFrame>
  );
}
