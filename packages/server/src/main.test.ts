import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseEnvironment, startMain } from './platform/http/testing/start-main.ts';
import { freshDatabaseSettings } from './testing/test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-main-'));
let environment: Record<string, string>;

beforeAll(async () => {
  environment = { DATA_DIR: dataDir, ...databaseEnvironment(await freshDatabaseSettings()) };
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test('with a free port the start-up message and links name that port, and stopping is clean', async () => {
  await using running = await startMain(environment);
  expect(running.origin).toMatch(/:[1-9]\d+$/);
  expect(running.output()).toContain(`see ${running.origin}/outbox on this machine`);
  expect(running.output()).toContain('  Network:  only this machine; HOST=:: opens it to others\n');
  expect((await fetch(`${running.origin}/readyz`)).status).toBe(200);
  expect(await running.end('SIGTERM')).toBe(0);
});

test('a port in use is reported in one line, and the database is left in order', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  await using refused = await startMain({ ...environment, PORT: port });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program: set PORT or HOST.\n`,
  );
  other.close();
  // On every network nothing is said of it.
  await using again = await startMain({ ...environment, PORT: port, HOST: '0.0.0.0' });
  expect(again.output()).not.toContain('Network:');
  expect((await fetch(`${again.origin}/readyz`)).status).toBe(200);
});
