export interface Reader {
  /** Starts, or continues with the sentence at which it paused. */
  readonly read: (rate: number) => void;
  readonly pause: () => void;
  readonly stop: () => void;
}

/** A pause ends the sentence, because Android cannot continue within one. */
export function createReader(
  sentences: readonly string[],
  voice: SpeechSynthesisVoice,
  onMove: (index: number | null) => void,
): Reader {
  let index = 0;
  // A cancelled sentence also reports its end.
  let current: SpeechSynthesisUtterance | null = null;

  const silence = () => {
    current = null;
    speechSynthesis.cancel();
  };
  const stop = () => {
    silence();
    index = 0;
    onMove(null);
  };
  const read = (rate: number) => {
    silence();
    const text = sentences[index];
    if (text === undefined) return stop();
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    utterance.onend = () => {
      if (current !== utterance) return;
      index += 1;
      read(rate);
    };
    utterance.onerror = () => {
      if (current === utterance) stop();
    };
    current = utterance;
    onMove(index);
    speechSynthesis.speak(utterance);
  };
  return { read, pause: silence, stop };
}
