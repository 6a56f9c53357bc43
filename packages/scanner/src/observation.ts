import type {
  ScanCause,
  ScanCheckLimit,
  ScanImpact,
  ScanPageLimit,
  ScanPass,
  ScanPassLimit,
} from '@clausewright/contract';

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
  /** Of a page that says who runs the site. */
  noticeText: 12_000,
  things: 20,
  alternates: 60,
  /** Characters. */
  picture: 400_000,
  /** Of a page that is checked for accessibility; a larger one takes axe-core too long. */
  elements: 20_000,
  rules: 100,
  /** Places of one rule on one page. */
  examples: 3,
  selector: 160,
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

/** When something was stored, as far as it was seen: `after` in milliseconds since the page was opened. */
export interface Moment {
  /** Index into `pages` of its pass. */
  page: number;
  after: number;
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
  lastSet: Moment | null;
}

export type StorageKind = 'local' | 'session' | 'indexeddb' | 'cache' | 'service-worker';

export interface ObservedStorage {
  kind: StorageKind;
  origin: string;
  name: string;
  page: number;
  setBy: Initiator;
  lastSet: Moment | null;
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

/** What a page says of itself to machines (schema.org), as far as legal texts ask for it. */
export interface ObservedThing {
  type: string;
  name: string;
  legalName: string;
  email: string;
  telephone: string;
  vatId: string;
  address: { street: string; postalCode: string; locality: string; region: string; country: string } | null;
  /** Of its offer. */
  currency: string;
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
  /** Languages of other versions of the page (hreflang). */
  alternates: string[];
  /** Software that says that it made the page. */
  generator: string;
  things: ObservedThing[];
  /** What can be read on an imprint, a legal notice or a page of contact; empty of all others. */
  text: string;
  /** What kept the page from being seen as a whole. */
  limits: PageLimit[];
  /** By axe-core, on the pages of the first pass alone; older ones have none. */
  accessibility?: PageCheck;
}

export type PageCheck =
  | {
      state: 'checked';
      /** Of axe-core. */
      version: string;
      rules: CheckedRule[];
      /** What a tool cannot decide, by rule. */
      open: { rule: string; places: number }[];
    }
  | { state: 'not-checked'; reason: ScanCheckLimit };

export interface CheckedRule {
  /** Of axe-core. */
  id: string;
  impact: ScanImpact;
  tags: string[];
  places: number;
  /** The ways through the elements to the first of them. */
  examples: string[];
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
  /** The first page once it was there and answered, as JPEG in base64; null where it could not be taken. */
  picture: string | null;
  /** The same on the screen of a phone, before an answer and after a refusal. */
  phonePicture: string | null;
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
  /** What of the system bounded the browser, beside the scanner's own watch: `prlimit`, `cgroup`. */
  boundedBy: string[];
  passes: ObservedPass[];
  limits: { pass: PassName; limit: ScanLimit }[];
  /** Hosts under the website's own name that are another's (CNAME), with the other's name; older ones say nothing. */
  aliases?: Readonly<Record<string, string>>;
}
