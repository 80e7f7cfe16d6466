import type { Client } from "./test-app.ts";

/** Proves the password again, as the app does before an access is made. */
export const prove = ({ send, password }: Client) =>
  send("POST", "/api/account/proof", { body: { password } });
