import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { speechOf } from "../language/speech-of.ts";

/** A mail as its reader sees it, and its headers. */
export interface Letter {
  readonly senderName: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Whom a letter is for: what it is written in, and the token of its links. */
interface Reader {
  readonly language: LanguageTag;
  readonly token: string;
}

/** Where the links of mails lead, behind the address of this copy. */
export const MAIL_PATH = "/api/mail";

/** No machine answers it with a mail of its own (RFC 3834). */
const byMachine = { "Auto-Submitted": "auto-generated" };

const linkTo = (publicAddress: string, { language, token }: Reader, page: string) =>
  `${publicAddress}${MAIL_PATH}/${token}${page}?in=${language}`;

/**
 * The note: that there is one, the way to what answers it and the way to end it, for a person and for the
 * one-click button of her mail program (RFC 8058). The same for all who have her language.
 */
export function noteLetter(publicAddress: string, reader: Reader): Letter {
  const { say } = speechOf(reader.language);
  const link = linkTo(publicAddress, reader, "");
  return {
    senderName: say("calendar.feed.name"),
    subject: say("calendar.feed.note"),
    text: [
      say("mail.open", { address: `${publicAddress}/note` }),
      say("mail.end", { link }),
      "",
    ].join("\n\n"),
    headers: {
      ...byMachine,
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** The question before the first note: an address may be somebody else's. */
export function confirmLetter(publicAddress: string, reader: Reader): Letter {
  const { say } = speechOf(reader.language);
  const link = linkTo(publicAddress, reader, "/confirm");
  return {
    senderName: say("calendar.feed.name"),
    subject: say("mail.confirm.subject"),
    text: [say("mail.confirm.text", { link }), say("mail.confirm.other"), ""].join("\n\n"),
    headers: byMachine,
  };
}
