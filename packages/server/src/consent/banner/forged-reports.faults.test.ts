import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { bannerServer } from './testing/banner-server.ts';
import { publishSite } from './testing/published-site.ts';
import { bringLooksForward, listReportedHosts, mostHosts } from '../field-watch/field-host-store.ts';

const database = useTestDatabase();

/** As `rate-limits.ts` has it. */
const mostOfSite = 2000;

test('100,000 forged reports open nothing, write to nobody and do not fill the database', async () => {
  const { db } = database;
  const { site } = await publishSite(db, { appearance: { field_watch: true } });
  const neighbour = await publishSite(db, { appearance: { field_watch: true } });
  const statuses = new Map<number, number>();
  const scripts = new Set<unknown>();
  let place = 0;
  // Each process counts its limits anew, which is the worst that a day can bring.
  for (const [day, forged] of [97_500, 2500].entries()) {
    await using server = await bannerServer(db);
    server.clock.advance(day * 86_400_000);
    const script = async () => scripts.add((await server.get(`/c/${site}/en.js`)).headers['etag']);
    await script();
    const forge = async (): Promise<void> => {
      place += 1;
      const address = `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`;
      const invented = Array.from({ length: 19 }, (_, at) => `x${place}-${at}.example`);
      const hosts = ['wanted.example', ...invented];
      const { status } = await server.post(`${site}/hosts`, { hosts }, {}, address);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    for (let batch = 0; batch < forged / 50; batch += 1) await Promise.all(Array.from({ length: 50 }, forge));
    // Others are heard as ever.
    const hosts = ['cdn.example'];
    expect((await server.post(`${neighbour.site}/hosts`, { hosts }, {}, '203.0.113.1')).status).toBe(202);
    await script();
    expect(await bringLooksForward(db, server.clock())).toBe(0);
  }
  expect(place).toBe(100_000);
  expect(Object.fromEntries(statuses)).toEqual({ 202: 2 * mostOfSite, 429: 100_000 - 2 * mostOfSite });

  const rows = await db.selectFrom('consent_hosts').select('host').where('site_id', '=', site).execute();
  expect(rows.length).toBeLessThanOrEqual(2 * mostHosts);
  // What was invented for one report each is never shown; what was named by all is, and is no more than that.
  expect((await listReportedHosts(db, site, 100)).map(({ host }) => host)).toEqual(['wanted.example']);
  expect(scripts.size).toBe(1);
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
}, 3_600_000);
