/**
 * How many of the hosts that a site reaches its owner is shown after 1,000 visits: what a visit can tell is taken from
 * visits by a browser, which hosts are there on which visit, and who is drawn to report, by lot.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeConsentSite } from '../packages/server/src/consent/banner/testing/published-site.ts';
import {
  countHosts,
  listReportedHosts,
} from '../packages/server/src/consent/field-watch/field-host-store.ts';
import { migrate } from '../packages/server/src/platform/database/migrate.ts';
import { openDatabase } from '../packages/server/src/platform/database/open-database.ts';
import { startReachingSite } from './field-watch/reaching-site.ts';
import type { Measure } from './figure.ts';
import { startChromium } from './leaks/browsers.ts';

const visits = 1000;
/** Visits by a browser in which every host is there: what they tell of each host is what any visit can. */
const watchedVisits = Number(process.env['VISITS'] ?? 24);
const atOnce = 3;
/** Milliseconds that a visitor stays after the page was loaded. */
const stay = 1500;
/** Of a hundred visits so many report, as served. */
const share = 20;
/** How often a host is there, by its place: on each visit, on every second, on every fifth. */
const shares = [1, 0.5, 0.2] as const;

export const measure: Measure = async () => {
  const { reached, told } = await watchVisits();
  const shown = await simulateVisits(reached, told);
  const missed = [...reached].filter((host) => !shown.has(host));
  console.error(`not found: ${missed.map((host) => host.split('.')[0]).join(', ')}`);
  const part = reached.size - missed.length;
  return [
    {
      goal: 'P12',
      what: `hosts shown after ${visits} visits, of those that the site reached`,
      value: Math.round((part * 1000) / reached.size) / 10,
      unit: '%',
      target: { atLeast: 85 },
      medians: { reached: reached.size, shown: part },
    },
  ];
};

/** What a browser tells of a site that reaches each of its hosts on each visit. */
async function watchVisits(): Promise<{ reached: ReadonlySet<string>; told: ReadonlyMap<string, number> }> {
  const counts = new Map<string, number>();
  let reports = 0;
  await using site = await startReachingSite({
    share: 100,
    onReport(hosts) {
      reports += 1;
      for (const host of hosts) counts.set(host, (counts.get(host) ?? 0) + 1);
    },
  });
  await using browser = await startChromium();
  let visited = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (visited < watchedVisits) {
        visited += 1;
        const visitor = await browser.visitor();
        await visitor.open(site.page).catch(String);
        await wait(stay);
        // Leaving is what sends the report.
        await visitor.open('about:blank').catch(String);
        await wait(200);
        await visitor.close();
      }
    }),
  );
  if (reports === 0) throw new Error('no visit reported');
  console.error(`${reports} reports of ${watchedVisits} visits`);
  return {
    reached: site.reached,
    told: new Map([...counts].map(([host, count]) => [host, count / reports])),
  };
}

/** The hosts that are shown after so many visits over two days, through the counting that serves. */
async function simulateVisits(
  reached: ReadonlySet<string>,
  told: ReadonlyMap<string, number>,
): Promise<ReadonlySet<string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'field-watch-'));
  const opened = await openDatabase({ kind: 'embedded', dataDir }, () => {});
  if (!opened.ok) throw new Error('the database does not open');
  const { database } = opened;
  try {
    await migrate(database.db);
    const siteId = await makeConsentSite(database.db);
    for (let visit = 0; visit < visits; visit += 1) {
      if (Math.random() * 100 >= share) continue;
      const hosts = [...reached].filter(
        (host, place) =>
          Math.random() < (shares[place % shares.length] ?? 1) && Math.random() < (told.get(host) ?? 0),
      );
      const day = visit < visits / 2 ? '2026-03-01' : '2026-03-02';
      if (hosts.length > 0) await countHosts(database.db, siteId, { day, hosts });
    }
    return new Set((await listReportedHosts(database.db, siteId, 1000)).map(({ host }) => host));
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
