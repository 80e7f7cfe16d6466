export type Engine = "sqlite" | "postgresql";

export type DatabaseLocation =
  | { readonly engine: "sqlite"; readonly file: string }
  | {
      readonly engine: "postgresql";
      readonly url: string;
      /** The server's own address for migrations, when `url` is a pooler's. */
      readonly directUrl?: string;
    };
