import type { HairSite } from "#domain/pcos/ferriman-gallwey.ts";
import type { Grade } from "../../hair-and-skin/view-model.ts";
import {
  type FigurePart,
  type HairPatch,
  hairPath,
  pigments,
  type SkinLook,
} from "../view-model.ts";
import { FigureFrame } from "./figure-frame.tsx";

interface SiteFigureProps {
  readonly site: HairSite;
  readonly grade: Grade;
  readonly look: SkinLook;
}

export function SiteFigure({ site, grade, look }: SiteFigureProps) {
  const { parts, hair } = siteShapes[site];
  const path = hair.map((patch) => hairPath(patch, grade)).join("");
  const { hair: colour, halo } = pigments[look];
  return (
    <FigureFrame look={look} parts={parts}>
      {path !== "" && (
        <g fill="none">
          <path d={path} stroke={halo} strokeWidth="2.2" opacity="0.75" />
          <path d={path} stroke={colour} strokeWidth="1" />
        </g>
      )}
    </FigureFrame>
  );
}

interface SiteShape {
  readonly parts: readonly FigurePart[];
  readonly hair: readonly HairPatch[];
}

/** Drawn for Mwezi: each site as in a mirror, dressed. */
export const siteShapes: Readonly<Record<HairSite, SiteShape>> = {
  upper_lip: {
    parts: [
      ["body", "M0 0H160V120H0Z"],
      ["soft", "M40 18C27 38 21 54 20 72M120 18C133 38 139 54 140 72"],
      [
        "soft",
        "M66 0C66 12 53 18 53 28C54 37 63 37 68 35M94 0C94 12 107 18 107 28C106 37 97 37 92 35",
      ],
      ["line", "M68 36Q80 43 92 36"],
      ["dark", "M62 33Q67 30 72 35Q67 37 62 33ZM98 33Q93 30 88 35Q93 37 98 33Z"],
      ["soft", "M75 44Q75 54 73 60M85 44Q85 54 87 60"],
      [
        "lip",
        "M32 86C50 75 65 65 73 67Q80 70 87 67C95 65 110 75 128 86C112 105 98 112 80 112C62 112 48 105 32 86Z",
      ],
      ["line", "M32 86C50 84 68 85 80 88C92 85 110 84 128 86"],
    ],
    hair: [
      { cx: 56, cy: 60, rx: 27, ry: 9, lie: 118, tilt: -23, most: 66, length: 9.5 },
      { cx: 104, cy: 60, rx: 27, ry: 9, lie: 62, tilt: 23, most: 66, length: 9.5 },
    ],
  },
  chin: {
    parts: [
      ["behind", "M48 78C50 98 46 110 42 120H118C114 110 110 98 112 78Z"],
      ["body", "M16 0C17 38 28 70 56 90C70 100 90 100 104 90C132 70 143 38 144 0Z"],
      [
        "lip",
        "M50 26C60 20 70 14 76 16Q80 18 84 16C90 14 100 20 110 26C100 37 92 41 80 41C68 41 60 37 50 26Z",
      ],
      ["line", "M50 26C62 25 72 25 80 27C88 25 98 25 110 26"],
      ["soft", "M66 51Q80 47 94 51M80 88Q82 92 80 95"],
    ],
    hair: [
      { cx: 80, cy: 72, rx: 31, ry: 20, lie: 90, fan: 14, most: 96, length: 9 },
      { cx: 40, cy: 52, rx: 10, ry: 24, lie: 74, tilt: -32, most: 34, length: 9 },
      { cx: 120, cy: 52, rx: 10, ry: 24, lie: 106, tilt: 32, most: 34, length: 9 },
    ],
  },
  chest: {
    parts: [
      [
        "body",
        "M63 0C64 12 62 19 54 23C44 28 30 29 20 34C7 41 2 66 0 120H160C158 66 153 41 140 34C130 29 116 28 106 23C98 19 96 12 97 0Z",
      ],
      ["soft", "M34 39C48 35 62 37 73 43M126 39C112 35 98 37 87 43M80 50V78"],
      ["soft", "M23 120C27 102 28 88 24 74M137 120C133 102 132 88 136 74"],
      [
        "garment",
        "M25 92C42 82 62 84 80 97C98 84 118 82 135 92C134 102 136 112 137 120H23C24 112 26 102 25 92Z",
      ],
      ["garment", "M40 87L46 28L51 26L48 85ZM120 87L114 28L109 26L112 85Z"],
    ],
    hair: [{ cx: 80, cy: 65, rx: 38, ry: 24, lie: 90, fan: -22, most: 140, length: 9 }],
  },
  upper_abdomen: {
    parts: [
      [
        "body",
        "M34 0C36 28 45 50 43 70C41 90 33 104 29 120H131C127 104 119 90 117 70C115 50 124 28 126 0Z",
      ],
      ["soft", "M80 26V80M50 30C54 42 62 50 70 54M110 30C106 42 98 50 90 54"],
      ["soft", "M47 62C48 82 42 100 38 116M113 62C112 82 118 100 122 116"],
      ["dark", "M80 89C84 89 84 99 80 99C76 99 76 89 80 89Z"],
      ["garment", "M34 0H126C126 6 125 11 124 17C104 24 56 24 36 17C35 11 34 6 34 0Z"],
    ],
    hair: [{ cx: 80, cy: 54, rx: 29, ry: 31, lie: 90, fan: -18, most: 130, length: 8.5 }],
  },
  lower_abdomen: {
    parts: [
      [
        "body",
        "M40 0C38 18 28 34 22 56C17 78 18 98 20 120H140C142 98 143 78 138 56C132 34 122 18 120 0Z",
      ],
      ["dark", "M80 13C84 13 84 23 80 23C76 23 76 13 80 13Z"],
      ["soft", "M34 58C42 72 50 80 60 86M126 58C118 72 110 80 100 86M80 30V50"],
      ["garment", "M19 86C48 101 112 101 141 86C142 98 141 110 140 120H20C19 110 18 98 19 86Z"],
    ],
    hair: [
      { cx: 80, cy: 46, rx: 11, ry: 22, lie: 90, fan: -14, most: 40, length: 8.5 },
      { cx: 80, cy: 72, rx: 34, ry: 17, lie: 90, fan: -24, most: 84, length: 9 },
    ],
  },
  upper_arm: {
    parts: [
      ["behind", "M50 96H66V120H50Z"],
      [
        "body",
        "M70 0C50 10 46 40 52 70C55 90 57 104 57 120H111C113 104 122 84 126 58C130 30 124 8 106 0Z",
      ],
      ["soft", "M66 40C62 62 65 86 69 104M76 113Q86 118 98 112"],
      ["garment", "M0 0H108C120 5 127 14 128 26C108 35 78 34 60 27C52 48 56 78 58 120H0Z"],
      ["line", "M61 27C52 22 50 14 52 6"],
    ],
    hair: [{ cx: 91, cy: 72, rx: 30, ry: 36, lie: 98, fan: 20, most: 130, length: 8.5 }],
  },
  thigh: {
    parts: [
      [
        "body",
        "M14 0C12 30 20 66 28 92C31 102 30 110 30 120H71C72 110 70 102 72 92C76 66 80 44 79 14V0Z",
      ],
      [
        "body",
        "M146 0C148 30 140 66 132 92C129 102 130 110 130 120H89C88 110 90 102 88 92C84 66 80 44 81 14V0Z",
      ],
      [
        "soft",
        "M38 104C44 97 58 97 64 104M40 114Q51 119 62 114M122 104C116 97 102 97 96 104M120 114Q109 119 98 114",
      ],
      [
        "garment",
        "M12 0H148C148 10 147 18 146 26C124 33 100 33 80 25C60 33 36 33 14 26C13 18 12 10 12 0Z",
      ],
      ["line", "M80 8V25"],
    ],
    hair: [
      { cx: 47, cy: 63, rx: 25, ry: 31, lie: 94, fan: 16, most: 84, length: 8.5 },
      { cx: 113, cy: 63, rx: 25, ry: 31, lie: 86, fan: 16, most: 84, length: 8.5 },
    ],
  },
  upper_back: {
    parts: [
      [
        "body",
        "M61 0C62 14 60 22 50 27C38 32 26 34 17 41C5 50 2 74 0 120H160C158 74 155 50 143 41C134 34 122 32 110 27C100 22 98 14 99 0Z",
      ],
      ["soft", "M80 24V96M52 58C42 70 44 88 56 98M108 58C118 70 116 88 104 98"],
      ["soft", "M22 120C26 104 26 90 22 78M138 120C134 104 134 90 138 78"],
      ["hair", "M60 0H100C99 5 98 8 96 9Q80 15 64 9C62 8 61 5 60 0Z"],
      ["garment", "M24 102C56 110 104 110 136 102L137 116C104 122 56 122 23 116Z"],
      ["garment", "M38 106L44 29L49 27L46 107ZM122 106L116 29L111 27L114 107Z"],
    ],
    hair: [
      { cx: 80, cy: 52, rx: 54, ry: 20, lie: 90, fan: -30, most: 104, length: 9 },
      { cx: 80, cy: 80, rx: 28, ry: 18, lie: 90, fan: -24, most: 50, length: 9 },
    ],
  },
  lower_back: {
    parts: [
      [
        "body",
        "M38 0C41 22 45 38 39 56C33 74 25 92 23 120H137C135 92 127 74 121 56C115 38 119 22 122 0Z",
      ],
      ["soft", "M80 0V76M48 18C52 32 52 44 48 58M112 18C108 32 108 44 112 58"],
      ["soft", "M63 76Q67 82 65 86M97 76Q93 82 95 86"],
      ["garment", "M24 96C52 108 108 108 136 96C137 104 137 112 137 120H23C23 112 23 104 24 96Z"],
    ],
    hair: [{ cx: 80, cy: 64, rx: 37, ry: 28, lie: 90, fan: -28, most: 130, length: 9 }],
  },
};
