import { concernAreas } from "./concern-words/areas.ts";

/** The catalogues used by documents; `documents` has messages that no screen shows. */
export const documentAreas = ["documents", "report", ...concernAreas] as const;
