const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Escapes text for use between HTML tags. */
export const escaped = (words: string) => words.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? "");
