export interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A static route: the browser answers from the cache without the worker, else from the network. */
interface Route {
  readonly condition: { readonly urlPattern: string };
  readonly source: { readonly cacheName: string };
}

export interface InstallEvent extends LastingEvent {
  /** Not supported everywhere. */
  readonly addRoutes?: (routes: readonly Route[]) => Promise<void>;
}

export interface AskingEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface NewsEvent extends LastingEvent {
  readonly data: unknown;
  /** The page that sent the message. */
  readonly source: { readonly postMessage: (news: unknown) => void } | null;
  readonly ports: readonly MessagePort[];
}

export type PushedEvent = LastingEvent;

export interface ClickEvent extends LastingEvent {
  /** The pressed button; empty for a tap on the notification itself. */
  readonly action: string;
  /** `data`: when it was shown, in milliseconds since 1970. */
  readonly notification: { readonly close: () => void; readonly data: number };
}

export interface NotedClient {
  readonly focus: () => Promise<unknown>;
  readonly navigate: (address: string) => Promise<unknown>;
}

/** The used parts of the worker's global scope; TypeScript's own types conflict with the DOM's. */
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
