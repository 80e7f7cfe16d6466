const FRONT_MATTER = /^---\n(.*?)\n---\n(.*)$/s;

interface FrontMatter {
  readonly fields: ReadonlyMap<string, string>;
  readonly field: (key: string) => string;
  readonly text: string;
}

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
