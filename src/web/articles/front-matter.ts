const FRONT_MATTER = /^---\n(.*?)\n---\n(.*)$/s;

interface FrontMatter {
  /** What stands beside a key. */
  readonly fields: ReadonlyMap<string, string>;
  /** The same, or an error that names the file: for keys no file can do without. */
  readonly field: (key: string) => string;
  /** Markdown. */
  readonly text: string;
}

/** Reads the head of a Markdown file: lines of `key: value` between two rules. */
export function readFrontMatter(name: string, file: string): FrontMatter {
  const [, head, text] = FRONT_MATTER.exec(file) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${name} has no front matter.`);
  const fields = new Map(
    head.split("\n").map((line): [string, string] => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const field = (key: string) => {
    const value = fields.get(key);
    if (!value) throw new Error(`${name} has no ${key}.`);
    return value;
  };
  return { fields, field, text };
}
