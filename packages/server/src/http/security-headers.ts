import { createHash } from 'node:crypto';

/** What travels with each class of document; every route names its class. */

export type DocumentClass = 'api' | 'page' | 'hosted' | 'file' | 'asset' | 'docs' | 'health';

interface ClassHeaders {
  csp: string;
  frames: 'DENY' | null;
  cache: string | null;
  referrer: string;
  resource: 'same-origin' | 'cross-origin';
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
  { csp, frames, cache, referrer, resource }: ClassHeaders,
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
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Hash of React Aria's scroll lock on iOS (1.22.1), which it inserts as a style element. */
const scrollLock = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/** Policy of one page of the web app; hashes are written `sha256-` and base64. */
export function pagePolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)} ${scrollLock}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default document-html',
  ].join('; ');
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
