import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { speechOf } from "../language/speech-of.ts";

export interface Letter {
  readonly senderName: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Reader {
  readonly language: LanguageTag;
  readonly token: string;
}

export const MAIL_PATH = "/api/mail";

/** Stops automatic replies to the mail (RFC 3834). */
const byMachine = { "Auto-Submitted": "auto-generated" };

const linkTo = (publicAddress: string, { language, token }: Reader, page: string) =>
  `${publicAddress}${MAIL_PATH}/${token}${page}?in=${language}`;

/** The same for all users of a language; its one-click unsubscribe follows RFC 8058. */
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

/** Sent before the first reminder, since the address may be somebody else's. */
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
