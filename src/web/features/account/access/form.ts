import { msg } from "@lingui/core/macro";
import type { TokenKind } from "#contract/account/access-tokens.ts";
import type { Labels } from "#web/words/labels.ts";

export const lifetimes = ["30", "90", "365"] as const;

export const lifetimeLabels: Labels<(typeof lifetimes)[number]> = {
  "30": msg`30 days`,
  "90": msg`90 days`,
  "365": msg`A year`,
};

export const uses = ["read", "write"] as const;

export const useLabels: Labels<(typeof uses)[number]> = {
  read: msg`Read`,
  write: msg`Read, add, change and delete`,
};

interface TokenDraft {
  readonly name: string;
  readonly kinds: readonly TokenKind[];
  readonly use: (typeof uses)[number];
  readonly days: (typeof lifetimes)[number];
}

export const newToken: TokenDraft = { name: "", kinds: [], use: "read", days: "90" };

export const bodyOf = ({ name, kinds, use, days }: TokenDraft) => ({
  name,
  kinds,
  canWrite: use === "write",
  days: Number(days),
});
