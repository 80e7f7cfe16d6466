import type { Endpoint } from "#contract/kernel/endpoint.ts";

/** What was written: as the server answered it, or as it was typed where no answer came. */
export interface Write {
  readonly path: Endpoint["path"];
  readonly entry: unknown;
}

/** Those who hear of something, and the way to tell them. */
function channel<News>() {
  const listeners = new Set<(news: News) => void>();
  return {
    /** Answers how to stop. */
    follow: (listener: (news: News) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    announce: (news: News) => {
      for (const listener of listeners) listener(news);
    },
  };
}

/** Every call that writes, once it is over. */
export const { follow: followWrites, announce: announceWrite } = channel<Write>();

/** What she hands in, as she typed it, before anyone has answered. */
export interface Submission {
  /** The path of the endpoint, or the key of what stays in this browser. */
  readonly place: string;
  readonly entry: unknown;
}

export const { follow: followSubmissions, announce: announceSubmission } = channel<Submission>();
