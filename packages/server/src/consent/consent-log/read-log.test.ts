import { randomUUID } from 'node:crypto';
import type { LogPage, LogPeriod } from '@clausewright/contract';
import { consentActions } from '@clausewright/contract/banner';
import { expect, test } from 'vitest';
import { makeConsentPlan } from '../../platform/http/testing/consent-rows.ts';
import { countedQueries } from '../../testing/counted-queries.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { insertEvents } from './event-store.ts';
import { exportLog, logFileText } from './export-log.ts';
import { readLogFile } from './log-file-address.ts';
import { readEntry } from './read-entry.ts';
import { readLog } from './read-log.ts';
import { eraseLoggedVisitor } from './erase-visitor.ts';
import { sealLog } from './seal-log.ts';
import { loggedSite, type LoggedSite } from './testing/logged-site.ts';
import { someEvent } from './testing/some-events.ts';

const database = useTestDatabase({ keep: true });
const now = new Date('2026-03-20T10:00:00Z');
const clock = () => now;
const actions = [1, 1, 2, 3, 1, 4, 5, 2] as const;
const countries = ['DE', 'DE', 'FR', null, 'DE', 'FR', 'DE'] as const;
const names = new Map(Object.entries(consentActions).map(([name, code]) => [code, name]));

/** Answers from 25 January to 20 March, some of a minute and some days apart; the newest first. */
async function fill({ site, snapshots }: LoggedSite) {
  const events = [];
  for (let n = 0; n < 400; n += 1) {
    const at = new Date(now.getTime() - n ** 2 * 29_000 - (n % 3) * 60_000);
    const event = someEvent(site, at, {
      action: actions[n % 8] ?? 1,
      country: countries[n % 7] ?? null,
      snapshot: snapshots[n % 4] ?? '',
      clientAt: at,
    });
    events.push(event);
  }
  for (let writer = 0; writer < 5; writer += 1) {
    const its = events.filter((_, n) => n % 5 === writer);
    await insertEvents(database.db, its, { writer, now: new Date('2026-03-19T00:00:00Z') });
  }
  return events.toSorted((one, other) => +other.at - +one.at || (one.id < other.id ? 1 : -1));
}

type Query = Parameters<typeof readLog>[1]['query'];

async function read({ session, id }: LoggedSite, period: LogPeriod, query: Query = {}): Promise<LogPage> {
  const page = await readLog({ db: database.db, clock }, { session, id, period, query });
  if (!page.ok) throw new Error(page.reason);
  return page.value;
}

test('paging forward and back with every filter matches the full log', async () => {
  const logged = await loggedSite(database.db);
  const events = await fill(logged);
  const someone = events[20]?.visitor ?? '';
  const month = (text: string) => (event: (typeof events)[number]) => event.at.toISOString().startsWith(text);
  const periods = {
    'current-month': month('2026-03'),
    'last-month': month('2026-02'),
    'all-months': () => true,
  };
  const filters: [Query, (event: (typeof events)[number]) => boolean][] = [
    [{}, () => true],
    [{ action: 'gpc' }, ({ action }) => action === 4],
    [{ country: 'unknown' }, ({ country }) => country === null],
    [
      { country: 'FR', version: '2' },
      ({ country, snapshot }) => country === 'FR' && logged.snapshots.indexOf(snapshot) > 1,
    ],
    [{ version: '9' }, () => false],
    [{ visitor: someone }, ({ visitor }) => visitor === someone],
    [{ visitor: randomUUID() }, () => false],
  ];
  for (const [period, within] of Object.entries(periods)) {
    for (const [filter, matches] of filters) {
      const expected = events.filter((event) => within(event) && matches(event)).map(({ id }) => id);
      const pages: LogPage[] = [];
      for (let page: string | null | undefined; page !== null; page = pages.at(-1)?.older ?? null)
        pages.push(await read(logged, period as LogPeriod, { ...filter, ...(page && { page }) }));
      expect(pages.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(expected);
      expect(pages.map(({ before }) => before)).toEqual(pages.map((_, at) => at * 50));
      expect(pages.map(({ totals }) => totals.answers)).toEqual(pages.map(() => expected.length));
      expect(pages[0]?.parts.reduce((sum, { answers }) => sum + answers, 0)).toBe(expected.length);
      for (let at = pages.length - 1; at > 0; at -= 1) {
        const back = await read(logged, period as LogPeriod, { ...filter, page: pages[at]?.newer ?? '' });
        expect([back.before, back.entries]).toEqual([pages[at - 1]?.before, pages[at - 1]?.entries]);
      }
      expect(pages[0]?.newer).toBeNull();
    }
  }
});

test('totals match the answers: by day, by month, and filter options', async () => {
  const logged = await loggedSite(database.db);
  const events = await fill(logged);
  const page = await read(logged, 'all-months');
  const of = (...codes: number[]) => events.filter(({ action }) => codes.includes(action)).length;
  expect(page.totals).toEqual({
    answers: 400,
    accepted: of(1),
    custom: of(3, 5),
    rejected: of(2, 4),
    withdrawn: of(5),
    signals: of(4),
    notices: 0,
  });
  expect([page.first, page.last, page.unit]).toEqual(['2026-01-25', '2026-03-20', 'month']);
  expect(page.parts.map(({ first }) => first)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
  const { at: publishedAt } = { at: '2026-03-01T12:00:00.000Z' };
  expect(page.choices).toEqual({
    actions: ['accept', 'reject', 'custom', 'gpc', 'withdraw'],
    countries: ['DE', 'FR', 'unknown'],
    versions: [
      { version: 2, published_at: publishedAt },
      { version: 1, published_at: publishedAt },
    ],
  });
  const [newest] = events;
  expect(page.entries[0]).toEqual({
    id: newest?.id,
    at: newest?.at.toISOString(),
    visitor: newest?.visitor,
    action: names.get(newest?.action ?? 1),
    layer: 1,
    regime: 'opt-in',
    granted: ['FUNCTIONALITY', 'ANALYTICS', 'ADVERTISING'],
    offered: ['FUNCTIONALITY', 'ANALYTICS', 'ADVERTISING'],
    country: 'DE',
    language: 'de',
    version: 1,
    gpc: false,
  });
  const empty = await read(await loggedSite(database.db), 'current-month');
  expect(empty).toMatchObject({
    first: '2026-03-01',
    last: '2026-03-20',
    entries: [],
    parts: [],
    older: null,
  });
  const counted = countedQueries(database.db);
  const ask = () =>
    readLog(
      { db: counted.db, clock },
      { session: logged.session, id: logged.id, period: 'all-months', query: { version: '2' } },
    );
  // The consent, its days, its version's snapshots, numbers with and without the filter, choices, how the
  // page is to be looked for, the page, the versions on it.
  expect(await counted.during(ask)).toBe(9);
  const february = await read(logged, 'last-month');
  expect([february.first, february.last]).toEqual(['2026-02-01', '2026-02-28']);
});

test('an answer shows its banner, vendors and seal; once erased, it identifies nobody', async () => {
  const logged = await loggedSite(database.db);
  const { site, snapshots, id, session } = logged;
  const at = new Date('2026-03-19T23:59:59.999Z');
  const event = someEvent(site, at, {
    action: 3,
    granted: 5,
    vendors: new Uint8Array([0b1001]),
    snapshot: snapshots[1] ?? '',
  });
  // Its own time was over for a week: it is filed by its arrival.
  const late = someEvent(site, now, {
    id: `018e0000-0000-7000-8000-${'0'.repeat(12)}`,
    snapshot: snapshots[0] ?? '',
  });
  await insertEvents(database.db, [event], { writer: 0, now: at });
  await insertEvents(database.db, [late], { writer: 0, now });
  const ports = { db: database.db, consentUrl: 'https://consent.example' };
  const entry = async (entryId: string) => {
    const found = await readEntry(ports, { session, id, entryId });
    return found.ok ? found.value : found.reason;
  };
  expect(await entry(event.id)).toMatchObject({ seal: null, signed_day: null });
  await sealLog({ db: database.db, clock: () => new Date(now.getTime() + 1) });
  expect(await entry(event.id)).toMatchObject({
    action: 'custom',
    language: 'en',
    version: 1,
    granted: ['FUNCTIONALITY', 'ADVERTISING'],
    vendors: [
      { name: 'cart', type: 'ESSENTIAL', allowed: true },
      { name: 'chat', type: 'FUNCTIONALITY', allowed: false },
      { name: 'counter', type: 'ANALYTICS', allowed: false },
      { name: 'advert', type: 'ADVERTISING', allowed: true },
    ],
    banner: { format: 1 },
    seal: { number: 1, answers: 1 },
    receipt_url: `https://consent.example/c/${site}/receipt/${event.visitor}`,
  });
  expect(await entry(late.id)).toMatchObject({ id: late.id, seal: { number: 2 } });
  expect(await entry(randomUUID())).toBe('not-found');
  const erase = () => eraseLoggedVisitor({ db: database.db, clock }, { session, id, visitor: event.visitor });
  expect([await erase(), await erase()]).toEqual([
    { ok: true, value: { erased: 1 } },
    { ok: true, value: { erased: 0 } },
  ]);
  expect(await entry(event.id)).toMatchObject({ visitor: null, receipt_url: null, seal: { number: 1 } });
  const stranger = { ...session, customerId: 'somebody-else' };
  const asked = { session: stranger, id, period: 'current-month', query: {} } as const;
  expect(await readLog({ db: database.db, clock }, asked)).toEqual({ ok: false, reason: 'other-account' });
});

test('exports contain every record of the page once, one per line, in each format', async () => {
  const logged = await loggedSite(database.db);
  const { session, id } = logged;
  const events = await fill(logged);
  const ports = { db: database.db, clock, secret: new Uint8Array(32), publicUrl: 'https://app.example' };
  const unpaid = await exportLog(ports, { session, id, body: { period: 'all-months', format: 'csv' } });
  expect(unpaid).toEqual({ ok: false, reason: 'not-paid' });
  await makeConsentPlan(database, { id: session.customerId }, id);
  const load = async (body: Parameters<typeof exportLog>[1]['body']) => {
    const made = await exportLog(ports, { session, id, body });
    if (!made.ok) throw new Error(made.reason);
    const token = new URL(made.value.url).searchParams.get('file') ?? '';
    const file = readLogFile(token, { secret: ports.secret, now });
    if (file === null) throw new Error('our own address is not good');
    expect(readLogFile(token, { secret: ports.secret, now: new Date(now.getTime() + 900_001) })).toBeNull();
    expect(readLogFile(token.replace('.', 'A.'), { secret: ports.secret, now })).toBeNull();
    let text = '';
    for await (const piece of logFileText(ports, file, now)) text += piece;
    return { ...made.value, text };
  };
  const all = events.map((event) => event.id).toReversed();
  const csv = await load({ period: 'all-months', format: 'csv' });
  const [head = '', ...lines] = csv.text.split('\r\n');
  expect(head.slice(0, 24)).toBe('\uFEFFrecord,time,received,cl');
  expect(lines.map((line) => line.split(',')[0])).toEqual([...all, '']);
  expect(csv).toMatchObject({ records: 400, file_name: 'consent-log-2026-01-25-2026-03-20.csv' });
  const json = await load({ period: 'all-months', format: 'json', country: 'FR' });
  const { site, records } = JSON.parse(json.text) as { site: string; records: { record: string }[] };
  const french = events.filter(({ country }) => country === 'FR');
  expect([site, records.map(({ record }) => record)]).toEqual([
    'shop.example',
    french.map((event) => event.id).toReversed(),
  ]);
  expect(json.text.split('\n')).toHaveLength(french.length + 3);
  const iso = await load({ period: 'last-month', format: 'iso-27560', action: 'withdraw' });
  const graph = (JSON.parse(iso.text) as { '@graph': object[] })['@graph'];
  expect(graph).toHaveLength(iso.records);
  expect(graph[0]).toMatchObject({
    '@type': 'dpv:ConsentRecord',
    'dct:conformsTo': 'https://w3id.org/dpv/schema/dpv-27560#record',
    'dpv:hasProcess': [
      { 'dpv:hasPurpose': 'dpv:ServiceProvision', 'dpv:hasConsentStatus': { '@type': 'dpv:ConsentGiven' } },
      { 'dpv:hasPurpose': 'dpv:ServiceUsageAnalytics' },
      { 'dpv:hasPurpose': 'dpv:PersonalisedAdvertising' },
    ],
  });
  const none = await load({ period: 'all-months', format: 'json', version: '9' });
  expect(JSON.parse(none.text)).toMatchObject({ records: [] });
});
