/** What the files of the script know of one another: the first layer loads the others and hands itself over. */
import type { CoreConfig, FrameworkSettings } from '@clausewright/contract/banner';
import type { make } from './element.ts';

/** A visitor's answer as the cookie keeps it. */
export interface Choice {
  /** Bits of the optional types that are allowed; a type counts when any of its vendors is allowed. */
  granted: number;
  /** Places of the vendors that are allowed, the essential ones included. */
  vendors: ReadonlySet<number>;
  revision: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Random UUID that the record carries. */
  visitor: string;
}

/** The running banner, as second layer, placeholders, TCF and GPP see it. */
export interface Banner {
  readonly config: CoreConfig;
  /** Null before there is an answer, or where storage is blocked and the page is new. */
  choice(): Choice | null;
  /** Whether the vendor at this place may run now. */
  allowed(place: number): boolean;
  /** Keeps an answer, tells everybody and releases or stops; `layer` is where the button stood. */
  decide(vendors: ReadonlySet<number>, layer: 1 | 2, action: 'accept' | 'reject' | 'custom'): void;
  /** Loads a frame that waits, this once: nothing is kept, its placeholder goes. */
  release(frame: HTMLIFrameElement): void;
  /** Called after each decision. */
  listen(heard: () => void): void;
  /** An element for a shadow root of ours, in no place yet, styled as published and by what is given. */
  host(css?: string): { element: HTMLElement; root: ShadowRoot };
  make: typeof make;
  /** GPC-1. */
  readonly signal: boolean;
  /** Opens the second layer; focus goes back to `opener`. */
  open(opener?: Element | null): void;
}

/** What waits to be recorded, a line each; changed and kept in one step, because other tabs write too. */
export type Unsent = (change?: (lines: string[]) => string[]) => readonly string[];

/** Default export of `preferences.js`: all that is wanted only after somebody has answered, or wants to choose. */
export interface PreferencesModule {
  /** GPC-4: what is said to a visitor whose browser sends the signal. */
  signal: string;
  /** Says it in the first layer, below its text. */
  tell(layer: HTMLElement, make: Banner['make']): void;
  /**
   * After an answer: deletes what the refused have left behind, and sends what waits. A core from before the second
   * layer knew the cookies says itself which are `unwanted`.
   */
  follow(
    config: CoreConfig,
    unwanted: ((name: string) => boolean) | null,
    unsent: Unsent,
    allowed?: (place: number) => boolean,
  ): void;
  /** Lets a tagged script run in its turn; see `release.ts`. */
  release(
    script: HTMLScriptElement,
    late: boolean | undefined,
    may: (script: HTMLScriptElement) => boolean,
    ran: Set<HTMLScriptElement>,
  ): void;
  /** The button that brings the choices back, in no place yet. */
  stay(banner: Banner): HTMLElement;
  /** Shows the dialog; `closed` once it is gone, however it went. */
  show(banner: Banner, closed: () => void): void;
  /** Puts a placeholder where a frame waits; answers a function that takes it away. */
  hold(banner: Banner, frame: HTMLIFrameElement, place: number): Promise<() => void>;
}

/** Default export of `frame.js`, which the second layer fetches to hold a frame. `name`: of the vendor at the place. */
export type FrameModule = (
  banner: Banner,
  frame: HTMLIFrameElement,
  place: number,
  name: string,
) => () => void;

/** Default export of `tcf.js` and `gpp.js`: started only where the operator entered a CMP id of his own. */
export type FrameworkModule<Settings extends FrameworkSettings> = (
  banner: Banner,
  settings: Settings,
) => void;
