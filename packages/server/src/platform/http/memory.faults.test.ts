import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { complete } from '../../documents/agreements/testing/visitor.ts';
import { longTests } from '../config/config.ts';
import { newAgreement, oneCall } from '../../testing/one-call.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { databaseEnvironment, startMain } from './testing/start-main.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-memory-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const requests = longTests() ? 200_000 : 600;
const windows = 12;
/** Megabytes. What V8 and the database take for themselves comes and goes by some thirty. */
const allowed = 60;

test('many mixed requests do not grow the process', async () => {
  const wide = ['NEW', 'PREVIEW', 'ANSWER', 'DOWNLOAD', 'LOGIN'].map((name) => [
    `LIMIT_${name}`,
    '1000000/60',
  ]);
  await using running = await startMain({
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    ...databaseEnvironment(await freshDatabaseSettings()),
    ...(Object.fromEntries(wide) as Record<string, string>),
    LOG_LEVEL: 'silent',
  });
  const { origin, pid } = running;
  const made = JSON.parse((await newAgreement(origin)).text) as {
    data: { agreement_id: string; access_token: string };
  };
  const { agreement_id: id, access_token: token } = made.data;
  const post = (path: string, body: unknown) =>
    oneCall(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const get = (path: string, headers: Record<string, string> = {}) =>
    oneCall(`${origin}${path}`, { headers });
  const kinds: readonly ((n: number) => Promise<unknown>)[] = [
    () => get('/healthz'),
    () => get('/api/v1/heartbeat'),
    () => get('/api/v1/public/languages/list'),
    () => get(`/api/v1/agreement/details/${id}`, { 'x-agreement-token': token }),
    () => get('/api/v1/customer/info', { authorization: `Bearer ${'x'.repeat(43)}` }),
    (n) => get(`/c/${String(n).padStart(22, 'x')}/en.js`),
    (n) => get(`/live/${String(n).padStart(22, 'x')}`),
    (n) => get(`/nowhere/${n}`),
    () => post('/api/v1/agreement/new', '{"broken":'),
    (n) => post('/api/v1/agreement/new', { request_id: `${n}`, type: 'TEST', answers: complete }),
    () => post('/api/v1/agreement/preview', { type: 'TEST', answers: complete }),
    () => newAgreement(origin),
  ];
  const rss = (): number =>
    Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const seen: number[] = [];
  for (let window = 0; window < windows; window += 1) {
    let left = Math.round(requests / windows);
    const one = async (): Promise<void> => {
      for (; left > 0; left -= 1) await kinds[left % kinds.length]?.(window * requests + left);
    };
    await Promise.all(Array.from({ length: 8 }, one));
    seen.push(rss());
  }
  // The first third warms up: code is compiled, caches fill.
  const least = (from: number, to: number): number => Math.min(...seen.slice(from, to));
  const growth = least(windows - 4, windows) - least(windows / 3, windows / 3 + 4);
  expect(growth, seen.map(Math.round).join(' ')).toBeLessThan(allowed);
}, 3_600_000);
