import { expect, test } from 'vitest';
import { person, post, send } from '../../customers/accounts/testing/people.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { frenchService } from '../agreements/testing/french-service.ts';
import { visitor } from '../agreements/testing/visitor.ts';

const database = useTestDatabase();

/** On a website and in an app; ages from 18, letters to info@shop.example. */
const policy = {
  ...frenchService,
  agreement_for: ['website', 'app'],
  app_name: 'Shop to go',
  app_stores: ['apple'],
  app_permissions: ['none'],
  document_languages: ['en'],
};
const terms = {
  agreement_for: ['website'],
  website_url: 'https://www.shop.example/terms',
  contact_methods: ['email'],
  contact_email: 'Info@Shop.example',
  min_age: 16,
};

test('a document is compared with the others of its owner and site while it is answered', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const bob = await person(one, 'bob@shop.example');
  const generate = async (who: typeof ada, change: object = {}) => {
    const body = {
      request_id: crypto.randomUUID(),
      type: 'PRIVACY_POLICY',
      answers: { ...policy, ...change },
    };
    const { json } = await post(one, '/agreement/new', body, who);
    expect(json).toMatchObject({ data: { status: 'finalized' } });
    return json['data'].agreement_id as string;
  };
  const found = async (type: string, answers: object, who?: typeof ada) => {
    const { json } = await post(one, '/agreement/preview', { type, answers, language: 'en' }, who);
    return json['data'].document_contradictions;
  };
  const ofTerms = (change: object = {}, who: typeof ada | undefined = ada) =>
    found('TERMS_CONDITIONS', { ...terms, ...change }, who);

  expect(await ofTerms()).toEqual([]);
  await generate(bob);
  await generate(ada, { agreement_for: ['website'], website_url: 'https://other.example' });
  expect(await ofTerms()).toEqual([]);

  const id = await generate(ada);
  const age = {
    code: 'age-differs',
    subject: null,
    question: 'min_age',
    other: { agreement_id: id, type: 'PRIVACY_POLICY', question: 'min_age' },
  };
  // With `www.` it is the same site, and capitals make no other mailbox.
  expect(await ofTerms()).toEqual([age]);
  expect(await ofTerms({ min_age: 18 })).toEqual([]);
  expect(await ofTerms({ min_age: 18, contact_email: 'help@shop.example' })).toMatchObject([
    { code: 'contact-differs', other: { agreement_id: id, question: 'contact_email' } },
  ]);
  expect(await ofTerms({ website_url: 'https://shop.test' })).toEqual([]);
  // What is software has no address: the app tells.
  const software = { agreement_for: ['mobile'], app_name: ' shop TO go', min_age: 13 };
  expect(await found('EULA', software, ada)).toEqual([age]);
  expect(await found('EULA', { ...software, app_name: 'Shop' }, ada)).toEqual([]);
  // The document itself, while it is updated.
  expect(await found('PRIVACY_POLICY', { ...policy, min_age: 14 }, ada)).toEqual([]);

  const { json: visitors } = await post(one, '/agreement/preview', {
    type: 'TERMS_CONDITIONS',
    answers: terms,
    language: 'en',
  });
  expect(visitors['data'].document_contradictions).toEqual([]);
  expect((await send(one, 'DELETE', `/agreement/delete/${id}`, undefined, ada)).code).toBeNull();
  expect(await ofTerms()).toEqual([]);
});

test('sellers to consumers in the Union are reminded of the withdrawal function', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const preview = async (change: object) => {
    const answers = {
      agreement_for: ['website'],
      website_url: 'https://shop.example',
      country: 'DE',
      consumer_type: 'consumers',
      goods_kinds: ['physical'],
      ...change,
    };
    const body = { type: 'RETURN_REFUND_POLICY', answers, language: 'en' };
    return (await post(one, '/agreement/preview', body, ada)).json['data'].document_contradictions;
  };
  expect(await preview({})).toEqual([
    { code: 'withdrawal-missing', subject: null, question: 'withdrawal_url', other: null },
  ]);
  expect(await preview({ withdrawal_url: 'https://shop.example/withdraw' })).toEqual([]);
  expect(await preview({ consumer_type: 'businesses' })).toEqual([]);
});

test('a visitor from elsewhere is reminded of a representative in the Union', async () => {
  await using one = await visitor(database.db);
  const preview = async (change: object) => {
    const answers = {
      agreement_for: ['website'],
      website_url: 'https://shop.example',
      country: 'US',
      state: 'US_TX',
      audience_regions: ['us', 'eu'],
      ...change,
    };
    const body = { type: 'PRIVACY_POLICY', answers, language: 'en' };
    return (await post(one, '/agreement/preview', body)).json['data'].document_contradictions;
  };
  expect(await preview({})).toEqual([
    { code: 'eu-representative-missing', subject: null, question: 'eu_rep', other: null },
  ]);
  const eu_rep = [{ _id: 'r1', eu_rep_name: 'Rep', eu_rep_address: 'Weg 1', eu_rep_email: 'r@shop.example' }];
  expect(await preview({ eu_rep })).toEqual([]);
  expect(await preview({ country: 'DE', state: 'DE_BE' })).toEqual([]);
});
