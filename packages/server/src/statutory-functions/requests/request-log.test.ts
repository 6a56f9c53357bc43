/** The figures that California wants published, and the log as a file. */
import type { RequestMetric } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { codeOf } from '../../customers/organisations/testing/organisation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { ada, type DeskWorld, deskWorld } from './testing/desk.ts';

const database = useTestDatabase();
const day = 86_400_000;
const pathOf = (link: unknown): string => new URL(String(link)).pathname;

/** Asked, confirmed where that is wanted, and answered after so many days. */
async function asked(
  one: DeskWorld,
  kind: string,
  { after = 0, act = 'done' }: { after?: number; act?: 'done' | 'refused' | null } = {},
): Promise<void> {
  one.service.clock.advance(60_000);
  const email = `${kind}-${one.service.clock().getTime()}@mail.example`;
  await one.send({ kind, said: 'Mine.', email });
  const { confirms, link, number } = await one.letter(email, 'request-received');
  if (confirms === true) await one.ask('POST', pathOf(link));
  if (act === null) return;
  one.service.clock.advance(after * day);
  const { request_id: id } = (await one.list()).find((request) => request.number === number) ?? {
    request_id: '',
  };
  const body = { act, said: 'As asked.' };
  expect(codeOf(await one.owner.call('POST', `/requests/answer/${one.websiteId}/${id}`, body))).toBe('ok');
}

const figures = async (one: DeskWorld, year?: number) => {
  const { json } = await one.owner.call(
    'GET',
    `/requests/metrics/${one.websiteId}${year === undefined ? '' : `?year=${year}`}`,
  );
  const { metrics, year: of } = json['data'] as { metrics: RequestMetric[]; year: number };
  return { year: of, of: (kind: string) => metrics.find((one) => one.kind === kind) };
};

test('received, complied with, denied, median and mean of the year before, by the kinds of California', async () => {
  await using one = await deskWorld(database.db, { laws: ['gdpr', 'ccpa_cpra'] });
  const { clock } = one.service;
  const year = clock().getUTCFullYear() + 1;
  clock.advance(Date.parse(`${year}-01-10T12:00:00Z`) - clock().getTime());
  await asked(one, 'access', { after: 3 });
  await asked(one, 'portability', { after: 10, act: 'refused' });
  await asked(one, 'access', { after: 6 });
  await asked(one, 'access', { act: null });
  await asked(one, 'opt-out', { after: 0 });
  await asked(one, 'opt-out', { after: 5 });
  await asked(one, 'objection', { after: 1 });
  // Nobody pressed the link.
  await one.send({ kind: 'deletion', said: '', email: ada });
  clock.advance(Date.parse(`${year + 1}-02-01T12:00:00Z`) - clock().getTime());
  await asked(one, 'access', { after: 1 });

  const { year: of, of: metric } = await figures(one);
  expect(of).toBe(year);
  expect(metric('know')).toEqual({
    kind: 'know',
    received: 4,
    done: 2,
    refused: 1,
    median_days: 6,
    mean_days: 6.3,
  });
  expect(metric('opt-out')).toMatchObject({ received: 2, done: 2, median_days: 2.5, mean_days: 2.5 });
  expect(metric('deletion')).toMatchObject({ received: 0, median_days: null, mean_days: null });
  expect((await figures(one, year + 1)).of('know')).toMatchObject({ received: 1, done: 1, median_days: 1 });
  const bad = await one.owner.call('GET', `/requests/metrics/${one.websiteId}?year=1999`);
  expect(bad.json['success']).toBe(false);
});

test('the log as CSV and as JSON: all of this desk, in their order, without notes', async () => {
  await using one = await deskWorld(database.db);
  for (const kind of ['objection', 'restriction', 'access'] as const) await asked(one, kind, { after: 1 });
  const [{ request_id: id } = { request_id: '' }] = await one.list('closed');
  const note = { note_id: crypto.randomUUID(), said: 'He is angry.' };
  await one.owner.call('POST', `/requests/note/${one.websiteId}/${id}`, note);
  const file = async (format: 'csv' | 'json') => {
    const { json } = await one.owner.call('POST', `/requests/export/${one.websiteId}`, { format });
    const { url, records, file_name: name } = json['data'];
    expect([records, name]).toEqual([3, `requests.${format}`]);
    const { pathname, search } = new URL(url);
    return one.ask('GET', pathname + search);
  };
  const csv = await file('csv');
  expect(csv.headers['content-disposition']).toBe('attachment; filename="requests.csv"');
  const lines = csv.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('number,kind,state,received_at');
  const json = JSON.parse((await file('json')).body) as { site: string; requests: Record<string, unknown>[] };
  expect(json.site).toBe('shop.example');
  expect(json.requests.map(({ kind }) => kind)).toEqual(['objection', 'restriction', 'access']);
  expect(json.requests[0]).toMatchObject({ state: 'done', told: 'As asked.', said: 'Mine.' });
  expect(csv.body + JSON.stringify(json)).not.toContain('angry');
  expect((await one.ask('GET', '/request-logs?file=a.b')).status).toBe(404);
  const eve = await one.service.customer({ email: 'eve@shop.example' });
  const theirs = await eve.call('POST', `/requests/export/${one.websiteId}`, { format: 'csv' });
  expect(codeOf(theirs)).toBe('not-found');
});
