/** Asks one address by itself, without a browser: connects to the address that was checked, and reads a bounded answer. */
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import { isIP } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Reach } from './proxy.ts';

export interface RequestOptions {
  /** Sent with POST; without it the address is asked with GET. */
  body?: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Does not ask whose the certificate is: for what tells nothing and decides nothing. */
  anyCertificate?: boolean;
}

/** Null: nothing came. Redirects are the caller's. */
export async function requestPublic(
  url: URL,
  reach: Reach,
  { body, headers, signal, anyCertificate = false }: RequestOptions,
): Promise<IncomingMessage | 'refused' | null> {
  if (!isWebAddress(url)) return 'refused';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isSecure = url.protocol === 'https:';
  const reached = await reach(host, Number(url.port || (isSecure ? 443 : 80)));
  if (!reached.ok) return reached.reason === 'refused' ? 'refused' : null;
  if (signal.aborted) return null;
  return new Promise((settle) => {
    const asked = (isSecure ? safeRequest : plainRequest)(
      {
        method: body === undefined ? 'GET' : 'POST',
        host: reached.address,
        port: reached.port,
        path: `${url.pathname}${url.search}`,
        ...(isIP(host) === 0 ? { servername: host } : {}),
        headers: { host: url.host, 'accept-encoding': 'br, gzip, deflate', ...headers },
        rejectUnauthorized: !anyCertificate,
        setHost: false,
        agent: false,
        maxHeaderSize: 32 * 1024,
        signal,
      },
      settle,
    );
    asked.once('error', () => settle(null));
    asked.end(body);
  });
}

function isWebAddress({ protocol, username, password }: URL): boolean {
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}

const unpackers = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  deflate: createInflate,
} as const;

/** Unpacked; what goes beyond the bound is cut off. */
export async function readBody(message: IncomingMessage, most: number): Promise<Buffer> {
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
    if (size >= most) break;
  }
  message.destroy();
  return Buffer.concat(chunks).subarray(0, most);
}
