import { concernAreas } from "./concern-words/areas.ts";

/** The catalogues that documents are written from; `documents` holds what no screen shows. */
export const documentAreas = ["documents", "report", ...concernAreas] as const;
