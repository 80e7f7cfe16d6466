import type { Throttle } from "./http/fairness/throttle.ts";
import type { Database } from "./storage/db/schema.ts";
import type { ServerSecret } from "./storage/vault/keys/server-secret.ts";

/** What several features work with; each takes the part it needs. */
export interface Services {
  readonly db: Database;
  readonly clock: () => number;
  readonly secret: ServerSecret;
  readonly throttle: Throttle;
}
