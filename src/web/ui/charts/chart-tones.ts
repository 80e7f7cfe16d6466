export type ChartTone = "hibiscus" | "gold" | "aloe" | "violet" | "clay";

export const FILL: Record<ChartTone, string> = {
  hibiscus: "fill-hibiscus",
  gold: "fill-gold",
  aloe: "fill-aloe",
  violet: "fill-violet",
  clay: "fill-clay",
};

export const STROKE: Record<ChartTone, string> = {
  hibiscus: "stroke-hibiscus",
  gold: "stroke-gold",
  aloe: "stroke-aloe",
  violet: "stroke-violet",
  clay: "stroke-clay",
};
