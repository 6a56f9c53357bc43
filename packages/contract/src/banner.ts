/** What the server puts into the banner's script and what the script sends back. Plain shapes: the script carries no schema. */
import type {
  BannerCorners,
  BannerFont,
  BannerPosition,
  BannerShadow,
  BannerSpacing,
  ConsentType,
  OptionalType,
  Regime,
} from './consent-types.ts';
import type { BannerLanguage } from './banner-languages.ts';

/** CSS colours `#rrggbb`. */
export interface BannerPalette {
  background: string;
  text: string;
  /** Of Accept all and, unless `reject` says otherwise (which is never published), of Reject all. */
  button: string;
  buttonText: string;
}

/** How the first layer and what follows it are drawn, beside form and colours. */
export interface BannerLook {
  edge: 'bottom' | 'top';
  side: 'right' | 'left';
  corners: BannerCorners;
  shadow: BannerShadow;
  spacing: BannerSpacing;
  font: BannerFont;
  motion: boolean;
  /** Address of a picture on the site's own domain; empty where there is none. */
  logo: string;
}

/** What a press on the first layer does: `notice` closes a line where nothing waits for consent. */
export type LayerPress = 'accept' | 'reject' | 'notice' | 'choose';

/** Every word of the first layer, in one language. */
export interface LayerWords {
  title: string;
  /** Names the vendors that ask and what for; one paragraph of plain text. */
  introduction: string;
  /** In this order. What is asked differs by regime, so the same `reject` may say that nothing is sold. */
  buttons: readonly (readonly [LayerPress, string])[];
  /** Title of the second layer, and name of the link and button that bring it back. */
  choices: string;
}

/** Said in place of a frame that waits, with `{vendor}`. */
export interface FrameWords {
  placeholder: string;
  allowOnce: string;
  allowAlways: string;
}

/** Words of the second layer; its title is one of the first. */
export interface PreferenceWords {
  /** Said where the browser sends the GPC signal. */
  signal: string;
  accept: string;
  reject: string;
  close: string;
  save: string;
  alwaysOn: string;
  on: string;
  off: string;
  company: string;
  purpose: string;
  keptFor: string;
  /** Kept for no days. */
  session: string;
  vendors: string;
  privacyNotice: string;
  /** With `{record}` and `{date}`. */
  record: string;
  /** Of the types that a vendor has. */
  types: Readonly<Partial<Record<ConsentType, { name: string; about: string }>>>;
}

export interface BannerLink {
  label: string;
  url: string;
}

/** A vendor as the first layer knows it. Its place in the list is its number in records. */
export interface ServedVendor {
  /** What `data-vendor` names. */
  id: string;
  type: ConsentType;
  /** `host/path` beginnings; `*.` before a host stands for every name below it. */
  patterns: readonly string[];
}

/** A vendor as it is published. */
export interface CoreVendor extends ServedVendor {
  /** Names of cookies and storage keys to delete; `*` at the end stands for any rest. */
  cookies: readonly string[];
}

/** What every framework of the IAB wants to know of who runs it. The id is the operator's own: strings without a valid one are void. */
export interface FrameworkSettings {
  /** Address of the module that speaks it, from the origin. */
  module: string;
  cmpId: number;
  cmpVersion: number;
}

export interface TcfSettings extends FrameworkSettings {
  /** Address of the operator's copy of the Global Vendor List. */
  gvl: string;
  /** Where the publisher is established, ISO 3166-1 alpha-2. */
  country: string;
  /** Numbers in that list by `CoreVendor.id`; who has none is outside the framework. */
  vendors: Readonly<Record<string, number>>;
}

/** What is known only when a script is served. */
export interface ServedConfig {
  /** SHA-256 of the published snapshot, first 32 hex digits. */
  snapshot: string;
  regime: Regime;
  /** Origin of the consent service; empty in a preview. */
  origin: string;
  /** Address of the second layer, from the origin. */
  preferences: string;
}

/** Inlined in the script: all that is needed before a visitor has answered. */
export interface CoreConfig extends ServedConfig {
  site: string;
  /** Grows when the answer given before no longer covers what is asked. */
  revision: number;
  language: BannerLanguage;
  /** How long an answer is kept, in days. */
  days: number;
  /** Hosts on which the banner serves, the widest first; `*.` as in patterns. */
  domains: readonly string[];
  /** Google's tags run at once and read Consent Mode. */
  advanced?: true;
  /** Google Consent Mode, with what is set beside it; null where the site uses no product of Google. */
  google: readonly ('url_passthrough' | 'ads_data_redaction')[] | null;
  /** Only where it is so; then `core-extras.js` is served. */
  microsoft?: true;
  /** Whether a button of our own brings the choices back where the page has no link to `#privacy-choices`. */
  button: boolean;
  /** Attributes of the title where the first layer is a modal dialog. */
  modal?: Readonly<Record<string, string>>;
  /** Where it covers the page, if not at the bottom. */
  pads?: 'scrollPaddingTop';
  /** Bits of the types that run where nobody has answered. */
  runs: number;
  /** Sheet of everything of ours in the page: palette, position, first layer. */
  style: string;
  words: LayerWords;
  links: readonly BannerLink[];
  vendors: readonly ServedVendor[];
  /** How far the script goes against what nobody tagged; absent where it leaves that to tags. */
  protect?: Protection;
  /** Absent where the operator has no CMP id of his own, which is the usual case: then no `__tcfapi`, no `__gpp`. */
  frameworks?: { tcf?: TcfSettings; gpp?: FrameworkSettings };
}

/** Of a site whose owner chose more than tags. */
export interface Protection {
  /** `server`: the site's own server sends a policy, by a cookie that the script writes for it. */
  level: 'automatic' | 'server';
  /** Hosts that every page may load from: the site's own, and those that its owner named. */
  hosts: readonly string[];
  /** Names of cookies and storage keys by the place of their vendor. */
  cookies: readonly (readonly string[])[];
}

/** What is inlined: vendors as one text, as `packVendors` of the banner writes it. */
export interface PackedConfig extends Omit<CoreConfig, 'vendors'> {
  vendors: string;
}

/** A vendor as the second layer explains it; same order as in the core. */
export interface VendorNotice {
  name: string;
  company: string;
  about: string;
  /** Days; 0 until the browser is closed, null where the owner did not say. */
  keptFor: number | null;
  privacyUrl: string;
  /** A line with cookies and storage keys and how long each is kept, where that is known; absent where there is none. */
  cookies?: string;
}

/** What the second layer says. */
export interface PreferencesConfig {
  words: PreferenceWords;
  /** A line that says who answers for the site; empty where the owner did not say. */
  responsible: string;
  notices: readonly VendorNotice[];
  /** Where visitors make requests, known when it is served; no part of what is published. */
  requests?: { label: string; url: string };
}

/** With what stands in place of frames, which is a file of its own when it is served. */
export interface PublishedPreferences extends PreferencesConfig {
  words: PreferenceWords & FrameWords;
}

/** With what is known only when it is served. */
export interface ServedPreferences extends PreferencesConfig {
  /** Names of cookies and storage keys by the place of their vendor, `*` at the end for any rest. */
  cookies: readonly (readonly string[])[];
  stay: ServedStay;
}

/** Sheet of the button that stays, and the path of the sign that stands on it in place of words. */
export interface ServedStay {
  style: string;
  sign?: string;
}

/** How the button that stays looks, and in which corner. */
export interface Stay {
  icon?: true;
  right?: true;
  top?: true;
}

/** One published state of one site in one language: write-once, named by the hash of its canonical JSON. */
export interface PublishedBanner {
  format: 1;
  /** What is fixed of the core: style, the regime with its words and what it lets run are added when it is served. */
  core: Omit<CoreConfig, keyof ServedConfig | 'runs' | 'style' | 'words' | 'vendors' | 'protect'> & {
    vendors: readonly CoreVendor[];
    /** Level of protection, with the hosts that the owner named. */
    protect?: { level: Protection['level']; hosts: readonly string[] };
  };
  /** Only where browsers of some visitors report hosts that the banner does not know. */
  watch?: true;
  /** Absent where the button that stays is one with words at the left. */
  stay?: Stay;
  position: BannerPosition;
  palette: BannerPalette;
  /** Where the visitor's device asks for dark colours; absent where the banner does not change. */
  dark?: BannerPalette;
  /** Absent in what was published before banners had a look: those stay square, in the font of the system. */
  look?: BannerLook;
  /** Words of the first layer for each regime that `regions` can lead to: what is asked differs. */
  words: Readonly<Partial<Record<Regime, LayerWords>>>;
  preferences: PublishedPreferences;
  /** Everybody is asked before anything optional, or the visitor's country decides. */
  regions: 'everyone' | 'by-country';
}

/** What the editor posts to the window of the preview page; each takes the place of the one before. */
export interface PreviewMessage {
  core: CoreConfig;
  preferences: PreferencesConfig;
  layer: 1 | 2;
}

/** What the preview posts back: `ready` once it listens; `shown` also after somebody pressed in it. `height` in CSS pixels. */
export type PreviewReport =
  | { clausewright: 'ready' }
  | { clausewright: 'shown'; layer: 1 | 2; height: number }
  | { clausewright: 'failed'; because: string };

/** 1 accept all, 2 reject all, 3 chosen one by one, 4 GPC honoured, 5 withdrawn or objected later, 6 notice seen. */
export const consentActions = { accept: 1, reject: 2, custom: 3, gpc: 4, withdraw: 5, notice: 6 } as const;
export type ConsentAction = keyof typeof consentActions;

/**
 * What the script posts to `/c/{site}` as text/plain JSON, at most `recordBytes`. Bits of `granted` and `offered`:
 * 1 FUNCTIONALITY, 2 ANALYTICS, 4 ADVERTISING, 8 MARKETING.
 */
export interface ConsentRecord {
  /** UUID version 7, made by the visitor's browser: a repeat is harmless. */
  id: string;
  /** Random UUID of the choice, shown in the second layer. */
  visitor: string;
  snapshot: string;
  action: (typeof consentActions)[ConsentAction];
  /** 1 or 2: on which layer. 0 where nobody pressed anything. */
  layer: 0 | 1 | 2;
  regime: Regime;
  granted: number;
  offered: number;
  /** Base64url of a bit per vendor of the snapshot, first vendor in the lowest bit; only where types do not say it all. */
  vendors?: string;
  gpc: boolean;
  /** Milliseconds since 1970 by the visitor's clock. */
  at: number;
}

/** A record as the visitor's browser keeps it until it is sent. */
export interface UnsentRecord extends Omit<ConsentRecord, 'id' | 'vendors'> {
  revision: number;
  /** Places of the allowed vendors, `0,3`, where the types do not say it all. */
  vendors?: string | undefined;
  /** Number of all vendors. */
  of: number;
}

export const recordBytes = 512;

/** Bit of a type in records and cookies. */
export const typeBits: Readonly<Record<OptionalType, number>> = {
  FUNCTIONALITY: 1,
  ANALYTICS: 2,
  ADVERTISING: 4,
  MARKETING: 8,
};

/** Beside the script of a site with the field watch: decides whether this visit reports. */
export interface WatchConfig {
  /** Address of the module that looks. */
  module: string;
  /** Visits of a hundred that report. */
  share: number;
}

/** What the module is given that looks which hosts a page reaches. */
export interface FieldConfig {
  /** Where the report goes. */
  to: string;
  /** As of the core. */
  domains: readonly string[];
  /** Hosts that are known: those of vendors, and those that the owner named; `*.` as in patterns. */
  known: readonly string[];
}

/** What it posts as text/plain JSON, at most `fieldReportBytes`: hosts and nothing else. */
export interface FieldReport {
  hosts: readonly string[];
}

export const fieldReportBytes = 8192;
export const mostReportedHosts = 40;

/** A host as a report may name it: a name with a dot, no number of a machine. */
export const reportedHost =
  /^(?=.{4,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;
