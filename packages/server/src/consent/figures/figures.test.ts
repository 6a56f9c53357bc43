import type { DecisionCounts, FigureDays } from '@clausewright/contract';
import { deviceClasses } from '@clausewright/contract/consent-types';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { ConsentEvent } from '../consent-log/consent-event.ts';
import { insertEvents } from '../consent-log/event-store.ts';
import { loggedSite, type LoggedSite } from '../consent-log/testing/logged-site.ts';
import { someEvent } from '../consent-log/testing/some-events.ts';
import { readComparison } from './compare-banners.ts';
import { readFigures } from './read-figures.ts';

const database = useTestDatabase({ keep: true });
const now = new Date('2026-03-20T10:00:00Z');
const clock = () => now;
const day = 86_400_000;
const countries = ['DE', 'DE', 'DE', 'FR', null] as const;

/** Of 600 answers over 60 days, and one from each of three small countries. */
async function fill({ site, snapshots }: LoggedSite): Promise<ConsentEvent[]> {
  const events = Array.from({ length: 600 }, (_, n) =>
    someEvent(site, new Date(now.getTime() - (n % 60) * day), {
      action: ([1, 1, 2, 3, 4, 5, 6] as const)[n % 7] ?? 1,
      country: countries[n % 5] ?? null,
      device: deviceClasses[n % 3] ?? 'unknown',
      snapshot: snapshots[n % 4] ?? '',
      gpc: n % 8 === 0,
    }),
  );
  const few = ['MT', 'LI', 'IS'].map((country) =>
    someEvent(site, now, { country, snapshot: snapshots[0] ?? '' }),
  );
  await insertEvents(database.db, [...events, ...few], { writer: 0, now });
  return [...events, ...few];
}

function decided(events: readonly ConsentEvent[]): DecisionCounts {
  const of = (...actions: number[]) => events.filter(({ action }) => actions.includes(action)).length;
  return { decisions: of(1, 2, 3, 4, 5), accepted: of(1), custom: of(3, 5), rejected: of(2, 4) };
}

async function figures({ session, id }: Pick<LoggedSite, 'session' | 'id'>, days: FigureDays = '90') {
  const read = await readFigures({ db: database.db, clock }, { session, id, days });
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

test('the figures are those of the answers: in all, by country, device, version and signal', async () => {
  const logged = await loggedSite(database.db);
  const events = await fill(logged);
  const read = await figures(logged);
  const where = (is: (event: ConsentEvent) => boolean) => decided(events.filter(is));
  expect([read.first, read.last, read.counted_since]).toEqual(['2025-12-21', '2026-03-20', '2026-01-20']);
  expect(read.totals).toEqual(decided(events));
  expect(read.devices).toEqual([
    { device: 'phone', counts: where(({ device }) => device === 'phone') },
    { device: 'tablet', counts: where(({ device }) => device === 'tablet') },
    { device: 'computer', counts: where(({ device }) => device === 'computer') },
    { device: 'unknown', counts: where(() => false) },
  ]);
  expect(read.versions).toMatchObject([
    { version: 2, counts: where(({ snapshot }) => logged.snapshots.indexOf(snapshot) > 1) },
    { version: 1, counts: where(({ snapshot }) => logged.snapshots.indexOf(snapshot) < 2) },
  ]);
  expect(read.signals).toEqual({ sent: where(({ gpc }) => gpc), not_sent: where(({ gpc }) => !gpc) });
  const france = where(({ country }) => country === 'FR');
  const unknown = where(({ country }) => country === null);
  expect(read.countries[0]).toEqual({ country: 'DE', counts: where(({ country }) => country === 'DE') });
  // Three of few would be three people: the next larger country hides them.
  const [small, shown] = france.decisions < unknown.decisions ? ['FR', 'unknown'] : ['unknown', 'FR'];
  expect(read.countries.map(({ country }) => country)).toEqual(['DE', shown, 'others']);
  expect(read.countries.at(-1)?.counts?.decisions).toBe(
    where(({ country }) => !['DE', shown === 'FR' ? 'FR' : null].includes(country)).decisions,
  );
  expect(small).not.toBe(shown);
});

test('each day of the period is there, and days of few are withheld', async () => {
  const logged = await loggedSite(database.db);
  await fill(logged);
  const { parts, first, last } = await figures(logged, '30');
  expect([first, last, parts.length]).toEqual(['2026-02-19', '2026-03-20', 30]);
  for (const { counts } of parts) expect(counts === null || counts.decisions >= 10).toBe(true);
  expect(parts.filter(({ counts }) => counts === null).length).toBeGreaterThan(1);
  expect(parts.at(-1)?.counts?.decisions).toBeGreaterThanOrEqual(10);
});

test('twelve months are shown by month, the first from its first day', async () => {
  const logged = await loggedSite(database.db);
  const events = await fill(logged);
  const read = await figures(logged, '365');
  expect([read.first, read.last, read.unit, read.parts.length]).toEqual([
    '2025-04-01',
    '2026-03-20',
    'month',
    12,
  ]);
  const march = events.filter(({ at }) => at.toISOString().startsWith('2026-03'));
  expect(read.parts.at(-1)).toEqual({ first: '2026-03-01', counts: decided(march) });
});

test('the file has every figure, and says what is withheld', async () => {
  const logged = await loggedSite(database.db);
  await fill(logged);
  const read = await figures(logged, '30');
  const lines = read.csv.split('\r\n');
  expect(lines[0]).toBe('\uFEFFpart,name,decisions,accepted,custom,rejected,withheld');
  const { decisions, accepted, custom, rejected } = read.totals ?? {};
  expect(lines[1]).toBe(`total,2026-02-19/2026-03-20,${decisions},${accepted},${custom},${rejected},no`);
  const others = read.devices.length + read.countries.length + read.versions.length + 2;
  expect(lines).toHaveLength(1 + 1 + 30 + others + 1);
  const held = read.parts.filter(({ counts }) => counts === null).map(({ first }) => `day,${first},,,,,yes`);
  expect(lines.filter((line) => line.endsWith(',yes'))).toEqual(held);
});

test('a site without answers has figures of nothing', async () => {
  const { parts, ...read } = await figures(await loggedSite(database.db));
  const none = { decisions: 0, accepted: 0, custom: 0, rejected: 0 };
  expect(parts.every(({ counts }) => counts?.decisions === 0)).toBe(true);
  expect(read).toMatchObject({
    totals: none,
    countries: [],
    versions: [],
    counted_since: null,
    signals: { sent: none, not_sent: none },
  });
});

test('two versions stand side by side, with what both can show', async () => {
  const logged = await loggedSite(database.db);
  const events = await fill(logged);
  const { session, id } = logged;
  const asked = { session, id, one: 1, other: 2 };
  const read = await readComparison({ db: database.db }, asked);
  if (!read.ok) throw new Error(read.reason);
  const versionOf = ({ snapshot }: ConsentEvent) => (logged.snapshots.indexOf(snapshot) < 2 ? 1 : 2);
  const where = (version: number, is: (event: ConsentEvent) => boolean = () => true) =>
    decided(events.filter((event) => versionOf(event) === version && is(event)));
  expect(read.value.one).toMatchObject({ version: 1, last: '2026-03-20', counts: where(1) });
  expect(read.value.other).toMatchObject({ version: 2, counts: where(2) });
  expect(read.value.devices).toEqual(
    (['phone', 'tablet', 'computer'] as const).map((device) => ({
      device,
      one: where(1, (event) => event.device === device),
      other: where(2, (event) => event.device === device),
    })),
  );
  expect(read.value.countries.map(({ country }) => country)).not.toContain('MT');
  expect(await readComparison({ db: database.db }, { ...asked, other: 9 })).toEqual({
    ok: false,
    reason: 'not-found',
  });
});

test('nobody reads the figures of another account', async () => {
  const logged = await loggedSite(database.db);
  const { session } = await loggedSite(database.db);
  const refused = { ok: false, reason: 'other-account' };
  const { id } = logged;
  expect(await readFigures({ db: database.db, clock }, { session, id, days: '30' })).toEqual(refused);
  expect(await readComparison({ db: database.db }, { session, id, one: 1, other: 2 })).toEqual(refused);
});
