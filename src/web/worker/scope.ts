/** An event that may be kept open until a work is done. */
export interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A file that the browser answers by itself from what is kept, and asks the network for where it is not. */
interface Route {
  readonly condition: { readonly urlPattern: string };
  readonly source: { readonly cacheName: string };
}

export interface InstallEvent extends LastingEvent {
  /** Not every browser has it. */
  readonly addRoutes?: (routes: readonly Route[]) => Promise<void>;
}

export interface AskingEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface NewsEvent extends LastingEvent {
  readonly data: unknown;
  /** The page that says it. */
  readonly source: { readonly postMessage: (news: unknown) => void } | null;
}

/** A message that came from a push service. */
export type PushedEvent = LastingEvent;

export interface ClickEvent extends LastingEvent {
  /** The button, or nothing for a tap on the note itself. */
  readonly action: string;
  /** `data`: when it was shown, in milliseconds since 1970. */
  readonly notification: { readonly close: () => void; readonly data: number };
}

/** A window of the app. */
export interface NotedClient {
  readonly focus: () => Promise<unknown>;
  readonly navigate: (address: string) => Promise<unknown>;
}

/** What the worker uses of its global scope; TypeScript's own types for it exclude those of a page. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: { readonly type: "window" }) => Promise<readonly NotedClient[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly showNotification: (
      title: string,
      options: Readonly<Record<string, unknown>>,
    ) => Promise<void>;
    readonly pushManager: {
      readonly getSubscription: () => Promise<{ readonly endpoint: string } | null>;
    };
  };
  readonly skipWaiting: () => Promise<void>;
  readonly on: {
    install: (event: InstallEvent) => void;
    activate: (event: LastingEvent) => void;
    fetch: (event: AskingEvent) => void;
    message: (event: NewsEvent) => void;
    push: (event: PushedEvent) => void;
    notificationclick: (event: ClickEvent) => void;
  };
}
