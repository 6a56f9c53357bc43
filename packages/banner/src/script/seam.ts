/** What the files of the script know of one another: the first layer loads the others and hands itself over. */
import type { CoreConfig, FrameworkSettings } from '@clausewright/contract/banner';

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
  /** The browser's signal decided, nobody pressed anything. */
  gpc: boolean;
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
  /** Called after each decision; answers a function that ends it. */
  listen(heard: () => void): () => void;
  /** An element for a shadow root of ours, in no place yet, styled by `look.ts` and the sheets given, in the direction of the page. */
  host(sheets: readonly CSSStyleSheet[]): { element: HTMLElement; root: ShadowRoot };
  /** Opens the second layer; focus goes back to `opener`. */
  open(opener?: Element | null): void;
}

/** Default export of `preferences.js`. */
export interface PreferencesModule {
  /** Shows the dialog; `closed` once it is gone, however it went. */
  show(banner: Banner, closed: () => void): void;
  /** Puts a placeholder where a frame waits; answers a function that takes it away. */
  hold(banner: Banner, frame: HTMLIFrameElement, place: number): () => void;
}

/** Default export of `tcf.js` and `gpp.js`: started only where the operator entered a CMP id of his own. */
export type FrameworkModule<Settings extends FrameworkSettings> = (
  banner: Banner,
  settings: Settings,
) => void;
