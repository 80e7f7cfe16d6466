import { type ReactNode, useId } from "react";
import {
  type FigurePart,
  type Paint,
  type Pigments,
  pigments,
  type SkinLook,
} from "../view-model.ts";

interface FigureFrameProps {
  readonly look: SkinLook;
  readonly parts: readonly FigurePart[];
  readonly children?: ReactNode | undefined;
}

export function FigureFrame({ look, parts, children }: FigureFrameProps) {
  const id = useId();
  const { skin, light, shade } = pigments[look];
  const draw = ([paint, path]: FigurePart) => (
    <path key={path} d={path} {...PAINTS[paint](pigments[look], `url(#${id}-body)`)} />
  );
  return (
    <svg viewBox="0 0 160 120" className="block w-full" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-body`} cx="0.46" cy="0.4" r="0.72">
          <stop offset="0" stopColor={light} />
          <stop offset="0.55" stopColor={skin} />
          <stop offset="1" stopColor={look === "line" ? skin : shade} />
        </radialGradient>
        <clipPath id={`${id}-skin`}>
          {parts.filter(isSkin).map(([, path]) => (
            <path key={path} d={path} />
          ))}
        </clipPath>
        <clipPath id={`${id}-page`}>
          <rect width="160" height="120" rx="12" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-page)`} strokeLinecap="round" strokeLinejoin="round">
        <rect width="160" height="120" className="fill-bead" />
        {parts.filter(isUnder).map(draw)}
        <g clipPath={`url(#${id}-skin)`}>{children}</g>
        {parts.filter((part) => !isUnder(part)).map(draw)}
      </g>
    </svg>
  );
}

const isSkin = ([paint]: FigurePart) => paint === "body" || paint === "behind";

/** Clothes and lips are drawn above hair. */
const isUnder = ([paint]: FigurePart) => paint !== "garment" && paint !== "lip" && paint !== "line";

interface Brush {
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

const PAINTS: Readonly<Record<Paint, (pigment: Pigments, body: string) => Brush>> = {
  body: ({ outline }, body) => ({ fill: body, stroke: outline, strokeWidth: 1 }),
  behind: ({ shade, outline }) => ({ fill: shade, stroke: outline, strokeWidth: 1 }),
  lip: ({ lip, outline }) => ({ fill: lip, stroke: outline, strokeWidth: 1 }),
  dark: ({ outline }) => ({ fill: outline }),
  hair: ({ hair }) => ({ fill: hair }),
  garment: ({ garment, outline }) => ({ fill: garment, stroke: outline, strokeWidth: 0.8 }),
  soft: ({ outline }) => ({ fill: "none", stroke: outline, strokeWidth: 1.6, opacity: 0.5 }),
  line: ({ outline }) => ({ fill: "none", stroke: outline, strokeWidth: 1.4 }),
};
