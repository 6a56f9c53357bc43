import type { LogPage, LogPeriod, QueryOf, currentMonthLogs } from '@clausewright/contract';
import { consentActions } from '@clausewright/contract/banner';
import { openConsent } from '../consents/read-consents.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { countAnswers, firstAndLastDay, countedKinds, everything, type LogFilter } from './counter-store.ts';
import { entryWith, versionAt } from './describe-entry.ts';
import type { SealedEvent } from './leaf.ts';
import { toAction, byDay, sumCounts, toTimeBuckets } from './log-counts.ts';
import { entriesFrom } from './log-entry-store.ts';
import { type ByDay, pageSize, type PageStart, readStart, spansFor, writeStart } from './log-cursor.ts';
import { resolveDays } from './log-period.ts';
import type { LogPorts } from './ports.ts';
import { listSnapshots, type SnapshotVersion, listSnapshotVersions } from './snapshot-version-store.ts';

type Query = QueryOf<typeof currentMonthLogs>;

/** Fifty answers of a period with the numbers of all of it. The number of questions is the same for any log. */
export async function readLog(
  { db, clock }: Pick<LogPorts, 'db' | 'clock'>,
  { session, id, period, query }: { session: Session; id: string; period: LogPeriod; query: Query },
): Promise<Outcome<LogPage>> {
  const opened = await openConsent({ db }, id, session);
  if (!opened.ok) return opened;
  const { siteId } = opened.consent;
  const days = resolveDays(period, clock(), await firstAndLastDay(db, siteId));
  const filter = await toLogFilter(db, siteId, query);
  const [counted, held, kinds] = await Promise.all([
    countAnswers(db, siteId, days, filter),
    countAnswers(db, siteId, days, everything),
    countedKinds(db, siteId, days),
  ]);
  const unit = period === 'all-months' ? 'month' : 'day';
  const asked = query.page === undefined ? null : readStart(query.page);
  const page = await pageOf(db, siteId, {
    start: asked,
    filter,
    counts: { wanted: byDay(counted), held: byDay(held) },
    days,
  });
  const versions = await listSnapshotVersions(db, siteId, [
    ...new Set([...kinds.snapshots, ...page.events.map(({ snapshot }) => snapshot)]),
  ]);
  return {
    ok: true,
    value: {
      ...days,
      unit,
      totals: sumCounts(counted),
      parts: toTimeBuckets(counted, unit),
      entries: page.events.map((event) => entryWith(event, versionAt(event, versions))),
      before: page.before,
      newer: page.newer,
      older: page.older,
      choices: {
        actions: kinds.actions.toSorted((one, other) => one - other).map(toAction),
        countries: countriesOf(kinds.countries),
        versions: versionsIn(versions),
      },
    },
  };
}

/** What the query asks for, in the terms of the log. */
export async function toLogFilter(
  db: Database,
  siteId: string,
  { action, country, version, visitor }: Omit<Query, 'page'>,
): Promise<LogFilter> {
  return {
    action: action === undefined ? null : consentActions[action],
    country: country === undefined ? null : country === 'unknown' ? '' : country,
    snapshots: version === undefined ? null : await listSnapshots(db, siteId, Number(version)),
    visitor: visitor ?? null,
  };
}

interface PageInput {
  start: PageStart | null;
  filter: LogFilter;
  counts: { wanted: ByDay; held: ByDay };
  days: { first: string; last: string };
}

async function pageOf(
  db: Database,
  siteId: string,
  { start, filter, counts, days }: PageInput,
): Promise<{ events: SealedEvent[]; before: number; newer: string | null; older: string | null }> {
  const { spans, ended } = spansFor(counts, start, days);
  const found = await entriesFrom(db, siteId, { spans, start, filter });
  const more = found.length > pageSize || ended;
  const listed = found.slice(0, pageSize);
  const back = start?.towards === 'newer';
  // On the way back the first page is reached, or what stood there is gone.
  if (start !== null && (back ? !more : found.length === 0))
    return pageOf(db, siteId, { start: null, filter, counts, days });
  const events = back ? listed.toReversed() : listed;
  const before = start === null ? 0 : back ? Math.max(0, start.place - 1 - events.length) : start.place;
  const [first, last] = [events[0], events.at(-1)];
  const edge = (towards: PageStart['towards'], { at, id }: SealedEvent, place: number): string =>
    writeStart({ towards, at, id, place });
  return {
    events,
    before,
    newer: first === undefined || start === null ? null : edge('newer', first, before + 1),
    older: last === undefined || (!back && !more) ? null : edge('older', last, before + events.length),
  };
}

function countriesOf(countries: readonly string[]): string[] {
  const known = countries.filter((country) => country !== '').toSorted();
  return known.length === countries.length ? known : [...known, 'unknown'];
}

function versionsIn(versions: readonly SnapshotVersion[]): LogPage['choices']['versions'] {
  const of = new Map(versions.map(({ version, publishedAt }) => [version, publishedAt.toISOString()]));
  return [...of].map(([version, publishedAt]) => ({ version, published_at: publishedAt }));
}
