import { createContext } from "react";

/** The address in English of the article, or of the list of them, that the page shows. */
export const ReadingAddress = createContext<string | null>(null);
