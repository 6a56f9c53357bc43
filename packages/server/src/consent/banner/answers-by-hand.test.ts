import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { wideLimits } from '../../platform/http/testing/wide-limits.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { bannerServer } from './testing/banner-server.ts';
import { publishSite, type PublishedSite } from './testing/published-site.ts';
import { someAnswer } from './testing/some-answer.ts';

const database = useTestDatabase();

const written = async ({ site }: PublishedSite) =>
  (await database.db.selectFrom('consent_events').selectAll().where('site_id', '=', site).execute()).length;

test('forged answers from many addresses exhaust only the rate limit of their site', async () => {
  const [mine, neighbour] = [await publishSite(database.db), await publishSite(database.db)];
  const limits = {
    ...wideLimits(),
    answer: { points: 3, seconds: 60 },
    'answer-site': { points: 40, seconds: 60 },
  };
  await using server = await bannerServer(database.db, { limits });
  const invented = (of: PublishedSite, place: number) => {
    const id = randomUUID().replace(/^(.{14})4/, '$17');
    const answer = { ...someAnswer(of, server.clock()), id, visitor: randomUUID() };
    return server.post(of.site, answer, {}, `198.51.${place >> 8}.${place & 255}`);
  };
  const replies = [];
  for (let place = 0; place < 100; place += 1) replies.push(await invented(mine, place));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(40);
  expect(new Set(statuses.slice(40))).toEqual(new Set([429]));
  expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  for (let place = 0; place < 20; place += 1) expect((await invented(neighbour, place)).status).toBe(202);
  expect([await written(mine), await written(neighbour)]).toEqual([40, 20]);
});
