import { createHash } from 'node:crypto';

/** What travels with each class of document; every route names its class. */

export type DocumentClass =
  | 'api'
  | 'page'
  | 'hosted'
  | 'embedded'
  | 'consent'
  | 'file'
  | 'asset'
  | 'docs'
  | 'health';

interface ClassHeaders {
  csp: string;
  frames: 'DENY' | null;
  cache: string | null;
  referrer: string;
  resource: 'same-origin' | 'cross-origin';
  /** Any site may read it; no cookie ever goes with it. */
  open?: true;
}

const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const strict = 'strict-origin-when-cross-origin';

/** A page or hosted document sets its own policy, with the hashes of what stands in it; these hold until it does. */
export const classHeaders = {
  api: { csp: nothing, frames: 'DENY', cache: 'no-store', referrer: 'no-referrer', resource: 'same-origin' },
  page: { csp: nothing, frames: 'DENY', cache: 'no-cache', referrer: strict, resource: 'same-origin' },
  hosted: {
    csp: hostedPolicy(),
    frames: null,
    cache: 'no-cache',
    referrer: strict,
    resource: 'cross-origin',
  },
  // Documents for strangers' pages, and what shows them there. Opened by itself, nothing of one acts.
  embedded: {
    csp: `${nothing}; sandbox`,
    frames: 'DENY',
    cache: 'no-cache',
    referrer: strict,
    resource: 'cross-origin',
    open: true,
  },
  // Scripts for strangers' pages. The one page among them says itself who may frame it.
  consent: {
    csp: nothing,
    frames: null,
    cache: 'no-store',
    referrer: 'no-referrer',
    resource: 'cross-origin',
    open: true,
  },
  file: {
    csp: `${nothing}; sandbox`,
    frames: 'DENY',
    cache: 'no-store',
    referrer: 'no-referrer',
    resource: 'same-origin',
  },
  asset: { csp: nothing, frames: 'DENY', cache: null, referrer: strict, resource: 'same-origin' },
  docs: { csp: nothing, frames: 'DENY', cache: 'no-cache', referrer: strict, resource: 'same-origin' },
  health: {
    csp: nothing,
    frames: 'DENY',
    cache: 'no-store',
    referrer: 'no-referrer',
    resource: 'same-origin',
  },
} as const satisfies Record<DocumentClass, ClassHeaders>;

/** The headers of each class; `secure` when people reach the service by https. */
export function headersByClass(secure: boolean): Readonly<Record<DocumentClass, Record<string, string>>> {
  const entries = Object.entries(classHeaders).map(([name, values]) => [name, headersOf(values, secure)]);
  return Object.fromEntries(entries) as Record<DocumentClass, Record<string, string>>;
}

function headersOf(
  { csp, frames, cache, referrer, resource, open }: ClassHeaders,
  secure: boolean,
): Record<string, string> {
  return {
    'content-security-policy': csp,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': resource,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': referrer,
    'x-content-type-options': 'nosniff',
    ...(frames === null ? {} : { 'x-frame-options': frames }),
    ...(cache === null ? {} : { 'cache-control': cache }),
    ...(open === true ? { 'access-control-allow-origin': '*' } : {}),
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Hash of React Aria's scroll lock on iOS (1.22.1), which it inserts as a style element. */
const scrollLock = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/** Policy of one page of the web app; hashes are written `sha256-` and base64. `frames`: what it may frame. */
export function pagePolicy(
  scripts: readonly string[],
  styles: readonly string[],
  frames: readonly string[] = [],
): string {
  const framed = frames.length === 0 ? [] : [`frame-src${listed(frames)}`];
  return policyOf(scripts, styles, noSources, [...framed, ...trustedTypes]);
}

/** Who else may have a part in a page; source expressions of a security policy. */
export interface ForeignSources {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
  img: readonly string[];
  style?: readonly string[];
}

const noSources: ForeignSources = { script: [], frame: [], connect: [], img: [] };
const trustedTypes = [
  "require-trusted-types-for 'script'",
  'trusted-types default document-html clipboard-html',
];

/**
 * Policy of the page on which somebody pays: what the providers of this instance need, and no more.
 * Their scripts write strings to the sinks that Trusted Types guard (addresses of further scripts,
 * markup of frames), and a default policy cannot tell whose string it is given: it would have to let
 * all of them through. So on this one page, and only where a provider's script is allowed, the page is
 * guarded by `script-src` alone, which still takes nothing inline and nothing evaluated. Banks are asked
 * by forms that these scripts send into their frames.
 */
export function payPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  providers: readonly ForeignSources[],
): string {
  const all = (of: (sources: ForeignSources) => readonly string[] | undefined) => [
    ...new Set(providers.flatMap((sources) => of(sources) ?? [])),
  ];
  const sources = {
    script: all(({ script }) => script),
    frame: all(({ frame }) => frame),
    connect: all(({ connect }) => connect),
    img: all(({ img }) => img),
    style: all(({ style }) => style),
  };
  return policyOf(scripts, styles, sources, sources.script.length === 0 ? trustedTypes : []);
}

/** What else the page of payment travels with: windows of providers report back to the page that opened them. */
export function payHeaders(providers: readonly ForeignSources[]): Readonly<Record<string, string>> {
  const frames = [...new Set(providers.flatMap(({ frame }) => frame))];
  if (frames.length === 0) return {};
  const hosts = frames.filter((source) => source.startsWith('https://')).map((source) => `"${source}"`);
  return {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(self ${hosts.join(' ')}), usb=()`,
  };
}

function policyOf(
  scripts: readonly string[],
  styles: readonly string[],
  { script, frame, connect, img, style = [] }: ForeignSources,
  types: readonly string[],
): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}${listed(script)}`,
    `style-src 'self'${hashes(styles)} ${scrollLock}${listed(style)}`,
    `img-src 'self' data:${listed(img)}`,
    "font-src 'self'",
    `connect-src 'self'${listed(connect)}`,
    ...(frame.length === 0 ? [] : [`frame-src${listed(frame)}`]),
    `form-action 'self'${listed(frame)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...types,
  ].join('; ');
}

function listed(sources: readonly string[]): string {
  return sources.map((source) => ` ${source}`).join('');
}

/**
 * Policy of hosted documents, plain HTML without script: any site may frame one, nothing in it acts.
 * `style` is a source expression with its quotes, as renderers give it.
 */
export function hostedPolicy(style = "'none'"): string {
  return [
    "default-src 'none'",
    `style-src ${style}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}

/**
 * Policy of pages with a form and without script: what is typed goes nowhere else, and no other site draws over
 * its buttons. What was declared may be saved from there.
 */
export function hostedFormPolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src ${style}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Without its origin the browser would call our own form a stranger's.
    'sandbox allow-forms allow-same-origin allow-downloads',
  ].join('; ');
}

/** Policy of our own pages without script: notices, the API description. */
export function plainPolicy(styles: readonly string[]): string {
  return `${nothing}; style-src${hashes(styles)}`;
}

/** The source expression of an inline style or script. */
export function hashSource(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function hashes(values: readonly string[]): string {
  return values.map((value) => ` '${value}'`).join('');
}
