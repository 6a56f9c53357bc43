/** Loads one page of a stranger's site: nothing but public addresses, a bounded answer, no script run. */
import type { IncomingMessage } from 'node:http';
import type { Networks } from '@clausewright/scanner/networks';
import { type Lookup, reachPublic } from '@clausewright/scanner/reach-public';
import { readBody, requestPublic } from '@clausewright/scanner/request-public';

export interface LoadedPage {
  /** Where the last redirect led. */
  url: URL;
  html: string;
  /** Policies of the header, one text each. */
  policies: readonly string[];
}

export type LoadResult =
  | { ok: true; page: LoadedPage }
  /** site-refused: no public address. site-unreachable: no page came. */
  | { ok: false; reason: 'site-refused' | 'site-unreachable' };

export interface LoadLimits {
  /** Networks that may be reached although they are not public, and on any port. */
  allowed: Networks;
  /** How names become addresses, where it is not the system that knows. */
  lookup?: Lookup;
  /** Milliseconds for everything, redirects included. */
  timeout?: number;
  /** Of the page, unpacked. */
  bytes?: number;
}

const refused = { ok: false, reason: 'site-refused' } as const;
const unreachable = { ok: false, reason: 'site-unreachable' } as const;
const redirects = 4;

export async function loadPage(address: URL, limits: LoadLimits): Promise<LoadResult> {
  const signal = AbortSignal.timeout(limits.timeout ?? 10_000);
  let url = address;
  for (let hop = 0; hop <= redirects; hop += 1) {
    const answer = await ask(url, limits, signal);
    if (answer === 'refused') return refused;
    if (answer === null) return unreachable;
    if (answer.status >= 300 && answer.status < 400 && answer.location !== undefined) {
      const next = URL.parse(answer.location, url);
      if (next === null) return unreachable;
      url = next;
      continue;
    }
    if (answer.status >= 400 || !answer.isHtml) return unreachable;
    return { ok: true, page: { url, html: answer.html, policies: answer.policies } };
  }
  return unreachable;
}

interface Answer {
  status: number;
  location: string | undefined;
  isHtml: boolean;
  policies: readonly string[];
  html: string;
}

async function ask(url: URL, limits: LoadLimits, signal: AbortSignal): Promise<Answer | 'refused' | null> {
  const message = await requestPublic(url, reachPublic(limits.allowed, limits.lookup), {
    signal,
    headers: {
      accept: 'text/html,application/xhtml+xml',
      'user-agent': 'Mozilla/5.0 (compatible; consent installation check)',
    },
  });
  if (message === null || message === 'refused') return message;
  try {
    const body = await readBody(message, limits.bytes ?? 3_000_000);
    return { ...headOf(message), html: textOf(message, body) };
  } catch {
    return null;
  }
}

function headOf(message: IncomingMessage): Omit<Answer, 'html'> {
  const policies = message.headersDistinct['content-security-policy'] ?? [];
  return {
    status: message.statusCode ?? 0,
    location: message.headers.location,
    isHtml: /^(?:text\/html|application\/xhtml\+xml)\b/i.test(message.headers['content-type'] ?? 'text/html'),
    policies,
  };
}

function textOf(message: IncomingMessage, body: Buffer): string {
  const charset = /charset=["']?([\w-]+)/i.exec(message.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return decoderOf(charset).decode(body);
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
