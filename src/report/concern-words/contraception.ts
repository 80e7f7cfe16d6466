import type { ConcernWords } from "./words.ts";

export const contraceptionWords = {
  "injection-late": {
    action: "Use condoms and book your injection; test for pregnancy first.",
    reason: "It is longer since your last injection than it surely protects.",
    ask: "Can I have the injection today, and do I need emergency contraception?",
    bring: "The day of your last injection, and your clinic card.",
  },
  "combined-method": {
    action: "Ask a clinic this week whether this method is safe for you.",
    later: "Say at your next visit which method you use now.",
    reason:
      "Most pills, the patch and the ring hold oestrogen. With what you noted, another method may be safer.",
    ask: "Does my method hold oestrogen, and would another be safer for me?",
    bring: "The name of your pill, patch or ring, and your blood pressure readings.",
  },
  "method-and-inducer": {
    action: "Use condoms too, and ask a clinic about another method this week.",
    later: "Say at your next visit which method and medicines you use now.",
    reason:
      "This medicine can make hormones work less well. The injection or a copper IUD still work.",
    ask: "Which method works with this medicine?",
    bring: "All your medicines.",
  },
  "iud-trouble": {
    action: "Have your IUD checked at a clinic this week; use condoms until then.",
    later: "Say at your next visit how it is with your IUD now.",
    reason: "Lost threads or new pain can mean that the IUD has moved.",
    ask: "Is my IUD still in place, and do I need a pregnancy test?",
    bring: "The day it was put in.",
  },
  "iud-trouble fever": {
    action: "You have an IUD and fever. Go to a clinic or hospital now.",
    reason: "Fever with an IUD can be an infection that is treated within hours.",
    ask: "Could this be an infection of the womb?",
    bring: "The day it was put in.",
  },
} as const satisfies Record<string, ConcernWords>;
