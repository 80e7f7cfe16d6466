import { type BackgroundPart, BackgroundPartSchema } from "#contract/visit/visit-head.ts";
import type { Sources } from "./sources.ts";

/** The report's schema keeps only the parts of the health background that a report may contain. */
export const backgroundPart = ({ background }: Pick<Sources, "background">): BackgroundPart =>
  BackgroundPartSchema.parse(background ?? {});
