import type { consentFigures, FigureDays, ResultOf } from '@clausewright/contract';
import { deviceClasses } from '@clausewright/contract/consent-types';
import { listAllVersions } from '../consent-log/snapshot-version-store.ts';
import { type Days, toDay } from '../consent-log/log-period.ts';
import type { LogPorts } from '../consent-log/ports.ts';
import { openConsent } from '../consents/read-consents.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { partsFor, partsOf } from './decision-parts.ts';
import {
  type CountedPart,
  countByCountry,
  countByDay,
  countByDevice,
  countBySignal,
  countByVersion,
  countedSince,
} from './figures-store.ts';
import { figuresFile } from './figures-file.ts';
import { shownSpans } from './shown-spans.ts';
import { joinSmall, type Shown, totalOf, withhold } from './withhold.ts';

const day = 86_400_000;

/** How visitors decided in the last days, up to this one. The number of questions is the same for any log. */
export async function readFigures(
  { db, clock }: Pick<LogPorts, 'db' | 'clock'>,
  { session, id, days: asked }: { session: Session; id: string; days: FigureDays },
): Promise<Outcome<ResultOf<typeof consentFigures>>> {
  const opened = await openConsent({ db }, id, session);
  if (!opened.ok) return opened;
  const { siteId } = opened.consent;
  const days = lastDays(clock(), asked);
  const unit: Unit = asked === '365' ? 'month' : 'day';
  const all = await listAllVersions(db, siteId);
  const [byDay, byCountry, byDevice, bySignal, byVersion, since] = await Promise.all([
    countByDay(db, siteId, days),
    countByCountry(db, siteId, days),
    countByDevice(db, siteId, days),
    countBySignal(db, siteId, days),
    countByVersion(db, siteId, shownSpans(all), days),
    countedSince(db, siteId),
  ]);
  const published = new Map(all.map(({ version, publishedAt }) => [version, publishedAt.toISOString()]));
  const figures = {
    ...days,
    unit,
    totals: totalOf(partsOf(byDay)),
    parts: withhold(partsFor(unitsOf(days, unit), byUnit(byDay, unit))).map(named('first')),
    counted_since: since,
    devices: withhold(partsFor(deviceClasses, byDevice)).map(named('device')),
    countries: joinSmall(partsOf(byCountry), 'others').map(({ of, counts }) => ({
      country: of === '' ? 'unknown' : of,
      counts,
    })),
    versions: withhold(partsOf(byVersion))
      .map(({ of, counts }) => ({
        version: Number(of),
        published_at: published.get(Number(of)) ?? '',
        counts,
      }))
      .toSorted((one, other) => other.version - one.version),
    signals: signalsOf(bySignal),
  };
  return { ok: true, value: { ...figures, csv: figuresFile(figures) } };
}

type Unit = ResultOf<typeof consentFigures>['unit'];

function named<Name extends string>(name: Name) {
  return <Key extends string>({ of, counts }: Shown<Key>) =>
    ({ [name]: of, counts }) as Record<Name, Key> & Pick<Shown<Key>, 'counts'>;
}

function signalsOf(rows: readonly CountedPart[]) {
  const [sent, notSent] = withhold(partsFor(['sent', 'not_sent'], rows));
  return { sent: sent?.counts ?? null, not_sent: notSent?.counts ?? null };
}

/** Up to today; twelve months begin with the first of a month. */
function lastDays(now: Date, days: FigureDays): Days {
  const first =
    days === '365'
      ? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1))
      : new Date(now.getTime() - (Number(days) - 1) * day);
  return { first: toDay(first), last: toDay(now) };
}

function unitOf(of: string, unit: Unit): string {
  return unit === 'day' ? of : `${of.slice(0, 7)}-01`;
}

function unitsOf({ first, last }: Days, unit: Unit): string[] {
  const from = Date.parse(first);
  const length = (Date.parse(last) - from) / day + 1;
  const each = Array.from({ length }, (_, index) => toDay(new Date(from + index * day)));
  return [...new Set(each.map((of) => unitOf(of, unit)))];
}

function byUnit(rows: readonly CountedPart[], unit: Unit): CountedPart[] {
  return rows.map((row) => ({ ...row, of: unitOf(row.of, unit) }));
}
