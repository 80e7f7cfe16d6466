import { createReader, type Reader } from "./reader.ts";
import { sentencesIn, textOf } from "./sentences.ts";
import { voiceFor } from "./voice-for.ts";

const MARK = "read-aloud";

type State = "silent" | "reading" | "paused";

/** The controls that are shown in each state, by their `data-control`. */
const CONTROLS: Readonly<Record<State, readonly string[]>> = {
  silent: ["read"],
  reading: ["pause", "stop", "speed"],
  paused: ["read-on", "stop", "speed"],
};

/** Works on pages without React. Controls appear if the device has a voice for the language. */
export function attachPlayer(place: HTMLElement, signal?: AbortSignal): void {
  // Absent in some Android web views.
  if (signal?.aborted || !("speechSynthesis" in globalThis)) return;
  let reader: Reader | null = null;
  let speed = 1;
  let state: State = "silent";

  const show = (next: State) => {
    state = next;
    for (const control of place.querySelectorAll<HTMLElement>("[data-control]")) {
      control.hidden = !CONTROLS[state].includes(control.dataset.control ?? "");
    }
  };
  const findVoice = () => voiceFor(place.lang, speechSynthesis.getVoices());
  const update = () => {
    place.hidden = findVoice() === undefined;
  };
  const stop = () => {
    const ending = reader;
    // At its end the reader calls this too.
    reader = null;
    ending?.stop();
    show("silent");
  };
  const read = () => {
    const voice = findVoice();
    if (voice === undefined) return;
    reader ??= readerOf(place, voice, stop);
    show("reading");
    reader.read(speed);
  };
  const pause = () => {
    reader?.pause();
    show("paused");
  };
  const acts: Readonly<Record<string, () => void>> = { read, pause, stop, "read-on": read };
  const act = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>("button");
    if (control) acts[control.dataset.control ?? ""]?.();
  };
  const changeSpeed = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    speed = Number(target.value);
    if (state === "reading") read();
  };

  const until = signal ? { signal } : {};
  place.addEventListener("click", act, until);
  place.addEventListener("change", changeSpeed, until);
  // Browsers load voices late.
  speechSynthesis.addEventListener("voiceschanged", update, until);
  addEventListener("pagehide", stop, until);
  signal?.addEventListener("abort", stop);
  update();
}

function readerOf(place: Element, voice: SpeechSynthesisVoice, onEnd: () => void): Reader {
  const root = place.closest("article, dialog, main") ?? document.body;
  const title = root.querySelector("h1, h2");
  const isAbove = (node: Node) =>
    ((title?.compareDocumentPosition(node) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const sentences = sentencesIn(root, voice.lang.replace("_", "-")).filter(
    ({ startContainer }) => !isAbove(startContainer),
  );
  return createReader(sentences.map(textOf), voice, (index) => {
    const sentence = index === null ? undefined : sentences[index];
    mark(sentence);
    if (index === null) onEnd();
  });
}

function mark(sentence: Range | undefined): void {
  sentence?.startContainer.parentElement?.scrollIntoView({ block: "nearest" });
  // Older browsers read without a mark.
  if (typeof Highlight !== "function") return;
  if (sentence) CSS.highlights.set(MARK, new Highlight(sentence));
  else CSS.highlights.delete(MARK);
}
