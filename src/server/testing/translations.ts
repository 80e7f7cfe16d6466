import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import type { Texts } from "#server/documents/language/read-catalogue.ts";
import { speechFrom } from "#server/documents/language/speech-of.ts";

export const translations = {
  sw: {
    "report.title": "Muhtasari wa afya",
    "report.period": "{from} hadi {to} ({months, plural, one {mwezi #} other {miezi #}})",
    "report.part.cycles": "Mizunguko",
    "calendar.period.likely": "Huenda hedhi ikaanza",
    "calendar.period.around":
      "Huenda ikaanza karibu {day}. Mara nne kati ya tano huanza kati ya {from} na {to}.",
    "calendar.feed.note": "Una ujumbe",
    "report.strip.length": "{days, plural, one {siku #} other {siku #}}",
    "report.pageNumber": "Ukurasa {page} kati ya {of}",
    "report.footer":
      "Ameitengeneza kwa Mwezi tarehe {day}, kutoka kwa maelezo yake. Si utambuzi wa ugonjwa.",
  },
  ha: {
    "report.title": "Taƙaitaccen bayanin lafiya",
    "report.period": "{from} zuwa {to} ({months, plural, one {wata #} other {watanni #}})",
    "report.part.cycles": "Zagayen jinin haila na ɗaya-ɗaya, ƴan ɓangarori",
    "report.strip.length": "{days, plural, one {kwana #} other {kwanaki #}}",
    "report.pageNumber": "Shafi {page} cikin {of}",
    "report.footer": "Ita ta yi shi da Mwezi ran {day}, daga bayananta. Ba tantance cuta ba ne.",
  },
  yo: {
    "report.title": "Àkópọ̀ ìlera",
    "report.period": "{from} sí {to} ({months, plural, other {oṣù #}})",
    "report.part.cycles": "Àwọn àyípo nǹkan oṣù",
    "report.strip.length": "{days, plural, other {ọjọ́ #}}",
    "report.pageNumber": "Ojú ìwé {page} nínú {of}",
    "report.footer": "Òun ló ṣe é pẹ̀lú Mwezi ní {day}, láti inú àkọsílẹ̀ rẹ̀. Kì í ṣe àyẹ̀wò àìsàn.",
  },
} as const satisfies Partial<Record<LanguageTag, Texts>>;

export const fewWords = (language: keyof typeof translations) =>
  speechFrom(language, translations[language]);
