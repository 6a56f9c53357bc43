import { PdfRenderer } from '@clausewright/documents';
import { afterAll, expect, test } from 'vitest';
import { person, send } from '../../customers/accounts/testing/people.ts';
import { renderFiles } from '../../documents/agreements/render-files.ts';
import { complete, type Json, twoLanguages, visitor } from '../../documents/agreements/testing/visitor.ts';
import { defaultAppearance } from '@clausewright/banner/publish';
import { planWorld, type Subscriber } from '../../billing/subscriptions/testing/plan-world.ts';
import { someVendor } from '../../consent/consents/testing/some-vendor.ts';
import { countedQueries } from '../../testing/counted-queries.ts';
import { makeConsentPlan } from './testing/consent-rows.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const pdf = new PdfRenderer();
afterAll(() => pdf[Symbol.asyncDispose]());

/** How often each call asks the database, the look at the session included. */
const asked: Readonly<Record<string, number>> = {
  'GET /agreement/details/:id': 5,
  'GET /agreement/sale-details/:id': 11,
  'GET /agreement/download-details/:id': 6,
  'GET /agreement/public-download-details/:id': 6,
  'POST /agreement/generate-files': 4,
  'POST /agreement/costs/:id': 7,
  'GET /agreement/send-customer-email/:id': 5,
  'GET /customer/agreements/all': 3,
  'GET /customer/agreements/all?q=shop&sort=name&per_page=100': 3,
  'GET /customer/agreements/unpaid': 3,
};

const lists = Object.keys(asked).filter((route) => route.startsWith('GET /customer/'));

test('each agreement call needs the listed number of queries, for any amount of data', async () => {
  const counted = countedQueries(database.db);
  await using one = await visitor(counted.db);
  const ada = await person(one, 'ada@shop.example');
  const made = async (answers: object): Promise<Json> => {
    const body = { request_id: crypto.randomUUID(), type: 'TEST', answers };
    return (await send(one, 'POST', '/agreement/new', body, ada)).json['data'] as Json;
  };
  const counts = async ({ agreement_id: id }: Json): Promise<Json> => {
    const found: Json = {};
    for (const route of Object.keys(asked)) {
      const [method = '', path = ''] = route.split(' ');
      const body = { ...(path.endsWith('files') && { agreement_id: id }) };
      const isPost = method === 'POST';
      found[route] = await counted.during(async () => {
        const reply = await send(
          one,
          isPost ? 'POST' : 'GET',
          path.replace(':id', id),
          isPost ? body : undefined,
          ada,
        );
        expect([route, reply.code]).toEqual([route, null]);
      });
    }
    return found;
  };
  const small = await made(complete);
  expect(await counts(small)).toEqual(asked);

  const large = await made(twoLanguages);
  const { agreement_id: id, costs } = large;
  const item = { item_type: 'agreement', item_id: id };
  const order = { ...item, processor: 'sandbox', expected_total: costs.total };
  const opened = (await send(one, 'POST', '/transaction/new', order, ada)).json['data'];
  await send(one, 'POST', opened.processing_path, { token: 'approve' }, ada);
  await send(one, 'POST', '/agreement/generate-files', { agreement_id: id }, ada);
  await renderFiles({ db: database.db, clock: one.clock, pdf }, one.enqueued.at(-1) ?? '');
  for (let more = 0; more < 8; more += 1) await made(more % 2 === 0 ? complete : twoLanguages);
  // What is not finished may wait for its payment or its owner: three more, however many there are.
  expect(await counts(large)).toEqual({ ...asked, ...Object.fromEntries(lists.map((route) => [route, 6])) });
});

/** The same of privacy consents. */
const askedOfConsents: Readonly<Record<string, number>> = {
  'GET /privacy-consent/list': 3,
  'GET /privacy-consent/subscription-stats': 3,
  'GET /privacy-consent/details/:id': 8,
  'GET /privacy-consent/vendors/:id': 3,
  'GET /privacy-consent/sale-details/:id': 4,
  'POST /privacy-consent/domain-exists': 3,
  'POST /privacy-consent/check-customer-active/:id': 3,
};

test('each privacy consent call needs the listed number of queries, for any number of consents', async () => {
  const counted = countedQueries(database.db);
  await using world = await planWorld(counted.db);
  const ada = await world.subscriber();
  const made = async (who: Subscriber, languages: readonly ('de' | 'en')[]): Promise<string> => {
    const id = await who.consent();
    const vendors = languages.map((name) => someVendor({ name }));
    await who.call('POST', `/privacy-consent/vendors/${id}`, { vendors });
    await makeConsentPlan(database, who, id);
    await who.call('PUT', `/privacy-consent/${id}`, {
      appearance: { ...defaultAppearance('en'), languages },
    });
    expect((await who.call('POST', `/privacy-consent/publish/${id}`, {}))['success']).toBe(true);
    return id;
  };
  const counts = async (id: string) => {
    const found: Json = {};
    // Opening the session of a call asks too.
    const opening = await counted.during(() => ada.call('GET', '/privacy-consent/nothing'));
    for (const route of Object.keys(askedOfConsents)) {
      const [method = '', path = ''] = route.split(' ');
      const body = path.endsWith('exists') ? { site_url: 'shop.example' } : {};
      const ask = async () => {
        const url = path.replace(':id', id);
        const reply = method === 'POST' ? await ada.call('POST', url, body) : await ada.call('GET', url);
        expect([route, reply['success']]).toEqual([route, true]);
      };
      found[route] = (await counted.during(ask)) - opening;
    }
    return found;
  };
  const small = await made(ada, ['en']);
  expect(await counts(small)).toEqual(askedOfConsents);
  for (let more = 0; more < 4; more += 1) await made(ada, ['en', 'de']);
  expect(await counts(await made(ada, ['en', 'de']))).toEqual(askedOfConsents);
});
