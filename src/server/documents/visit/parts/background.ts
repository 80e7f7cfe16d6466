import { type BackgroundPart, BackgroundPartSchema } from "#contract/visit/visit-head.ts";
import type { Sources } from "./sources.ts";

export const backgroundPart = ({ background }: Pick<Sources, "background">): BackgroundPart =>
  BackgroundPartSchema.parse(background ?? {});
