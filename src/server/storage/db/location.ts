export type Engine = "sqlite" | "postgresql";

/** Where the database is: a file, or a server. */
export type DatabaseLocation =
  | { readonly engine: "sqlite"; readonly file: string }
  | {
      readonly engine: "postgresql";
      readonly url: string;
      /** The server itself, for migrations, where `url` is a pooler's. */
      readonly directUrl?: string;
    };
