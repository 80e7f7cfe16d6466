/** Reminder mails, and the pages behind their links. Others may see them: nothing about health. */
export const mailMessages = {
  "mail.open": "You have a note: {address}",
  "mail.end": "No more of these mails: {link}",
  "mail.confirm.subject": "Please confirm",
  "mail.confirm.text":
    "Somebody asked to have short notes sent to this address. If it was you, confirm it here within three days: {link}",
  "mail.confirm.other": "If it was not you, do nothing. No more mails will come.",
  "mail.page.end": "No more of these mails?",
  "mail.page.end.button": "Send no more",
  "mail.page.ended": "No more mails will come.",
  "mail.page.ended.more": "The app can turn them on again.",
  "mail.page.confirm": "Send short notes to this address?",
  "mail.page.confirm.more": "Each has a link that ends them.",
  "mail.page.confirm.button": "Yes, send them",
  "mail.page.confirmed": "Notes will come to this address.",
  "mail.page.gone": "This link has ended.",
  "mail.page.gone.more": "The app can send a new one.",
} as const;
