import { type BackgroundPart, BackgroundPartSchema } from "#contract/visit/visit-head.ts";
import type { Sources } from "./sources.ts";

/** Only what a report may hold: the schema leaves the rest of her health background out. */
export const backgroundPart = ({ background }: Pick<Sources, "background">): BackgroundPart =>
  BackgroundPartSchema.parse(background ?? {});
