/** Loads one page of a stranger's site: nothing but public addresses, a bounded answer, no script run. */
import { lookup as systemLookup } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isReachable, type Networks } from '@clausewright/scanner/networks';

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
  lookup?: typeof systemLookup;
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
    if (!mayAsk(url, limits.allowed)) return refused;
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

function mayAsk(url: URL, allowed: Networks): boolean {
  const { protocol, hostname, username, password } = url;
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username !== '' || password !== '') return false;
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 || mayConnect(url, bare, allowed);
}

/** Of what is public the ports of the web only: others belong to services that a page has no business with. */
function mayConnect({ port }: URL, address: string, allowed: Networks): boolean {
  return isReachable(address, allowed) && (port === '' || !isReachable(address, []));
}

interface Answer {
  status: number;
  location: string | undefined;
  isHtml: boolean;
  policies: readonly string[];
  html: string;
}

class RefusedAddress extends Error {}

/** Connects only to what was looked up and found public: a second look-up could answer something else. */
function guarded(url: URL, { allowed, lookup = systemLookup }: LoadLimits): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const [first] = found;
      const bad = first === undefined || found.some(({ address }) => !mayConnect(url, address, allowed));
      if (bad) return done(new RefusedAddress(), []);
      if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

function ask(url: URL, limits: LoadLimits, signal: AbortSignal): Promise<Answer | 'refused' | null> {
  const request = url.protocol === 'https:' ? safeRequest : plainRequest;
  return new Promise((settle) => {
    const asked = request(
      url,
      {
        signal,
        agent: false,
        lookup: guarded(url, limits),
        maxHeaderSize: 32 * 1024,
        headers: {
          accept: 'text/html,application/xhtml+xml',
          'accept-encoding': 'br, gzip, deflate',
          'user-agent': 'Mozilla/5.0 (compatible; consent installation check)',
        },
      },
      (message) => {
        read(message, limits.bytes ?? 3_000_000).then(
          (html) => settle({ ...headOf(message), html }),
          () => settle(null),
        );
      },
    );
    asked.once('error', (error) => settle(error instanceof RefusedAddress ? 'refused' : null));
    asked.end();
  });
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

const unpackers = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  deflate: createInflate,
} as const;

/** What goes beyond the bound is cut off: what matters stands in the head. */
async function read(message: IncomingMessage, bytes: number): Promise<string> {
  const coding = message.headers['content-encoding'] ?? '';
  const unpack = Object.entries(unpackers).find(([name]) => name === coding)?.[1];
  const stream = unpack === undefined ? message : message.pipe(unpack());
  message.once('error', (error) => stream.destroy(error));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- neither stream was given an encoding
    const part = chunk as Buffer;
    chunks.push(part);
    size += part.length;
    if (size >= bytes) break;
  }
  message.destroy();
  const charset = /charset=["']?([\w-]+)/i.exec(message.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return decoderOf(charset).decode(Buffer.concat(chunks).subarray(0, bytes));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
