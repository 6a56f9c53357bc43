/** An answer: its row, counter and seal, what the database logs for them, and the CPU from the request to its commit. */
import { sql } from 'kysely';
import { openLog } from '../../packages/server/src/consent/consent-log/open-log.ts';
import { sealLog } from '../../packages/server/src/consent/consent-log/seal-log.ts';
import type { Database } from '../../packages/server/src/platform/database/schema.ts';
import type { logCluster } from '../answers/log-cluster.ts';
import { buildAnswerRequest } from '../answers/answer-request.ts';
import { createAnswerSource, publishSites } from '../answers/some-answers.ts';
import { median, type Row, round } from '../figure.ts';
import { cpuOfTree } from '../process-tree.ts';
import { startProgram } from '../program.ts';
import { closedLoop } from '../sending/closed-loop.ts';
import {
  bytes,
  count,
  cpuSince,
  indexSize,
  milliseconds,
  queryNumber,
  getPostmasterPid,
  logProgress,
  size,
  walBytes,
} from './relation-sizes.ts';

const answers = Number(process.env['ANSWERS'] ?? 1e5);
const sites = 1000;
/** To as many sites, and so on as many pages. */
const fewAnswers = 100;
const clock = () => new Date();

export async function measureAnswerSizes({
  db,
  slow,
  url,
}: Awaited<ReturnType<typeof logCluster>>): Promise<Row[]> {
  const published = await publishSites(db, sites);
  const next = createAnswerSource(published);
  await using ours = await startProgram<object, number>('serve-answers', [url, 'log']);
  const port = await ours.ask({});
  const postmaster = await getPostmasterPid(slow);
  const send = (connections: number, seconds: number) =>
    closedLoop(port, () => buildAnswerRequest(next()), { connections, seconds });

  logProgress(`${answers} answers to ${sites} sites`);
  await send(256, 1);
  const before = { rows: await count(slow, 'consent_events'), wal: await walBytes(slow) };
  const cpu = { ours: cpuOfTree(ours.pid), theirs: cpuOfTree(postmaster) };
  let rows = 0;
  while (rows < answers) {
    await send(256, 5);
    rows = (await count(slow, 'consent_events')) - before.rows;
    logProgress(`${rows} are written`);
  }
  const denseWal = ((await walBytes(slow)) - before.wal) / rows;
  const ourMs = (cpuOfTree(ours.pid) - cpu.ours) / rows;
  const theirMs = (cpuOfTree(postmaster) - cpu.theirs) / rows;

  logProgress('sealing');
  const seal = async (): Promise<{ perAnswer: number; perSeal: number; answers: number }> => {
    const sealed = await queryNumber(
      slow,
      sql`select coalesce(sum(answers), 0)::float8 as value from consent_seals`,
    );
    const seals = await count(slow, 'consent_seals');
    const begun = { cpu: process.cpuUsage(), theirs: cpuOfTree(postmaster) };
    await sealLog({ db, clock });
    const ms = cpuSince(begun.cpu) + cpuOfTree(postmaster) - begun.theirs;
    const answersNow = (await count(slow, 'consent_events')) - sealed;
    return {
      perAnswer: ms / answersNow,
      perSeal: ms / ((await count(slow, 'consent_seals')) - seals),
      answers: answersNow,
    };
  };
  const dense = await seal();
  await using log = openLog({ db, clock });
  const writeTo = async (some: number) => {
    await Promise.all(Array.from({ length: some }, async () => log.write(next())));
  };
  const sparse: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await writeTo(sites);
    sparse.push((await seal()).perSeal);
  }

  logProgress('answers far apart');
  const write = () => writeTo(fewAnswers);
  const apart = await walOfAnswersApart(slow, write);
  await sql`alter system set wal_compression = on`.execute(slow);
  await sql`select pg_reload_conf()`.execute(slow);
  const compressed = await walOfAnswersApart(slow, write);

  await sql`vacuum analyze consent_events, consent_days, consent_seals, banner_snapshots, banner_versions`.execute(
    slow,
  );
  const written = await count(slow, 'consent_events');
  const seals = await count(slow, 'consent_seals');
  const days = await count(slow, 'consent_days');
  const [events, counters, sealBytes] = [
    await size(slow, 'consent_events'),
    await size(slow, 'consent_days'),
    await size(slow, 'consent_seals'),
  ];
  const indexes = await indexSize(slow, 'consent_events');
  const perSite =
    ((await size(slow, 'banner_snapshots')) +
      (await size(slow, 'banner_versions')) +
      (await size(slow, 'banner_version_snapshots'))) /
    sites;
  return [
    bytes('answer on the disk, with its indexes', events / written, {
      rows: written,
      'indexes alone': round(indexes / written),
    }),
    bytes('row of a counter, with its key', counters / days, { rows: days }),
    bytes('seal, with its indexes', sealBytes / seals, { rows: seals }),
    bytes('publication of a banner in two languages', perSite, { sites }),
    bytes('log of the database for an answer, dense', denseWal, { rows }),
    bytes('log of the database for an answer, each to other pages after a checkpoint', apart, {
      'with wal_compression': round(compressed),
    }),
    milliseconds('CPU for an answer, from the request to its commit', ourMs + theirMs, {
      server: round(ourMs),
      PostgreSQL: round(theirMs),
    }),
    milliseconds('CPU for sealing an answer, many in a seal', dense.perAnswer, { answers: dense.answers }),
    milliseconds('CPU for sealing an answer, each in a seal of its own', median(sparse), {
      most: round(Math.max(...sparse)),
    }),
  ];
}

/** After a checkpoint the first change of a page is logged with the whole page. */
async function walOfAnswersApart(db: Database, write: () => Promise<void>): Promise<number> {
  const each: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await sql`checkpoint`.execute(db);
    const before = await walBytes(db);
    await write();
    each.push(((await walBytes(db)) - before) / fewAnswers);
  }
  return median(each);
}
