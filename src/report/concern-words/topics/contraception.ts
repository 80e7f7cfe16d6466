import type { ConcernWords } from "../words.ts";

export const contraceptionWords = {
  "injection-late": {
    action: "Use condoms, and book your injection this week. Test for pregnancy first.",
    later: "At your next visit, say which method you use now.",
    reason: "Your last injection may no longer protect you.",
    ask: "Can I have it today, and do I need emergency contraception?",
    bring: "The day of the last one, and your clinic card.",
  },
  "combined-method": {
    action: "Ask a clinic this week whether this method is safe for you.",
    later: "At your next visit, say which method you use now.",
    reason:
      "Most contraceptive pills, the patch and the ring hold oestrogen. With what you noted, another method may be safer.",
    ask: "Does my method hold oestrogen, and would another be safer for me?",
    bring: "The name of your pill, patch or ring, and your blood pressure readings.",
  },
  "method-and-inducer": {
    action: "Use condoms too, and ask a clinic about another method this week.",
    later: "At your next visit, say which method and medicines you use now.",
    reason:
      "This medicine can make hormones work less well. The injection or a copper IUD still work.",
    ask: "Which method works with this medicine?",
    bring: "All your medicines.",
  },
  "iud-trouble": {
    action: "Have your IUD checked at a clinic this week; use condoms until then.",
    later: "At your next visit, say how your IUD is now.",
    reason: "Lost threads or new pain can mean that the IUD has moved.",
    ask: "Is my IUD still in place, and do I need a pregnancy test?",
    bring: "The day it was put in.",
  },
  "iud-trouble fever": {
    action: "Go to a clinic or hospital now: an IUD and fever need a check.",
    reason: "Fever with an IUD can mean an infection that needs treatment within hours.",
    ask: "Could this be an infection of the womb?",
    bring: "The day it was put in.",
  },
  "combined-method breast-cancer": {
    action: "Ask a clinic this week whether hormones are safe for you.",
    later: "At your next visit, say which hormones you use now.",
    reason: "After breast cancer most hormones are avoided. A copper IUD or condoms have none.",
    ask: "Which method has no hormones?",
    bring: "The name of your method, and all your medicines.",
  },
  "method-and-inducer lamotrigine": {
    action: "Ask a clinic this week. Keep taking lamotrigine.",
    later: "At your next visit, say which method and medicines you use now.",
    reason:
      "Oestrogen lowers lamotrigine in the blood, so fits or mood swings can come back. Other methods do not.",
    ask: "Do I need another dose of lamotrigine, or another method?",
    bring: "All your medicines.",
  },
  "method-past": {
    action: "Have your method changed this week; use condoms until then.",
    later: "At your next visit, ask how long your method still works.",
    reason: "Implants and IUDs work for some years only, depending on their kind.",
    ask: "Is it time for a new one?",
    bring: "The day it was put in, and its card.",
  },
  "method-past implant": {
    action: "Have your implant changed this week; use condoms until then.",
    later: "At your next visit, ask whether your implant still works.",
    reason: "Implants work for three to five years, depending on their kind.",
    ask: "Which implant do I have, and is it time for a new one?",
    bring: "The day it was put in, and its card.",
  },
  "method-past iud": {
    action: "Have your IUD changed this week; use condoms until then.",
    later: "At your next visit, ask how long your IUD still works.",
    reason: "A copper IUD works for ten years, a hormonal one for three to eight by its brand.",
    ask: "Which IUD do I have, and is it time for a new one?",
    bring: "The day it was put in, and its card.",
  },
} as const satisfies Record<string, ConcernWords>;
