/** A hostile page reaches nothing but the proxy, which refuses what is not public; what a killed scan leaves is cleared. */
import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from './browser/find-chromium.ts';
import { scanInProcess } from './scan-process.ts';
import { startStandIns, scanQuickly } from './testing/stand-ins.ts';

const program = findChromium() ?? '';

/** Everything that it tries leads to a service on this machine, or to an address that is no website's. */
const hostile = (tcp: number, udp: number) => `<!doctype html><html lang="en"><head><title>Hostile</title>
  <link rel="preconnect" href="http://127.0.0.1:${tcp}"><link rel="dns-prefetch" href="http://localhost:${tcp}">
  <link rel="prefetch" href="http://127.0.0.1:${tcp}/prefetch"><link rel="stylesheet" href="http://[::1]:${tcp}/a.css">
  </head><body>
  <iframe src="file:///etc/passwd"></iframe><iframe src="http://moved.example/"></iframe>
  <iframe src="http://0.0.0.0:${tcp}/"></iframe><embed type="application/pdf" src="http://127.0.0.1:${tcp}/a.pdf">
  <a id="load" href="/file.bin" download>load</a>
  <script>
    const quiet = (work) => { try { work()?.catch?.(() => {}); } catch {} };
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'own.example'])
      quiet(() => fetch('http://' + host + ':${tcp}/', { mode: 'no-cors' }));
    quiet(() => new WebSocket('ws://127.0.0.1:${tcp}/'));
    quiet(() => navigator.sendBeacon('http://127.0.0.1:${tcp}/beacon', 'x'));
    quiet(() => new EventSource('http://127.0.0.1:${tcp}/events'));
    quiet(() => window.open('http://127.0.0.1:${tcp}/window'));
    quiet(() => document.querySelector('#load').click());
    quiet(() => new Worker(URL.createObjectURL(new Blob(["fetch('http://127.0.0.1:${tcp}/worker', { mode: 'no-cors' })"]))));
    quiet(() => {
      const peer = new RTCPeerConnection({ iceServers: [
        { urls: 'stun:127.0.0.1:${udp}' },
        { urls: 'turn:127.0.0.1:${udp}?transport=udp', username: 'a', credential: 'b' },
        { urls: 'turn:127.0.0.1:${tcp}?transport=tcp', username: 'a', credential: 'b' },
      ] });
      peer.createDataChannel('x');
      return peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    });
    alert('stay'); onbeforeunload = () => 'stay';
  </script></body></html>`;

test('a page reaches no service of this machine by any way that browsers have', async () => {
  const met: string[] = [];
  const tcp = createServer((socket) => {
    met.push('tcp');
    socket.destroy();
  });
  await new Promise<void>((done) => tcp.listen(0, '127.0.0.1', done));
  const udp = createSocket('udp4', () => met.push('udp'));
  await new Promise<void>((done) => udp.bind(0, '127.0.0.1', done));
  const { port } = tcp.address() as AddressInfo;
  await using hosts = await startStandIns({
    'hostile.example/file.bin': { body: 'x', headers: { 'content-disposition': 'attachment' } },
    'hostile.example': hostile(port, udp.address().port),
    'moved.example': { status: 302, headers: { location: `http://127.0.0.1:${port}/moved` } },
  });
  const observation = await scanQuickly(
    (host, asked) =>
      host === 'own.example' ? Promise.resolve({ ok: false, reason: 'refused' }) : hosts.reach(host, asked),
    { address: new URL('http://hostile.example/'), pages: 1, passes: ['unanswered'] },
  );
  tcp.close();
  udp.close();
  expect(met).toEqual([]);
  const [pass] = observation.passes;
  // Of a frame that came while an alert stood, Chromium forgets the rest at times: its page is never done then.
  expect([[], ['slow']]).toContainEqual(pass?.pages[0]?.limits);
  expect(pass?.pages[0]?.title).toBe('Hostile');
  expect(new Set(pass?.refusedHosts)).toEqual(
    new Set(['127.0.0.1', 'localhost', '::1', '0.0.0.0', 'own.example']),
  );
});

test.skipIf(!existsSync('/usr/bin/strace'))(
  // strace is a tool of some machines only
  'seen from outside, the browser connects to the proxy and to nothing else',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clausewright-strace-'));
    chmodSync(folder, 0o711);
    const calls = join(folder, 'calls');
    const script = `
      import { startStandIns, scanQuickly } from ${JSON.stringify(join(import.meta.dirname, 'testing/stand-ins.ts'))};
      await using hosts = await startStandIns({ 'hostile.example': ${JSON.stringify(hostile(9, 9))} });
      await scanQuickly(hosts.reach, { address: new URL('http://hostile.example/'), pages: 1, passes: ['unanswered'], directory: ${JSON.stringify(folder)} });`;
    const traced = spawn('strace', [
      '-f',
      '-qq',
      '-e',
      'trace=connect,sendto,sendmsg',
      '-e',
      'signal=none',
      '-o',
      calls,
      process.execPath,
      '--input-type=module-typescript',
      '-e',
      script,
    ]);
    let said = '';
    traced.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise((done) => traced.once('exit', done));
    const lines = readFileSync(calls, 'utf8').split('\n');
    rmSync(folder, { recursive: true, force: true });
    expect([code, said]).toEqual([0, '']);
    const outside = lines.filter(
      (line) => /sa_family=AF_INET6?\b/u.test(line) && !/inet_addr\("127\.0\.0\.1"\)/u.test(line),
    );
    // Chromium connects a datagram socket to these to learn whether there is a route; it sends nothing by it.
    expect(outside.filter((line) => !/connect\(.*"(?:2001:4860:4860::8888|8\.8\.8\.8)"/u.test(line))).toEqual(
      [],
    );
    expect(lines.filter((line) => /inet_addr\("127\.0\.0\.1"\)/u.test(line)).length).toBeGreaterThan(0);
  },
);

/** A kill takes half a second to a few: two hundred of them are for the long tier. */
const isLong = process.env['LONG_TESTS'] === '1';
const kills = isLong ? 200 : 20;
/** Scattered over the seconds in which a scan starts, opens its page and waits. */
const momentOf = (round: number): number => 200 + ((round * 1789) % 4000);

test(
  'scans that are stopped or killed at any moment leave no process and no file',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'clausewright-killed-'));
    for (let round = 0; round < kills; round += 1) {
      const stop = new AbortController();
      const order = {
        address: 'http://192.0.2.1/',
        program,
        allowed: [],
        startedAt: '',
        directory,
        pages: 1,
      };
      const isKilled = round % 2 === 1;
      const scanned = scanInProcess(order, {
        signal: stop.signal,
        // Every second process is ended without being asked.
        onStart: (pid) => void (isKilled && setTimeout(() => killed(pid), momentOf(round))),
      });
      if (!isKilled) setTimeout(() => stop.abort(), momentOf(round));
      const outcome = await scanned;
      expect(outcome.ok || outcome.reason !== 'no-start', String(round)).toBe(true);
      expect(readdirSync(directory), String(round)).toEqual([]);
    }
    rmSync(directory, { recursive: true });
    await expect.poll(() => browsersIn(directory), { timeout: 10_000 }).toEqual([]);
  },
  isLong ? 3_600_000 : 600_000,
);

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was done before.
  }
}

function browsersIn(directory: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(directory);
      } catch {
        return false;
      }
    });
}
