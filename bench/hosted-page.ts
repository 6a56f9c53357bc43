/** P6: the live page of an agreement beside a bare server that sends the same bytes and headers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../packages/server/src/testing/start-postgres.ts';
import { interleave, type Measure, median, ratio, round } from './figure.ts';
import { headersToRepeat, requestsPerSecond } from './load.ts';
import { startNginx } from './nginx.ts';
import { startProgram } from './program.ts';

const bareName = 'bare node:http';

export const measure: Measure = async (rounds) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hosted-'));
  const postgres = await startPostgres();
  try {
    await using embedded = await startProgram<object, string>('serve-hosted', [join(folder, 'data')]);
    await using external = await startProgram<object, string>('serve-hosted', [postgres.url]);
    const url = { embedded: await embedded.ask({}), PostgreSQL: await external.ask({}) };
    const page = await readPage(url.embedded);
    await using bare = await startProgram<object, number>('serve-bytes');
    const bareUrl = `http://127.0.0.1:${await bare.ask(page)}/`;
    using nginx = await startNginx(page.text);

    const contenders: Readonly<Record<string, () => Promise<number>>> = {
      [bareName]: () => requestsPerSecond(bareUrl),
      embedded: () => requestsPerSecond(url.embedded),
      PostgreSQL: () => requestsPerSecond(url.PostgreSQL),
      ...(nginx !== null && { nginx: () => requestsPerSecond(nginx.url) }),
    };
    const rates: Readonly<Record<string, readonly number[]>> = await interleave(rounds, contenders);
    const perSecond = (name: string) => round(median(rates[name] ?? []));
    const scripts = page.text.match(/<script\b/g)?.length ?? 0;
    const against = (other: string) =>
      (['embedded', 'PostgreSQL'] as const).map((engine) => ({
        goal: 'P6',
        what: `hosted document : ${other}, ${engine} database, 32 connections`,
        value: ratio(rates[engine] ?? [], rates[other] ?? []),
        ...(other === bareName && { target: { atLeast: 0.7 } }),
        medians: { 'hosted/s': perSecond(engine), [`${other}/s`]: perSecond(other) },
      }));
    return [
      {
        goal: 'P6',
        what: 'script elements in a hosted document',
        value: scripts,
        unit: 'rows',
        target: { atMost: 0 },
        medians: { 'page kB': round(Buffer.byteLength(page.text) / 1000) },
      },
      ...against(bareName),
      ...(nginx === null ? [] : against('nginx')),
    ];
  } finally {
    postgres.stop();
    rmSync(folder, { recursive: true });
  }
};

/** The page as a browser gets it. */
async function readPage(url: string): Promise<{ headers: Record<string, string>; text: string }> {
  const reply = await fetch(url);
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`);
  return { headers: headersToRepeat(reply), text };
}
