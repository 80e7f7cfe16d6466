import { type FigurePart, pigments, type SkinLook } from "../view-model.ts";
import { FigureFrame } from "./figure-frame.tsx";

const NECK: readonly FigurePart[] = [
  [
    "body",
    "M50 0C53 30 50 56 38 74C26 88 10 92 0 97V120H160V97C150 92 134 88 122 74C110 56 107 30 110 0Z",
  ],
  ["hair", "M48 0H112C111 10 108 17 104 20Q80 29 56 20C52 17 49 10 48 0Z"],
  ["soft", "M80 74V104"],
];

const FOLDS = "M53 40Q80 47 107 40M52 50Q80 57 108 50M49 60Q80 67 111 60M45 69Q80 76 115 69";
const DARKER = "M51 33Q80 42 109 33C109 46 112 58 118 70Q80 84 42 70C48 58 51 46 51 33Z";

interface NeckFigureProps {
  readonly isDarker: boolean;
  readonly look: SkinLook;
}

export function NeckFigure({ isDarker, look }: NeckFigureProps) {
  const { outline } = pigments[look];
  return (
    <FigureFrame look={look} parts={NECK}>
      {isDarker ? (
        <>
          <path d={DARKER} fill={outline} opacity={look === "line" ? 0.25 : 0.55} />
          <path d={FOLDS} fill="none" stroke={outline} strokeWidth="2.2" />
        </>
      ) : (
        <path
          d="M54 46Q80 52 106 46M50 60Q80 66 110 60"
          fill="none"
          stroke={outline}
          strokeWidth="1.2"
          opacity="0.4"
        />
      )}
    </FigureFrame>
  );
}
