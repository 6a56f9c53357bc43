import type { ScanCause, ScanPageLimit, ScanPass, ScanPassLimit } from '@clausewright/contract';

/**
 * What a browser saw on a website: one `ObservedPass` per way of answering the consent banner. `withdrawn` follows
 * `accepted` in the same browser: it takes the answer back. Times are milliseconds, lengths are bounded by `bounds`.
 * Values of cookies and of storage are never kept, only their names.
 */
export type PassName = ScanPass;

/** More of a site is counted, not kept. */
export const bounds = {
  requests: 5000,
  cookies: 1000,
  storage: 2000,
  forms: 50,
  fields: 60,
  links: 2000,
  text: 300,
  url: 2000,
} as const;

/**
 * What made the browser do it. `address`: the address was opened; `markup`: the parser came upon it in the page, at
 * `line`; `script`: a script did it, at `line`; `style`: a style sheet names it; `redirect`: an answer from `url` sent
 * the browser on; `worker`: a worker with the script `url`; `response`: an answer from `url` stored it; `hint`: the
 * page asked for a connection ahead of time; `frame`: a document in a frame.
 */
export interface Initiator {
  kind: ScanCause;
  url: string | null;
  /** From 1. */
  line: number | null;
}

export interface ObservedRequest {
  url: string;
  host: string;
  method: string;
  /** As the browser calls it: `script`, `image`, `xhr`, `ping`, `websocket` … */
  type: string;
  /** Index into `pages` of its pass. */
  page: number;
  /** Since the page was opened. */
  after: number;
  initiator: Initiator;
  status: number | null;
}

export interface ObservedCookie {
  name: string;
  domain: string;
  path: string;
  httpOnly: boolean;
  secure: boolean;
  partitioned: boolean;
  /** Days, as its setter asked for or the browser keeps it, whichever is less; null: until the browser is closed. */
  days: number | null;
  page: number;
  setBy: Initiator;
}

export type StorageKind = 'local' | 'session' | 'indexeddb' | 'cache' | 'service-worker';

export interface ObservedStorage {
  kind: StorageKind;
  origin: string;
  name: string;
  page: number;
  setBy: Initiator;
}

export interface ObservedField {
  name: string;
  /** `email`, `tel`, `text`, `select` … */
  type: string;
  /** The standard's token, such as `family-name`, where the page gives one. */
  autocomplete: string;
  label: string;
}

export interface ObservedForm {
  action: string;
  fields: ObservedField[];
}

export interface ObservedLink {
  url: string;
  text: string;
}

export interface ObservedPage {
  url: string;
  title: string;
  language: string;
  status: number | null;
  forms: ObservedForm[];
  /** Documents in frames of other origins. */
  frames: string[];
  links: ObservedLink[];
  /** What kept the page from being seen as a whole. */
  limits: PageLimit[];
}

export type PageLimit = ScanPageLimit;

export interface ObservedPass {
  name: PassName;
  /** Which consent tool was answered; null: none was there, or none that is known. */
  answered: string | null;
  /** When, in milliseconds since its first page was opened. */
  answeredAfter: number | null;
  pages: ObservedPage[];
  requests: ObservedRequest[];
  cookies: ObservedCookie[];
  storage: ObservedStorage[];
  /** Hosts that the proxy was asked for and no request of the browser explains. */
  unexplainedHosts: string[];
  /** Hosts that no public address stands behind, or that asked for a port or a scheme that is not the web's. */
  refusedHosts: string[];
}

/** Why a pass did not take place, or the whole scan ended early. */
export type ScanLimit = ScanPassLimit;

export interface Observation {
  address: string;
  /** ISO 8601. */
  startedAt: string;
  browser: string;
  /** Whether the browser's own sandbox was at work. */
  sandboxed: boolean;
  passes: ObservedPass[];
  limits: { pass: PassName; limit: ScanLimit }[];
}
