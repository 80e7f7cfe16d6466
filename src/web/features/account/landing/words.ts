import { msg } from "@lingui/core/macro";

export const whatItShows = msg`Mwezi shows what's likely in your cycle and says how sure it is, with PCOS too.`;
export const whoOpensIt = msg`Only your password, your recovery code or a passkey you add opens what you write. We can't.`;
