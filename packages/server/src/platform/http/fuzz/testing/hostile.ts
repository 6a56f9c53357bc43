import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { seal, type PayloadKey, type SealedPayload } from '@clausewright/contract';
import * as fc from 'fast-check';
import { sentMark } from './texts.ts';

/** Bytes with what is said about them. */
export interface Payload {
  bytes: Buffer;
  headers: Readonly<Record<string, string>>;
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const bomb = Buffer.alloc(8 * 1024 * 1024, '[');

type Spoiler = (good: Buffer) => Payload;
const asJson =
  (change: (good: Buffer) => Buffer | string): Spoiler =>
  (good) => ({ bytes: Buffer.from(change(good)), headers: json });
const said =
  (headers: Record<string, string>, change: (good: Buffer) => Buffer = (good) => good): Spoiler =>
  (good) => ({ bytes: change(good), headers });

/** What becomes of a good body on its way. */
const spoilers: Readonly<Record<string, Spoiler>> = {
  'cut short': asJson((good) => good.subarray(0, Math.max(1, good.length - 1))),
  empty: asJson(() => ''),
  'with a byte order mark': asJson((good) => `\ufeff${good.toString()}`),
  'in UTF-16': asJson((good) => Buffer.from(good.toString(), 'utf16le')),
  'with broken UTF-8': asJson((good) =>
    Buffer.concat([good.subarray(0, -1), Buffer.from([0xc3, 0x28, 0x7d])]),
  ),
  'with an overlong byte': asJson(() => Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d])),
  'with names twice': asJson((good) =>
    good.toString().replace(/^\{/, '{"email":1,"email":2,"\\u0065mail":3,'),
  ),
  'with a raw NUL': asJson((good) => `${good.toString()}\0`),
  'as text in text': asJson((good) => JSON.stringify(good.toString())),
  'as a list': asJson((good) => `[${good.toString()}]`),
  'deep lists': asJson(() => '['.repeat(100_000)),
  'deep objects': asJson(() => '{"a":'.repeat(100_000)),
  'a long number': asJson(() => `{"a":${'9'.repeat(50_000)}}`),
  'no number': asJson(() => '{"a":NaN,"b":Infinity,"c":0x10,"d":01}'),
  'a prototype': asJson(() => '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}'),
  'two mebibytes': asJson(() => JSON.stringify({ a: sentMark.repeat(180_000) })),
  'many names': asJson(() => `{${Array.from({ length: 9000 }, (_, index) => `"a${index}":1`).join()}}`),
  'as XML': said({ 'content-type': 'application/xml' }, () =>
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  ),
  'as plain text': said({ 'content-type': 'text/plain' }),
  'as what nobody knows': said({ 'content-type': ';;;/,' }),
  'of no type': said({}),
  'in another charset': said({ 'content-type': 'application/json; charset=utf-7' }),
  'as a form': said(form),
  'as a form of many fields': said(form, () => Buffer.from(`${'a=1&'.repeat(5000)}data=%00%ff%ZZ`)),
  'as parts without a border': said({ 'content-type': 'multipart/form-data' }),
  'as parts that are none': said({ 'content-type': 'multipart/form-data; boundary=x' }),
  'as a file': said({ 'content-type': 'multipart/form-data; boundary=x' }, (good) =>
    Buffer.from(
      `--x\r\nContent-Disposition: form-data; name="data"; filename="../a.json"\r\n\r\n${good.toString()}\r\n--x--\r\n`,
    ),
  ),
  'a bomb by gzip': said({ ...json, 'content-encoding': 'gzip' }, () => gzipSync(bomb)),
  'a bomb by deflate': said({ ...json, 'content-encoding': 'deflate' }, () => deflateSync(bomb)),
  'packed by brotli': said({ ...json, 'content-encoding': 'br' }, (good) => brotliCompressSync(good)),
  'packed twice': said({ ...json, 'content-encoding': 'gzip, gzip' }, (good) => gzipSync(gzipSync(good))),
};

export type Corruption = { how: 'spoilt'; as: string } | { how: 'noise'; bytes: Uint8Array; type: string };

const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

const noise = fc
  .tuple(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...types))
  .map(([bytes, type]): Corruption => ({ how: 'noise', bytes, type }));
const named = fc.constantFrom(...Object.keys(spoilers)).map((as): Corruption => ({ how: 'spoilt', as }));

export const corruptions = fc.oneof({ weight: 5, arbitrary: named }, { weight: 1, arbitrary: noise });

export function corruptPayload(good: Buffer, spoilt: Corruption): Payload {
  if (spoilt.how === 'noise')
    return { bytes: Buffer.from(spoilt.bytes), headers: { 'content-type': spoilt.type } };
  return spoilers[spoilt.as]?.(good) ?? { bytes: good, headers: json };
}

/** What is wrong with an envelope; `good` and `replayed` are right. */
export const envelopes = [
  'good',
  'replayed',
  'unknown key',
  'strange key id',
  'tampered tag',
  'flipped byte',
  'flipped key',
  'short',
  'huge key',
  'further field',
  'twice',
  'no JSON',
] as const;
export type Envelope = (typeof envelopes)[number];

let replayed: SealedPayload | undefined;

/** A body as the app sends it, with what an envelope can have wrong; `at` says which byte. */
export async function sealEnvelope(
  key: PayloadKey,
  body: unknown,
  { envelope, at }: { envelope: Envelope; at: number },
): Promise<Payload> {
  const sealed = await seal(key, body);
  replayed ??= sealed;
  const flipped = (base64: string, place: number): string => {
    const bytes = Buffer.from(base64, 'base64');
    bytes[place % bytes.length] = (bytes[place % bytes.length] ?? 0) ^ 1;
    return bytes.toString('base64');
  };
  const { securePayload, secureKey } = sealed;
  const changed: Record<Envelope, object> = {
    good: sealed,
    replayed,
    'unknown key': { ...sealed, keyId: 'x'.repeat(22) },
    'strange key id': { ...sealed, keyId: '../../\0' },
    'tampered tag': {
      ...sealed,
      securePayload: flipped(securePayload, -1 + Buffer.from(securePayload, 'base64').length),
    },
    'flipped byte': { ...sealed, securePayload: flipped(securePayload, at) },
    'flipped key': { ...sealed, secureKey: flipped(secureKey, at) },
    short: { ...sealed, securePayload: 'AAAA' },
    'huge key': { ...sealed, secureKey: 'A'.repeat(200_000) },
    'further field': { ...sealed, nonce: sentMark },
    twice: sealed,
    'no JSON': sealed,
  };
  const fields = new URLSearchParams({ data: JSON.stringify(changed[envelope]) });
  if (envelope === 'twice') fields.append('data', JSON.stringify(sealed));
  if (envelope === 'no JSON') fields.set('data', `{"securePayload":${sentMark}`);
  return { bytes: Buffer.from(fields.toString()), headers: form };
}

/** Path parameters and values of queries as they stand in an address, most of them no value at all. */
export const garbage = fc.oneof(
  fc.constantFrom(
    '%00',
    'a%00b',
    '%',
    '%zz',
    '%ed%a0%80',
    '%c0%af',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '%0d%0aset-cookie:a=b',
    '%E2%80%AE',
    '%F0%9F%A7%BF',
    'x'.repeat(22),
    'x'.repeat(64),
    'x'.repeat(3000),
    '00000000-0000-4000-8000-000000000000',
    '0',
    '-1',
    '1.5',
    '1e3',
    '2147483648',
    '9223372036854775808',
    '99999999999999999999',
    '0x10',
    '__proto__',
    'constructor',
    'null',
    'en',
    'EN',
    'x.js',
    '%7B%7D',
    "'%20or%201=1--",
    '*',
    ':id',
  ),
  fc.string({ maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'x'.repeat(43)}` },
  { authorization: `Basic ${sentMark}` },
  { 'x-agreement-token': sentMark.repeat(3) },
  { 'x-agreement-token': '\u00ff\u0080' },
  { 'x-refresh-token': 'x'.repeat(43) },
  { 'x-draft-token': '-'.repeat(60) },
  { 'accept-language': `${'de;q=9,'.repeat(800)}${sentMark}` },
  { 'accept-language': '*-*-;q=,,;=' },
  { accept: 'application/xml;q=\u00e4' },
  { 'accept-encoding': 'gzip;q=0, identity;q=0, *;q=0' },
  { 'user-agent': `${sentMark}${'\u00ff'.repeat(2000)}` },
  { 'if-none-match': '"' },
  { 'if-none-match': '*' },
  { range: 'bytes=5-1,-,99999999999999999999-' },
  { cookie: `language=${sentMark}; __Host-a=%00; =;;` },
  { origin: 'null' },
  { origin: `https://${sentMark}.example` },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
  { forwarded: 'for="[::1]:x";host=evil.example' },
  { host: 'evil.example:99999' },
  { host: '' },
  { 'x-request-id': `${sentMark}\u00ff` },
  { 'x-large': 'x'.repeat(20_000) },
  Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`x-many-${index}`, sentMark])),
  { 'x-country': '<script>' },
  { te: 'trailers' },
];
export const oddHeader = fc.constantFrom(...oddHeaders);

export const oddQuery = fc.oneof(
  fc.constantFrom(
    'a=1&a=2&a[]=3',
    '__proto__[a]=1&constructor.prototype.a=1',
    '%00=%00',
    'a=%zz&%=',
    `a=${'x'.repeat(8000)}`,
    '&&&===???',
    'a='.repeat(2000),
    'page=0&per_page=101',
    'page=1&page=2',
    'language=xx&search=%00',
    'from=9999-99-99&to=0000-00-00',
    'file=..%2f..',
    'token=%F0%9F%A7%BF',
  ),
  fc
    .tuple(fc.constantFrom('page', 'search', 'from', 'to', 'language', 'file', 'q', 'cursor'), garbage)
    .map(([name, text]) => `${name}=${text}`),
);
