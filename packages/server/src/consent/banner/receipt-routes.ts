import { idPattern } from '@clausewright/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { dayContent, dayHash } from '../consent-log/day-root.ts';
import { logKeys, newestDayRoots } from '../consent-log/day-root-store.ts';
import { type DayTree, readDayTree } from '../consent-log/day-tree.ts';
import { hex } from '../consent-log/leaf.ts';
import { makeReceipt } from '../consent-log/make-receipt.ts';
import { type DayStamp, newestDayStamps } from '../consent-log/stamps/day-stamp-store.ts';
import type { Database } from '../../platform/database/schema.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { sendStored, type StoredAnswer, storeAnswer } from '../../platform/http/cached-response.ts';
import { boundedQueue } from './bounded-queue.ts';
import { memoize } from './memoize.ts';
import type { BannerPorts } from './ports.ts';
import { type ReceiptPage, receiptPage } from './receipt-page.ts';

/** Signed days in memory: some 60,000 parts of sites. */
const keptBytes = 64 * 1024 * 1024;
/** Receipts that may wait for the one that is made. */
const mostWaiting = 20;
/** The page in each language. */
const mostPages = 8;
/** Days that are published: more than a year, so that whoever keeps a copy a year has all of them. */
const publishedDays = 400;

const options = { config: { documentClass: 'consent' }, schema: { hide: true } } as const;
const perAddress = { ...options, config: { ...options.config, limit: 'receipt' } } as const;

type Ports = Pick<BannerPorts, 'db' | 'clock'>;

/**
 * `GET /c/{site}/receipt/{visitor}` for who holds the id that his banner shows; for everybody the signed days,
 * the keys they were signed with, and the page that checks a receipt.
 */
export function serveReceipts(
  scope: FastifyInstance,
  { db, clock }: Ports,
  { origin, name, script }: { origin: string; name: string; script: string | null },
): void {
  const days = memoize<DayTree>(keptBytes, ({ weight }) => weight);
  const ports = { db, clock, signedDay: (day: string) => days(day, () => readDayTree(db, day)) };
  // A receipt may read a hundred busy minutes: never two at a time, beside answers that come in.
  const turn = boundedQueue(mostWaiting);

  scope.get<{ Params: { site: string; visitor: string } }>(
    '/c/:site/receipt/:visitor',
    perAddress,
    async (request, reply) => {
      const { site, visitor } = request.params;
      if (!idPattern.test(site) || !visitorPattern.test(visitor)) return sayUnknown(reply);
      const work = turn(() => makeReceipt(ports, { site, visitor }));
      if (work === null) return reply.code(503).header('retry-after', '5').send();
      const receipt = await work;
      if (receipt === null) return sayUnknown(reply);
      return reply
        .header('content-disposition', 'attachment; filename="consent-receipt.json"')
        .type(json)
        .send(JSON.stringify(receipt));
    },
  );
  // With time stamps it has some megabytes: made once a minute for all who ask.
  const published = memoize<Buffer>(1);
  scope.get('/c/days', perAddress, async (_, reply) => {
    const minute = String(Math.floor(clock().getTime() / 60_000));
    const body = await published(minute, async () => Buffer.from(JSON.stringify(await publicDays(db))));
    return reply.header('cache-control', 'public, max-age=3600').type(json).send(body);
  });
  scope.get('/.well-known/consent-log-keys.json', perAddress, async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type(json)
      .send(JSON.stringify(await publicKeys(db))),
  );
  const page: ReceiptPage | null = script === null ? null : receiptPage({ origin, name, script });
  const pages = memoize<StoredAnswer>(mostPages);
  scope.get('/receipt', perAddress, async (request, reply) => {
    if (page === null) return reply.code(503).header('retry-after', '5').send();
    const keys = (await publicKeys(db)).keys.map((key) => key.public_key);
    const language = requestLanguage(request);
    const html = await pages([language, ...keys].join(' '), () => storeAnswer(page.html(language, keys)));
    if (html === null) return reply.code(503).header('retry-after', '5').send();
    reply
      .headers({
        'content-security-policy': page.policy,
        'cache-control': 'no-cache',
        vary: 'Accept-Language, Accept-Encoding',
      })
      .header('content-language', language);
    return sendStored(request, reply, html, { type: 'text/html; charset=utf-8' });
  });
}

const json = 'application/json; charset=utf-8';
const visitorPattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Of a site that there is as of one that there is not: an id is known or it is not. */
function sayUnknown(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('');
}

async function publicDays(db: Database) {
  const stamps = new Map((await newestDayStamps(db, publishedDays)).map((one) => [one.day, one]));
  const roots = await newestDayRoots(db, publishedDays);
  const signers = new Set(roots.map(({ keyId }) => keyId));
  const keys = [...(await logKeys(db))].filter(([id]) => signers.has(id));
  return {
    format: 'consent-days/1',
    keys: Object.fromEntries(keys.map(([id, key]) => [id, hex(key)])),
    days: roots.map((root) => ({
      ...dayContent(root),
      signature: hex(root.signature),
      hash: hex(dayHash(root)),
      stamp: publicStamp(stamps.get(root.day)),
    })),
  };
}

/** With `hash` all that `openssl ts -verify` wants. */
function publicStamp(stamp: DayStamp | undefined): { at: string; token: string } | null {
  if (stamp === undefined) return null;
  return { at: stamp.at.toISOString(), token: Buffer.from(stamp.token).toString('base64') };
}

async function publicKeys(db: Database) {
  const keys = [...(await logKeys(db))].map(([id, key]) => ({
    id,
    algorithm: 'Ed25519',
    public_key: hex(key),
  }));
  return { format: 'consent-log-keys/1', keys };
}
