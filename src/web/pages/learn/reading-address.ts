import { createContext } from "react";

export const ReadingAddress = createContext<string | null>(null);
