/** What a scan sees of what the servers were asked for, what it calls it, what it finds, and what it costs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measure, median, ratio, type Row, round } from './figure.ts';
import { watchTree } from './process-tree.ts';
import { startProgram } from './program.ts';
import type { ScanAnswer, ScanQuestion } from './scan/questions.ts';
import { openLoop } from './sending/open-loop.ts';
import { quantile } from './sending/tally.ts';

interface Measured extends ScanAnswer {
  cpuSeconds: number;
  peakMb: number;
}

export const measure: Measure = async (rounds) => {
  // Of this machine, or the one that a measurement is to be made with.
  const chosen = process.env['CHROMIUM'];
  const parameters = chosen === undefined ? [] : [chosen];
  await using scanner = await startProgram<ScanQuestion, ScanAnswer>('scan-sites', parameters);
  const { pid = 0 } = (await scanner.ask({ kind: 'scanner' })).counts;
  const scan = async (kind: ScanQuestion['kind']): Promise<Measured> => {
    using watch = watchTree(pid);
    const answer = await scanner.ask({ kind });
    const measured = { ...answer, cpuSeconds: watch.cpuMs() / 1000, peakMb: watch.peakMb() };
    console.error(`${kind}: ${JSON.stringify(measured)}`);
    return measured;
  };
  const ways = await scan('ways');
  const documented = await scan('documented');
  const sdks = await scan('sdks');
  const planted = await scan('planted');
  const counted = [ways, documented, sdks];
  const sum = (all: readonly ScanAnswer[], name: string): number =>
    all.reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);
  const row = (what: string, value: number, rest: Omit<Row, 'goal' | 'what' | 'value'>): Row => ({
    goal: 'scan',
    what,
    value,
    ...rest,
  });
  const seen = { asked: sum(counted, 'asked'), seen: sum(counted, 'seen') };
  // SDKs ask without credentials, and no browser keeps what such an answer sets.
  const cookies = { set: sum([documented], 'cookies'), seen: sum([documented], 'cookiesSeen') };
  const initiators = {
    requests: sum(counted, 'requests') + (ways.counts['ways'] ?? 0),
    explained: sum(counted, 'explained'),
  };
  const named = {
    right: sum(counted, 'right'),
    wrong: sum(counted, 'wrong'),
    silent: sum(counted, 'silent'),
    SDKs: sdks.counts['services'] ?? 0,
  };
  const visits = documented.visits + planted.visits;
  const cpu = documented.cpuSeconds + planted.cpuSeconds;
  return [
    row('hosts of others that servers were asked for and a scan saw', share(seen.seen, seen.asked), {
      unit: '%',
      target: { atLeast: 100 },
      medians: seen,
    }),
    row('cookies that answers of others set and a scan saw', share(cookies.seen, cookies.set), {
      unit: '%',
      target: { atLeast: 100 },
      medians: cookies,
    }),
    row('requests with their initiator', share(initiators.explained, initiators.requests), {
      unit: '%',
      target: { atLeast: 95 },
      medians: initiators,
    }),
    row('services named rightly, of those named', share(named.right, named.right + named.wrong), {
      unit: '%',
      target: { atLeast: 99 },
      medians: named,
    }),
    row(
      'services named rightly, of all occurrences',
      share(named.right, named.right + named.wrong + named.silent),
      {
        unit: '%',
        target: { atLeast: 95 },
        medians: named,
      },
    ),
    row(
      'planted faults that were found',
      share(planted.counts['found'] ?? 0, planted.counts['planted'] ?? 0),
      {
        unit: '%',
        target: { atLeast: 98 },
        medians: planted.counts,
      },
    ),
    row('false alarms, on clean websites and beside planted faults', planted.counts['alarms'] ?? 0, {
      unit: 'rows',
      target: { atMost: 0 },
      medians: { clean: planted.counts['clean'] ?? 0 },
    }),
    row('processor time of a visit, its share of a start included', cpu / visits, {
      unit: 's CPU',
      target: { atMost: 0.6 },
      medians: { visits, 'CPU s': round(cpu) },
    }),
    row('peak memory of a scan with one browser', documented.peakMb, {
      unit: 'MB',
      target: { atMost: 300 },
      medians: { 'two browsers MB': round(planted.peakMb), 'SDKs MB': round(sdks.peakMb) },
    }),
    await besideVisitors(rounds, () => scanner.ask({ kind: 'documented', isAside: true })),
  ];
};

const load = { perSecond: 40, seconds: 8 };

/** A page of the product, while nobody scans and while somebody does. */
async function besideVisitors(rounds: number, scan: () => Promise<unknown>): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scan-'));
  try {
    await using server = await startProgram<object, string>('serve-hosted', [join(folder, 'data')]);
    const page = new URL(await server.ask({}));
    const request = `GET ${page.pathname} HTTP/1.1\r\nhost: ${page.host}\r\n\r\n`;
    const p95 = async (): Promise<number> => {
      const { taken } = await openLoop(Number(page.port), () => ({ request, group: '' }), load);
      return quantile(taken, 0.95);
    };
    await p95();
    const alone: number[] = [];
    const beside: number[] = [];
    for (let turn = 0; turn < rounds; turn += 1) {
      alone.push(await p95());
      const scanned = scan();
      beside.push(await p95());
      await scanned;
      console.error(
        `round ${turn + 1} of ${rounds}: ${alone.at(-1)?.toPrecision(3)} and ${beside.at(-1)?.toPrecision(3)} ms`,
      );
    }
    return {
      goal: 'scan',
      what: 'p95 of a page of the web process: while a scan runs : without',
      value: ratio(beside, alone),
      target: { atMost: 1.2 },
      medians: { 'alone ms': round(median(alone)), 'beside ms': round(median(beside)) },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
