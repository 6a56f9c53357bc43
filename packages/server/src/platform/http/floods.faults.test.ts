/** Whether a crowd that asks for what is dear leaves everybody else answered, with the whole program before it. */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { frenchService } from '../../documents/agreements/testing/french-service.ts';
import { longTests } from '../config/config.ts';
import { type Called, newAgreement, oneCall } from '../../testing/one-call.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { databaseEnvironment, startMain } from './testing/start-main.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-floods-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Without the crowd and with it, one after the other: so a machine that has other things to do is slow for both. */
const turns = longTests() ? 8 : 1;
const wide = ['PREVIEW', 'NEW', 'LOGIN'].map((name) => [`LIMIT_${name}`, '1000000/60']);

type Ask = (origin: string) => Promise<Called>;
const post =
  (path: string, body: () => RequestInit['body']): Ask =>
  (origin) =>
    oneCall(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      duplex: 'half',
      body: body(),
    } as RequestInit);
const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const answers = { ...frenchService, document_languages: ['fr'] };
const preview = JSON.stringify({ type: 'PRIVACY_POLICY', language: 'fr', answers });
const longText = JSON.stringify({ text: '# Words\n\nMany *of* them.\n\n'.repeat(15_000) });
const logIn = () =>
  JSON.stringify({ email: `${randomInt(2 ** 40)}@flood.example`, password: 'Tr4bant-im-Nebel' });
const trickle = () =>
  new ReadableStream({
    async start(to) {
      to.enqueue(Buffer.from('{"text":'));
      await setTimeout(3000);
      to.enqueue(Buffer.from('"Words"}'));
      to.close();
    },
  });

/** `most`: how many times as long as one of the crowd takes alone somebody else may wait. */
test.each([
  // Twice as long as it takes to serve the whole crowd one after the other.
  { name: 'previews', crowd: 200, most: 400, ask: post('/agreement/preview', () => preview) },
  { name: 'log-ins', crowd: 200, most: 400, ask: post('/customer/login', logIn) },
  { name: 'texts of 400 kB', crowd: 40, most: 80, ask: post('/md/convert', () => longText) },
  // Nobody waits for who sends slowly.
  { name: 'bodies that trickle in', crowd: 200, most: 1, ask: post('/md/convert', trickle) },
])('a crowd with $name does not starve others', async ({ crowd, most, ask }) => {
  await using running = await startMain({
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    ...databaseEnvironment(await freshDatabaseSettings()),
    ...(Object.fromEntries(wide) as Record<string, string>),
    LOG_LEVEL: 'silent',
  });
  const { origin } = running;
  const made = JSON.parse((await newAgreement(origin)).text) as {
    data: { agreement_id: string; access_token: string };
  };
  const { agreement_id: id, access_token: token } = made.data;
  const other = () =>
    oneCall(`${origin}/api/v1/agreement/details/${id}`, { headers: { 'x-agreement-token': token } });
  const [alone, others, crowded]: [Called[], Called[], Called[]] = [[], [], []];
  for (let turn = 0; turn < turns; turn += 1) {
    for (let index = 0; index < 3; index += 1) alone.push(await ask(origin));
    const flood = { over: false };
    const all = Promise.all(Array.from({ length: crowd }, () => ask(origin))).finally(() => {
      flood.over = true;
    });
    while (!flood.over) others.push(await other());
    crowded.push(...(await all));
  }
  expect([...new Set(others.map(({ status }) => status))]).toEqual([200]);
  // 408: it came while a machine with much else to do read nothing for five seconds.
  expect(crowded.filter(({ status }) => ![200, 408, 429, 503].includes(status))).toEqual([]);
  expect(quantile(others, 0.99) / quantile(alone, 0.5)).toBeLessThan(most);
});

function quantile(calls: readonly Called[], share: number): number {
  const taken = calls.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return taken[Math.floor(taken.length * share)] ?? Number.NaN;
}
