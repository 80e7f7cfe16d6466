const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export const escaped = (words: string) => words.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? "");
