type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** Never returns a voice of another language, or one that sends the text to a server. */
export function voiceFor<Candidate extends Voice>(
  language: string,
  voices: readonly Candidate[],
): Candidate | undefined {
  const own = voices.filter(
    ({ lang, localService }) => localService && baseOf(lang) === baseOf(language),
  );
  return own.find((voice) => voice.default) ?? own[0];
}

/** Android writes `en_ZA`, others `en-ZA`. */
const baseOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
