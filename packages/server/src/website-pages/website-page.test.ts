import { randomUUID } from 'node:crypto';
import type { ScanResult, WebsitePage } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { insertConsent } from '../consent/consents/consent-store.ts';
import { person, send } from '../customers/accounts/testing/people.ts';
import { anew } from '../platform/http/testing/route-row.ts';
import { complete, visitor } from '../documents/agreements/testing/visitor.ts';
import { json } from '../platform/database/json.ts';
import { newId } from '../platform/database/ids.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { postponeNext } from './postpone-next.ts';
import { readWebsitePage } from './read-website-page.ts';
import { readWebsiteStates } from './read-website-states.ts';
import { ensureWebsite } from '../websites/website-store.ts';

const database = useTestDatabase();

async function world() {
  const one = await visitor(database.db);
  const ada = await person(one, `${newId().toLowerCase()}@shop.example`);
  const session = { id: 'session', customerId: ada.id, role: 'customer', language: 'en' } as const;
  const generate = async (answers: object) => {
    const body = { ...anew(), answers: { ...complete, ...answers } };
    const reply = await send(one, 'POST', '/agreement/new', body, { bearer: ada.bearer });
    expect(reply.json['success']).toBe(true);
  };
  const website = (name: string) =>
    database.db
      .transaction()
      .execute((trx) => ensureWebsite(trx, ada.id, { kind: 'website', name, now: one.clock() }));
  const look = async (
    websiteId: string,
    findings: Partial<ScanResult['findings'][number]>[],
    limits: string[] = [],
  ) => {
    const result = {
      browser: '',
      pages: [{ url: '', title: '', language: '', limits }],
      passes: [],
      limits: [],
      services: [],
      own: [],
      forms: [],
      findings,
    };
    await database.db
      .insertInto('scans')
      .values({
        id: newId(),
        owner_id: ada.id,
        website_id: websiteId,
        address: 'https://shop.example/',
        state: 'done',
        result: json(result as unknown as ScanResult),
        created_at: one.clock(),
        finished_at: one.clock(),
        expires_at: new Date('2099-01-01'),
      })
      .execute();
  };
  const pageOf = async (id: string): Promise<WebsitePage> => {
    const read = await readWebsitePage(one.ports, { session, id });
    if (!read.ok) throw new Error(read.reason);
    return read.value;
  };
  const states = async (query: Parameters<typeof readWebsiteStates>[1]['query'] = {}) => {
    const read = await readWebsiteStates(one.ports, { session, query });
    if (!read.ok) throw new Error(read.reason);
    return read.value;
  };
  const put = (id: string, key: string, undo = false) => postponeNext(one.ports, { session, id, key, undo });
  return {
    one,
    ada,
    session,
    generate,
    website,
    look,
    pageOf,
    states,
    put,
    [Symbol.asyncDispose]: () => one[Symbol.asyncDispose](),
  };
}
const meta = { code: 'before-answer', severity: 'error', subject: 'Meta', count: 2 } as const;

test('a page joins documents, banner and the last look, and names one thing to do', async () => {
  await using here = await world();
  const { generate, website, look, pageOf, put, one, ada } = here;
  await generate({ website_url: 'https://shop.example' });
  const id = await website('shop.example');
  await database.db.transaction().execute((trx) =>
    insertConsent(trx, {
      ownerId: ada.id,
      requestId: randomUUID(),
      domain: 'shop.example',
      now: one.clock(),
    }),
  );
  await look(id, [meta, { ...meta, severity: 'warning' }]);
  const page = await pageOf(id);
  expect(page).toMatchObject({
    website: { name: 'shop.example' },
    next: { kind: 'finding', subject: 'Meta', code: 'before-answer', count: 1 },
    documents: [{ type: 'TEST', version: 1, due: null }],
    banner: { answers: 0, accepted: null },
    scan: { findings: [{ severity: 'error' }, { severity: 'warning' }] },
  });
  expect(page.banner?.days).toHaveLength(30);

  // Put off for 14 days, which can be taken back.
  const { key = '' } = page.next ?? {};
  expect(await put(id, key)).toMatchObject({ ok: true });
  expect((await pageOf(id)).next?.kind).not.toBe('finding');
  await put(id, key, true);
  expect((await pageOf(id)).next?.kind).toBe('finding');
  await put(id, key);
  one.clock.advance(15 * 86_400_000);
  expect((await pageOf(id)).next?.kind).toBe('finding');
});

test('a website that nothing was made for begins with a document', async () => {
  await using here = await world();
  const id = await here.website('empty.example');
  await here.look(id, []);
  expect(await here.pageOf(id)).toMatchObject({ documents: [], banner: null, next: { kind: 'document' } });
});

test('nobody else reads the page or puts anything off', async () => {
  await using here = await world();
  const id = await here.website('shop.example');
  const bob = await person(here.one, `${newId().toLowerCase()}@shop.example`);
  const session = { ...here.session, customerId: bob.id };
  const refused = { ok: false, reason: 'not-found' };
  expect(await readWebsitePage(here.one.ports, { session, id })).toEqual(refused);
  expect(await postponeNext(here.one.ports, { session, id, key: 'x', undo: false })).toEqual(refused);
});

test('the list tells how each website is, the most urgent first, and counts them', async () => {
  await using here = await world();
  const { generate, website, look, states } = here;
  await generate({ website_url: 'https://fine.example' });
  await look(await website('fine.example'), []);
  await look(await website('bad.example'), [meta]);
  await look(await website('away.example'), [], ['unreachable']);
  await look(await website('new.example'), []);
  const all = await states();
  expect(all.websites.map(({ name, state }) => [name, state])).toEqual([
    ['bad.example', 'act'],
    ['away.example', 'unreachable'],
    ['new.example', 'none'],
    ['fine.example', 'ok'],
  ]);
  expect(all).toMatchObject({ total: 4, counts: { act: 1, ok: 1, unreachable: 1, none: 1 } });
  const sought = await states({ q: 'NE.EX' });
  expect(sought).toMatchObject({ total: 1, websites: [{ name: 'fine.example' }], counts: { act: 0, ok: 1 } });
  expect(await states({ state: 'none' })).toMatchObject({ total: 1, websites: [{ name: 'new.example' }] });
  expect((await states({ sort: 'name', per_page: '1', page: '2' })).websites).toMatchObject([
    { name: 'bad.example' },
  ]);
  expect(await states({ page: '9' })).toMatchObject({ total: 4, websites: [] });
});
