import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { importTypes, sharedFile } from "#contract/account/shared-file.ts";
import { manifestAt } from "./view-model.ts";

/** Returns manifests by file name: as Mwezi, and as "Notes" without a word about health. */
export function manifestsIn(i18n: I18n): Readonly<Record<string, object>> {
  const { locale } = i18n;
  const say = (words: MessageDescriptor) => i18n._(words);
  const notes = say(msg`Notes`);
  return {
    [manifestAt("mwezi", locale).slice(1)]: {
      id: "/",
      name: "Mwezi",
      short_name: "Mwezi",
      description: say(msg`A private cycle and hormonal health tracker`),
      categories: ["health", "lifestyle"],
      ...common(locale, "mwezi", "#fbf6f0"),
      shortcuts: [
        // Scrolls to the buttons instead of logging: the shortcut may be tapped by mistake.
        { name: say(msg`Period started`), url: "/#period" },
        { name: say(msg`Log today`), url: "/track" },
        { name: say(msg`Calendar`), url: "/calendar" },
      ],
      screenshots: [
        {
          src: `/pictures/home-${locale}.jpg`,
          sizes: "360x740",
          type: "image/jpeg",
          form_factor: "narrow",
          label: say(msg`Home`),
        },
      ],
    },
    [manifestAt("notes", locale).slice(1)]: {
      id: "/?as=notes",
      name: notes,
      short_name: notes,
      ...common(locale, "notes", "#f4f6f8"),
      shortcuts: [{ name: say(msg`New note`), url: "/track" }],
    },
  };
}

const common = (lang: string, icon: string, color: string) => ({
  lang,
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: color,
  theme_color: color,
  icons: [
    { src: `/icons/${icon}-192.png`, sizes: "192x192", type: "image/png" },
    { src: `/icons/${icon}-512.png`, sizes: "512x512", type: "image/png" },
    {
      src: `/icons/${icon}-maskable-512.png`,
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
  ],
  share_target: {
    action: sharedFile.path,
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      files: [{ name: sharedFile.field, accept: Object.entries(importTypes).flat(2) }],
    },
  },
  file_handlers: [{ action: sharedFile.path, accept: importTypes }],
});
