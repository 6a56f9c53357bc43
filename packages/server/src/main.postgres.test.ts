import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseEnvironment, startMain } from './platform/http/testing/start-main.ts';
import { freshDatabaseSettings } from './testing/test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-roles-'));
let environment: Record<string, string>;

beforeAll(async () => {
  environment = { DATA_DIR: dataDir, ...databaseEnvironment(await freshDatabaseSettings()) };
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test('a worker serves only health checks, beside a process that serves everything else', async () => {
  await using web = await startMain({ ...environment, ROLE: 'web' });
  await using worker = await startMain({ ...environment, ROLE: 'worker' });
  const languages = '/api/v1/public/languages/list';
  expect((await fetch(`${web.origin}${languages}`)).status).toBe(200);
  expect((await fetch(`${worker.origin}/readyz`)).status).toBe(200);
  for (const path of ['/', languages, '/live/x', '/outbox']) {
    expect([path, (await fetch(`${worker.origin}${path}`)).status]).toEqual([path, 404]);
  }
  expect([await worker.end('SIGTERM'), await web.end('SIGTERM')]).toEqual([0, 0]);
});

test('banners and their answers can have any number of own processes', async () => {
  await using web = await startMain({ ...environment, ROLE: 'web' });
  await using one = await startMain({ ...environment, ROLE: 'consent' });
  await using other = await startMain({ ...environment, ROLE: 'consent' });
  const script = `/c/${'x'.repeat(22)}/en.js`;
  for (const { origin } of [one, other, web]) {
    const reply = await fetch(`${origin}${script}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  }
  for (const path of ['/', '/api/v1/public/languages/list', '/live/x', '/outbox', '/demo/shop']) {
    expect([path, (await fetch(`${one.origin}${path}`)).status]).toEqual([path, 404]);
  }
});
