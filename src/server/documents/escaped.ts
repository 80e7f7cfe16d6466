const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Words as they stand between tags of HTML. */
export const escaped = (words: string) => words.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? "");
