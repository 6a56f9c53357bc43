import type { AgreementType } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { person, post, send } from '../../customers/accounts/testing/people.ts';
import { json } from '../../platform/database/json.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { frenchService } from './testing/french-service.ts';
import { ensureWebsite } from '../../websites/website-store.ts';
import { visitor } from './testing/visitor.ts';

const database = useTestDatabase();
const policy = { ...frenchService, document_languages: ['en'] };

test('a further document of a site is prefilled from earlier answers', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const bob = await person(one, 'bob@shop.example');
  const generate = async (who?: typeof ada, change: object = {}) => {
    const body = {
      request_id: crypto.randomUUID(),
      type: 'PRIVACY_POLICY',
      answers: { ...policy, ...change },
    };
    const { json } = await post(one, '/agreement/new', body, who);
    return json['data'] as { agreement_id: string; access_token: string };
  };
  const profile = async (
    agreements: { agreement_id: string; token?: string }[],
    who?: typeof ada,
    type = 'TERMS_CONDITIONS',
  ) => (await post(one, '/agreement/site-profile', { type, agreements }, who)).json;

  const { agreement_id: id } = await generate(ada);
  await generate(ada, { website_url: 'https://other.example', business_name: 'Andere AG' });
  const told = (await profile([{ agreement_id: id }], ada))['data'];
  expect(told).toMatchObject({
    name: 'Shop',
    agreements: [{ agreement_id: id, type: 'PRIVACY_POLICY' }],
    answers: { website_name: 'Shop', business_name: 'Exemple SA', country: 'FR', document_languages: ['en'] },
  });
  expect(told.answers).not.toHaveProperty('pd_types');
  expect(told.answers).not.toHaveProperty('effective_date');

  // Whoever holds no proof is told nothing; one proof opens no other agreement.
  expect((await profile([{ agreement_id: id }]))['messages'][0].code).toBe('no-access');
  expect((await profile([{ agreement_id: id }], bob))['messages'][0].code).toBe('other-account');
  expect((await profile([{ agreement_id: id }], ada, 'NOTHING'))['success']).toBe(false);

  // A visitor shows every proof that the browser has: those of other sites take no part.
  const first = await generate();
  const second = await generate(undefined, {
    website_url: 'https://www.shop.example/x',
    business_name: 'Neu SA',
  });
  const third = await generate(undefined, { website_url: 'https://third.example' });
  const proven = [second, first, third].map(({ agreement_id, access_token: token }) => ({
    agreement_id,
    token,
  }));
  const visitors = (await profile(proven))['data'];
  expect(visitors.answers.business_name).toBe('Neu SA');
  expect(visitors.agreements).toHaveLength(2);
  const wrong = await profile([proven[0] ?? { agreement_id: id }, { agreement_id: id, token: 'x' }]);
  expect(wrong['data'].agreements).toHaveLength(1);
});

test('documents of one site with different answers to the same question are distinguished', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const generate = async (change: object = {}) => {
    const body = {
      request_id: crypto.randomUUID(),
      type: 'PRIVACY_POLICY',
      answers: { ...policy, ...change },
    };
    const { json } = await post(one, '/agreement/new', body, ada);
    return json['data'].agreement_id as string;
  };
  const id = await generate();
  const differences = async (of: string, who?: typeof ada) =>
    (await send(one, 'GET', `/agreement/site-differences/${of}`, undefined, who)).json['data']?.agreements;
  expect(await differences(id, ada)).toEqual([]);

  const other = await generate({ business_name: 'Exemple & fils SA', effective_date: '2026-05-01' });
  expect(await differences(id, ada)).toEqual([
    {
      agreement_id: other,
      type: 'PRIVACY_POLICY',
      questions: [{ id: 'business_name', label: expect.stringMatching(/\w+/) }],
    },
  ]);
  await send(one, 'DELETE', `/agreement/delete/${other}`, undefined, ada);
  expect(await differences(id, ada)).toEqual([]);
  const gone = { type: 'COOKIES_POLICY', agreements: [{ agreement_id: other }] };
  expect((await post(one, '/agreement/site-profile', gone, ada)).json['messages'][0].code).toBe('not-found');
});

test('what one document takes over from an older one is what that one says otherwise, and nothing that costs', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const generate = async (change: object = {}) => {
    const body = {
      request_id: crypto.randomUUID(),
      type: 'PRIVACY_POLICY',
      answers: { ...policy, ...change },
    };
    return (await post(one, '/agreement/new', body, ada)).json['data'].agreement_id as string;
  };
  const address = { business_address: '9 rue Neuve\n75002 Paris' };
  const older = await generate({ ...address, document_languages: ['en', 'fr'] });
  const newer = await generate({ business_address: '1 rue Vieille\n75001 Paris' });
  await generate({ ...address, website_name: 'Boutique' });
  const ask = async (body: object) =>
    (await post(one, '/agreement/site-profile', { type: 'PRIVACY_POLICY', ...body }, ada)).json['data'];
  const agreements = [{ agreement_id: older }];

  // The first that was named is the first that is asked, however many are newer.
  const told = await ask({ agreements });
  expect(told.agreements[0].agreement_id).toBe(older);
  expect(told.answers).toMatchObject({ ...address, website_name: 'Shop' });

  const taken = await ask({ agreements, into: { agreement_id: newer } });
  expect(taken.answers).toEqual(address);
  const differing = await send(one, 'GET', `/agreement/site-differences/${older}`, undefined, ada);
  expect(
    differing.json['data'].agreements
      .find(({ agreement_id: id }: { agreement_id: string }) => id === newer)
      .questions.map(({ id }: { id: string }) => id),
  ).toEqual(['business_address']);

  const bob = await person(one, 'bob@shop.example');
  const foreign = { type: 'PRIVACY_POLICY', agreements, into: { agreement_id: newer } };
  expect((await post(one, '/agreement/site-profile', foreign, bob)).json['success']).toBe(false);
});

test('the first document of a website begins with what its owner said of it in a table', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const bob = await person(one, 'bob@shop.example');
  const facts = {
    name: 'Bücher',
    company: 'Muster GmbH',
    country: 'DE',
    email: 'kontakt@shop.example',
    languages: 'de en',
  };
  const id = await database.db
    .transaction()
    .execute((trx) =>
      ensureWebsite(trx, ada.id, { kind: 'website', name: 'xn--bcher-kva.example', now: one.clock() }),
    );
  const profile = async (who: typeof ada, type: AgreementType) => {
    const body = { type, agreements: [{ agreement_id: id }] };
    return (await post(one, '/agreement/site-profile', body, who)).json;
  };
  expect((await profile(ada, 'DISCLAIMER'))['data']).toMatchObject({
    name: 'bücher.example',
    answers: { website_url: 'https://bücher.example' },
  });
  await database.db
    .updateTable('websites')
    .set({ facts: json(facts) })
    .execute();
  for (const type of ['DISCLAIMER', 'PRIVACY_POLICY', 'TERMS_CONDITIONS', 'COOKIES_POLICY'] as const) {
    expect((await profile(ada, type))['data']).toMatchObject({
      name: 'Bücher',
      asked: [],
      agreements: [],
      answers: {
        website_name: 'Bücher',
        entity_type: 'business',
        business_name: 'Muster GmbH',
        country: 'DE',
        contact_email: 'kontakt@shop.example',
        document_languages: ['de', 'en'],
      },
    });
  }
  expect((await profile(bob, 'DISCLAIMER'))['messages'][0].code).toBe('not-found');
});
