/** Whether one client that sends thousands of questions, or of pieces of one, leaves everybody else answered. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { longTests } from '../config/config.ts';
import { oneCall } from '../../testing/one-call.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { databaseEnvironment, startMain } from './testing/start-main.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-pipelines-'));
const webBuild = join(folder, 'build');
mkdirSync(join(webBuild, 'client/assets'), { recursive: true });
writeFileSync(join(webBuild, 'client/assets/vendor-1.js'), 'let vendor;\n'.repeat(27_000));
for (const name of ['pages', 'shells']) writeFileSync(join(webBuild, `${name}.json`), '[]');
afterAll(() => rmSync(folder, { recursive: true }));

interface Flood {
  path: string;
  connections: number;
  /** Requests that each connection sends in one piece. */
  ahead: number;
}
const asset = '/assets/vendor-1.js';
const floods: readonly Flood[] = longTests()
  ? [
      ...['/api/docs', '/api/v1/openapi.json', '/', '/profile/login', '/demo/film', '/api/v1/nowhere'].map(
        (path) => ({ path, connections: 24, ahead: 800 }),
      ),
      { path: asset, connections: 2000, ahead: 90 },
      { path: '/api/docs', connections: 2000, ahead: 90 },
    ]
  : [
      { path: '/api/docs', connections: 24, ahead: 800 },
      { path: asset, connections: 300, ahead: 90 },
    ];
/** 300 connections with 90 streams of the asset each held 670; 24 with 800 answers of 700 kB several thousand. */
const mostMegabytes = 250;

// /proc says what a process holds; other systems have no such file, and no second address of their own to ask from.
test.skipIf(process.platform !== 'linux').each(floods)(
  '$connections connections pipelining $ahead requests for $path without reading do not block others',
  async ({ path, connections, ahead }) => {
    const question = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(ahead);
    await keepsNobodyOut(path, connections, question);
  },
);

// Node calls back for each of them, eleven thousand times for what it reads at once.
test.skipIf(process.platform !== 'linux')(
  '150 connections sending one-byte chunks do not block others',
  async () => {
    const path = '/api/v1/customer/login';
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
    const body = '1\r\na\r\n'.repeat(80_000);
    await keepsNobodyOut(path, 150, `${head}transfer-encoding: chunked\r\n\r\n${body}`);
  },
);

async function keepsNobodyOut(path: string, connections: number, question: string): Promise<void> {
  await using running = await startMain({
    DATA_DIR: join(folder, 'data'),
    WEB_BUILD: webBuild,
    ...databaseEnvironment(await freshDatabaseSettings()),
    LOG_LEVEL: 'silent',
  });
  const { origin, pid } = running;
  const held = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  await oneCall(`${origin}${path}`);
  const before = held();
  const client = floodingClient(Number(new URL(origin).port), connections, question);
  const stretched: number[] = [];
  const asked = Array.from({ length: 40 }, async (_, index) => {
    await setTimeout(50 * index);
    if (index % 4 === 0) stretched.push(timeStretched());
    return oneCall(`${origin}${index % 2 === 0 ? '/healthz' : '/readyz'}`);
  });
  const answered = await Promise.all(asked);
  const grown = held() - before;
  client.end();
  // Not ready is an answer too: what is slow on a busy machine may be the database.
  expect(answered.map(({ status }) => status).filter((status) => ![200, 503].includes(status))).toEqual([]);
  const waited = answered.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const stretch = stretched.reduce((sum, one) => sum + one, 0) / stretched.length;
  expect(waited[32]).toBeLessThan(1000 * stretch);
  expect(grown).toBeLessThan(mostMegabytes);
}

/** How much longer than on a machine that has nothing else to do something takes: 1 there, 10 where nine others work. */
function timeStretched(): number {
  const [cpu, begun] = [process.threadCpuUsage(), performance.now()];
  while (process.threadCpuUsage(cpu).user < 5000);
  return Math.max(1, (performance.now() - begun) / 5);
}

/** From an address of its own. What it notices to be cut off it opens anew, three times over in all. */
function floodingClient(port: number, connections: number, question: string) {
  const open = new Set<Socket>();
  let opened = 0;
  let over = false;
  const begin = (): void => {
    if (over || opened >= 3 * connections) return;
    opened += 1;
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on('error', () => {});
    open.add(socket.pause());
    socket.write(question);
    socket.once('close', () => {
      open.delete(socket);
      begin();
    });
  };
  for (let index = 0; index < connections; index += 1) begin();
  return {
    opened: () => opened,
    end(): void {
      over = true;
      for (const socket of open) socket.destroy();
    },
  };
}
