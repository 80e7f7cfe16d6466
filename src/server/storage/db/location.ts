export type Engine = "sqlite" | "postgresql";

/** Where the database is: a file of ours, or a server. */
export type DatabaseLocation =
  | { readonly engine: "sqlite"; readonly file: string }
  | { readonly engine: "postgresql"; readonly url: string };
