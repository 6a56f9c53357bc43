import type { compareBanners, DecisionCounts, ResultOf } from '@clausewright/contract';
import { deviceClasses } from '@clausewright/contract/consent-types';
import type { LogPorts } from '../consent-log/ports.ts';
import { listAllVersions, type SnapshotVersion } from '../consent-log/snapshot-version-store.ts';
import { openConsent } from '../consents/read-consents.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { partsFor, partsOf } from './decision-parts.ts';
import { compareByCountry, compareByDevice, daysOfVersions, type VersionPart } from './figures-store.ts';
import { shownSpans } from './shown-spans.ts';
import { type Part, totalOf, withheldParts } from './withhold.ts';

interface Asked {
  session: Session;
  id: string;
  one: number;
  other: number;
}

/** What was decided on two publications, each shown to everybody while it was the one that was served. */
export async function readComparison(
  { db }: Pick<LogPorts, 'db'>,
  { session, id, one, other }: Asked,
): Promise<Outcome<ResultOf<typeof compareBanners>>> {
  const opened = await openConsent({ db }, id, session);
  if (!opened.ok) return opened;
  const { siteId } = opened.consent;
  const all = await listAllVersions(db, siteId);
  const [first, second] = [one, other].map((number) => all.find(({ version }) => version === number));
  if (first === undefined || second === undefined) return { ok: false, reason: 'not-found' };
  const spans = shownSpans(all).filter(({ version }) => version === one || version === other);
  const [byCountry, byDevice, days] = await Promise.all([
    compareByCountry(db, siteId, spans),
    compareByDevice(db, siteId, spans),
    daysOfVersions(db, siteId, spans),
  ]);
  const rowsOf = (rows: readonly VersionPart[], { version }: SnapshotVersion): VersionPart[] =>
    rows.filter((row) => row.version === version);
  const sideOf = (shown: SnapshotVersion) => ({
    version: shown.version,
    published_at: shown.publishedAt.toISOString(),
    first: days.get(shown.version)?.first ?? null,
    last: days.get(shown.version)?.last ?? null,
    counts: totalOf(partsOf(rowsOf(byCountry, shown))),
  });
  return {
    ok: true,
    value: {
      one: sideOf(first),
      other: sideOf(second),
      devices: inBoth(
        partsFor(deviceClasses, rowsOf(byDevice, first)),
        partsFor(deviceClasses, rowsOf(byDevice, second)),
      ).map(({ of, ...sides }) => ({ device: of, ...sides })),
      countries: inBoth(partsOf(rowsOf(byCountry, first)), partsOf(rowsOf(byCountry, second))).map(
        ({ of, ...sides }) => ({ country: of === '' ? 'unknown' : of, ...sides }),
      ),
    },
  };
}

/** What both sides can show of the same part: half of a comparison says nothing. */
function inBoth<Key>(
  one: readonly Part<Key>[],
  other: readonly Part<Key>[],
): { of: Key; one: DecisionCounts; other: DecisionCounts }[] {
  const [held, otherHeld] = [withheldParts(one), withheldParts(other)];
  return one.flatMap((part) => {
    const match = other.find(({ of }) => of === part.of);
    if (match === undefined || held.has(part) || otherHeld.has(match)) return [];
    if (part.counts.decisions === 0 || match.counts.decisions === 0) return [];
    return [{ of: part.of, one: part.counts, other: match.counts }];
  });
}
