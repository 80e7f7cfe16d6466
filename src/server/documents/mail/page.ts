import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { escaped } from "../escaped.ts";
import { speechOf } from "../language/speech-of.ts";

type PageName = "end" | "ended" | "confirm" | "confirmed" | "gone";

const parts = {
  end: ["mail.page.end", null, "mail.page.end.button"],
  ended: ["mail.page.ended", "mail.page.ended.more", null],
  confirm: ["mail.page.confirm", "mail.page.confirm.more", "mail.page.confirm.button"],
  confirmed: ["mail.page.confirmed", "mail.page.confirm.more", null],
  gone: ["mail.page.gone", "mail.page.gone.more", null],
} as const;

/** The app's colours for light and dark mode; the page loads no file of the app. */
const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#2b1b2c, #f6ece2); --soft: light-dark(#6a5a66, #b9a8b4);
  --act: light-dark(#b3324f, #e0607c); --on-act: light-dark(#ffffff, #22080f); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; font: 1.0625rem/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", system-ui, sans-serif;
  color: var(--ink); background: light-dark(#fbf6f0, #171019); }
main { width: min(100vw - 3rem, 26rem); padding: 2rem 1.5rem; border-radius: 1.25rem; background: light-dark(#ffffff, #221826);
  border: 1px solid light-dark(#eadfd3, #382a3c); }
h1 { margin: 0; font-family: Georgia, "Noto Serif", serif; font-size: 1.5rem; line-height: 1.25; overflow-wrap: break-word; }
p { margin: 0.75rem 0 0; color: var(--soft); }
button { margin-top: 1.5rem; min-height: 3rem; width: 100%; padding: 0.625rem 1.25rem; border: 0; border-radius: 14px; font: inherit;
  font-weight: 650; color: var(--on-act); background: var(--act); cursor: pointer; }
button:focus-visible { outline: 3px solid light-dark(#6d5a9c, #e3b04b); outline-offset: 3px; }
`;

/** Says nothing about the app's subject. Needs a button, because mail scanners follow links. */
export function mailPage(name: PageName, language: LanguageTag, nonce: string): string {
  const { say } = speechOf(language);
  const [heading, line, button] = parts[name];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(say("calendar.feed.name"))}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(say(heading))}</h1>
${line === null ? "" : `<p>${escaped(say(line))}</p>`}
${button === null ? "" : `<form method="post"><button>${escaped(say(button))}</button></form>`}
</main>
</body>
</html>
`;
}
