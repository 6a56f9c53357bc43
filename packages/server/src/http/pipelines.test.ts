/** Whether one client that sends thousands of questions ahead leaves everybody else answered. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { longTests } from '../config.ts';
import { oneCall } from '../testing/one-call.ts';
import { freshDatabaseSettings } from '../testing/test-database.ts';
import { databaseEnvironment, startMain } from './testing/start-main.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-pipelines-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const paths = longTests()
  ? ['/api/docs', '/api/v1/openapi.json', '/', '/profile/login', '/demo/film', '/nowhere', '/api/v1/nowhere']
  : ['/api/docs'];
const connections = 24;
const ahead = 800;
/** What 24 connections with 800 answers of 700 kB each would hold is a hundred times as much. */
const mostMegabytes = 400;

// /proc says what a process holds; other systems have no such file.
test.skipIf(process.platform !== 'linux').each(paths)(
  'thousands of questions for %s that come at once and whose answers nobody reads keep nobody out',
  async (path) => {
    await using running = await startMain({
      DATA_DIR: dataDir,
      ...databaseEnvironment(await freshDatabaseSettings()),
      LOG_LEVEL: 'silent',
    });
    const { origin, pid } = running;
    const held = (): number =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    await oneCall(`${origin}${path}`);
    const before = held();
    const question = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
    const flood = Array.from({ length: connections }, () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
      socket.pause();
      socket.write(question.repeat(ahead));
      return socket;
    });
    const asked = Array.from({ length: 20 }, async (_, index) => {
      await setTimeout(50 * index);
      return oneCall(`${origin}${index % 2 === 0 ? '/healthz' : '/readyz'}`);
    });
    const answered = await Promise.all(asked);
    const grown = held() - before;
    for (const socket of flood) socket.destroy();
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
    // A second on a machine with nothing else to do; twenty were measured once.
    expect(Math.max(...answered.map(({ milliseconds }) => milliseconds))).toBeLessThan(5000);
    expect(grown).toBeLessThan(mostMegabytes);
  },
);
