import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bannerServer } from '../banner/testing/banner-server.ts';
import { makeInterruptible } from '../banner/testing/interruptible-database.ts';
import { publishSite } from '../banner/testing/published-site.ts';
import { someAnswer } from '../banner/testing/some-answer.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { ConsentEvent } from './consent-event.ts';
import { insertEvents } from './event-store.ts';
import { openLog } from './open-log.ts';
import { sealLog } from './seal-log.ts';
import { expectExact } from './testing/expect-exact.ts';
import { idAt, someEvent, writeEvents } from './testing/some-events.ts';
import { verifyLog } from './verify-log.ts';

const database = useTestDatabase();
const at = (text: string): Date => new Date(text);
const minutes = 60_000;
const hours = 60 * minutes;

/** A site without answers. */
const newSite = async (): Promise<string> =>
  (await writeEvents(database.db, { count: 0, from: new Date(0), step: 0 })).site;

test('across a month boundary each answer is in its month and day once, with or without a prepared partition', async () => {
  const { db } = database;
  const site = await newSite();
  const ends = [
    // One for which nothing is made yet, and one between two years.
    '2027-07-01T00:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ];
  const ids: string[] = [];
  for (const end of ends) {
    const clock = fakeClock(at(end));
    clock.advance(-2);
    const log = openLog({ db, clock });
    const written: Promise<unknown>[] = [];
    for (let step = 0; step < 4; step += 1) {
      // Those who answer now, and one who answered before and is heard late.
      for (const moment of [clock(), clock(), new Date(clock().getTime() - hours)]) {
        const event = someEvent(site, clock(), { id: idAt(moment), at: moment });
        ids.push(event.id);
        written.push((async () => log.write(event))());
      }
      await Promise.resolve();
      clock.advance(1);
    }
    await Promise.all(written);
  }
  const { rows: misplaced } = await sql`
    select id from consent_events
    where tableoid::regclass::text <> 'consent_events_' || to_char(at at time zone 'UTC', 'YYYY_MM')`.execute(
    db,
  );
  expect(misplaced).toEqual([]);
  const { rows: days } = await sql<{ day: string; answers: number }>`
    select day::text, sum(answers)::int as answers from consent_days group by 1 order by 1`.execute(db);
  expect(days.map(({ day, answers }) => [day, answers])).toEqual([
    ['2026-12-31', 8],
    ['2027-01-01', 4],
    ['2027-06-30', 8],
    ['2027-07-01', 4],
  ]);
  await expectExact(db, { site, ids, now: at('2028-03-02T00:00:00Z') });
});

test('a wrong visitor or server clock neither loses nor double-counts an answer', async () => {
  const { db } = database;
  const site = await newSite();
  const now = at('2026-03-10T12:00:00Z');
  const clock = fakeClock(now);
  const log = openLog({ db, clock });
  const limits = [
    0,
    -48 * hours,
    -48 * hours - 1,
    10 * minutes,
    10 * minutes + 2,
    -30 * 24 * hours,
    24 * hours,
  ];
  const ids = limits.map((age) => idAt(new Date(now.getTime() + age)));
  const post = async (id: string): Promise<void> => {
    // Filed by the clock of this moment, as the route does.
    const event: ConsentEvent = someEvent(site, clock(), { id });
    await log.write(event);
  };
  /** All of them, and in the same batch all of them again, a moment later. */
  const postTwice = async (): Promise<void> => {
    const once = ids.map(post);
    clock.advance(1);
    await Promise.all([...once, ...ids.map(post)]);
    await sealLog({ db, clock });
  };
  await postTwice();
  // An hour back after something was sealed, then on, with the same answers again each time.
  for (const step of [-hours, 2 * hours, 47 * hours, 20 * 24 * hours]) {
    clock.advance(step);
    ids.push(idAt(clock()));
    await postTwice();
  }
  await expectExact(db, { site, ids, now: new Date(clock().getTime() + 1) });
});

test('concurrent writers and sealers of one site lose nothing and count nothing twice', async () => {
  const { db } = database;
  const site = await newSite();
  const clock = fakeClock(at('2026-03-10T12:00:00Z'));
  const logs = [openLog({ db, clock }), openLog({ db, clock: () => new Date(clock().getTime() - 90_000) })];
  const events = Array.from({ length: 600 }, () => someEvent(site, clock()));
  const written = new AbortController();
  const seal = async (): Promise<void> => {
    while (!written.signal.aborted) {
      await sealLog({ db, clock }, 50);
      clock.advance(7000);
    }
  };
  const sealers = [seal(), seal()];
  // Each answer comes to both: a browser that gave up waiting asked again.
  for (let from = 0; from < events.length; from += 60) {
    const some = events.slice(from, from + 60);
    await Promise.all(logs.flatMap((log) => some.map(async (event) => log.write(event))));
  }
  written.abort();
  await Promise.all(sealers);
  clock.advance(minutes);
  await expectExact(db, { site, ids: events.map(({ id }) => id), now: clock() });
});

test('a crowded minute is sealed in pieces', async () => {
  const { db } = database;
  const { events } = await writeEvents(db, { count: 12, from: at('2026-03-01T12:00:00Z'), step: 1000 });
  await insertEvents(
    db,
    events.map(({ site }) => someEvent(site, at('2026-03-01T12:00:11Z'))),
    { writer: 0, now: at('2026-03-01T12:00:11Z') },
  );
  const clock = fakeClock(at('2026-03-01T12:02:00Z'));
  expect(await sealLog({ db, clock }, 5)).toBe(3);
  const { rows } = await sql`select answers from consent_seals order by number`.execute(db);
  expect(rows).toEqual([{ answers: 5 }, { answers: 5 }, { answers: 14 }]);
  expect(await verifyLog(db)).toMatchObject({ seals: 3, answers: 24, faults: [] });
});

test('during a ten minute database outage banners are served, answers are refused, and all arrive later', async () => {
  const { db, cut } = makeInterruptible(database.db);
  const published = await publishSite(db);
  const { site } = published;
  await using server = await bannerServer(db);
  const answers = Array.from({ length: 21 }, (_, n) =>
    someAnswer(published, new Date(server.clock().getTime() + n * 30_000)),
  );
  const script = `/c/${site}/de.js`;
  await Promise.all([server.get(script), server.post(site, answers[0] ?? '')]);
  for (const answer of answers.slice(1)) {
    // Some of it was written before the line was cut: nobody heard of it.
    if (answer === answers[10]) server.clock.advance(1);
    cut(true);
    const [away, served] = [await server.post(site, answer), await server.get(script)];
    expect([away.status, away.headers['retry-after'], served.status]).toEqual([503, '5', 200]);
    server.clock.advance(30_000);
  }
  cut(false);
  server.clock.advance(3000);
  for (const answer of [...answers, ...answers]) expect((await server.post(site, answer)).status).toBe(202);
  await expectExact(database.db, {
    site,
    ids: answers.map(({ id }) => id),
    now: new Date(server.clock().getTime() + 1),
  });
});

test('a stalled log accepts a limited number, refuses the rest at once, and scripts are served', async () => {
  const { db } = database;
  const hold = Promise.withResolvers<void>();
  let still = false;
  const held = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (still) await hold.promise;
      return result;
    },
  });
  const published = await publishSite(db);
  const { site } = published;
  await using server = await bannerServer(held);
  const post = () => server.post(site, someAnswer(published, server.clock()));
  const script = `/c/${site}/de.js`;
  await Promise.all([post(), server.get(script)]);
  still = true;
  const waiting = Array.from({ length: 1000 }, post);
  const refused = await Promise.all(Array.from({ length: 50 }, post));
  expect(
    new Set(refused.map(({ status, headers }) => `${status} ${String(headers['retry-after'])}`)),
  ).toEqual(new Set(['503 2']));
  expect((await server.get(script)).status).toBe(200);
  hold.resolve();
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([202]));
  expect((await post()).status).toBe(202);
  const { rows } = await sql<{ rows: number; counted: number }>`
    select (select count(*)::int from consent_events) as rows,
      (select sum(answers)::int from consent_days) as counted`.execute(db);
  expect(rows).toEqual([{ rows: 1002, counted: 1002 }]);
});
