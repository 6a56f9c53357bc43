import { setImmediate as turn } from 'node:timers/promises';
import type { BodyOf, exportLogs, ResultOf } from '@clausewright/contract';
import { findSnapshot } from '../consents/served-site-store.ts';
import { planStateAt } from '../plans/plan-state.ts';
import { latestSubscriptions } from '../plans/subscription-store.ts';
import { openConsent } from '../consents/read-consents.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { countAnswers, firstAndLastDay, everything } from './counter-store.ts';
import { exportFormats } from './export-formats.ts';
import type { ExportedSite } from './exported-record.ts';
import { exportedRecord } from './exported-record.ts';
import { byDay, sumCounts } from './log-counts.ts';
import type { SealedEvent } from './leaf.ts';
import { allEntries } from './log-entry-store.ts';
import { type LogFile, logFileAddress } from './log-file-address.ts';
import { stepsThrough } from './log-cursor.ts';
import { resolveDays } from './log-period.ts';
import type { LogPorts } from './ports.ts';
import { toLogFilter } from './read-log.ts';
import { listSnapshotVersions } from './snapshot-version-store.ts';

/** An address for a file of the log, and how many records will be in it. Files want a plan, as all that is changed does. */
export async function exportLog(
  { db, clock, secret, publicUrl }: Omit<LogPorts, 'consentUrl'>,
  { session, id, body }: { session: Session; id: string; body: BodyOf<typeof exportLogs> },
): Promise<Outcome<ResultOf<typeof exportLogs>>> {
  const opened = await openConsent({ db }, id, session);
  if (!opened.ok) return opened;
  const { siteId, domain } = opened.consent;
  const { period, format, ...query } = body;
  const now = clock();
  const plan = planStateAt((await latestSubscriptions(db, [id])).get(id) ?? null, now);
  if (plan === 'none') return { ok: false, reason: 'not-paid' };
  if (plan === 'ended') return { ok: false, reason: 'plan-ended' };
  const days = resolveDays(period, now, await firstAndLastDay(db, siteId));
  const filter = await toLogFilter(db, siteId, query);
  const { answers } = sumCounts(await countAnswers(db, siteId, days, filter));
  const address = logFileAddress({ siteId, domain, days, filter, format }, { secret, now });
  return {
    ok: true,
    value: { url: `${publicUrl}${address}`, records: answers, file_name: fileName(days, format) },
  };
}

export function fileName({ first, last }: LogFile['days'], format: LogFile['format']): string {
  return `consent-log-${first}-${last}.${exportFormats[format].extension}`;
}

/** What a record says of the banner that was answered. */
export async function describedBy(db: Database, siteId: string, hash: string) {
  const [banner, versions] = await Promise.all([
    findSnapshot(db, siteId, hash),
    listSnapshotVersions(db, siteId, [hash]),
  ]);
  if (banner === null) throw new Error('an answer names a banner that is not there');
  return { banner, versions };
}

/** The text of a file, piece by piece, oldest record first. */
export async function* logFileText(
  { db }: Pick<LogPorts, 'db'>,
  { siteId, domain, days, filter, format: name }: LogFile,
  exportedAt: Date,
): AsyncGenerator<string> {
  const format = exportFormats[name];
  const site: ExportedSite = { domain, exportedAt: exportedAt.toISOString() };
  const shown = new Map<string, ReturnType<typeof describedBy>>();
  yield format.head(site);
  let before = format.first;
  for await (const events of entriesOf(db, siteId, days, filter)) {
    let text = '';
    for (const event of events) {
      const known = shown.get(event.snapshot) ?? describedBy(db, siteId, event.snapshot);
      shown.set(event.snapshot, known);
      const { banner, versions } = await known;
      text += before + format.line(exportedRecord(event, banner, versions), site);
      before = format.next;
    }
    yield text;
    // Other requests have their turn between two pages.
    await turn();
  }
  yield format.foot;
}

async function* entriesOf(
  db: LogPorts['db'],
  siteId: string,
  days: LogFile['days'],
  filter: LogFile['filter'],
): AsyncGenerator<SealedEvent[]> {
  const [wanted, held] = await Promise.all([
    countAnswers(db, siteId, days, filter),
    countAnswers(db, siteId, days, everything),
  ]);
  const steps = stepsThrough({ wanted: byDay(wanted), held: byDay(held) });
  for (const span of steps.flat()) yield* allEntries(db, siteId, span, filter);
}
