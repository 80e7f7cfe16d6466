import { createContext } from "react";

/** The English address of the shown article or of the index. */
export const ReadingAddress = createContext<string | null>(null);
