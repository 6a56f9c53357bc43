import { bannerTexts, defaultAppearance } from '@clausewright/banner/publish';
import { expect, test } from 'vitest';
import { person, post, send } from '../../customers/accounts/testing/people.ts';
import { visitor } from '../agreements/testing/visitor.ts';
import { makeConsentPlan } from '../../platform/http/testing/consent-rows.ts';
import { findNewerTexts } from '../library-updates/find-newer-texts.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { frenchService } from '../agreements/testing/french-service.ts';
import { someVendor } from '../../consent/consents/testing/some-vendor.ts';

const database = useTestDatabase();

const answers = {
  ...frenchService,
  website_url: 'https://www.shop.example/start',
  document_languages: ['en'],
  law_alerts: 'yes',
};

test('a document adopts the site’s published banner with one click and never automatically', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const bob = await person(one, 'bob@shop.example');
  const generate = async (who: typeof ada, change: object = {}) => {
    const body = {
      request_id: crypto.randomUUID(),
      type: 'PRIVACY_POLICY',
      answers: { ...answers, ...change },
    };
    const made = await post(one, '/agreement/new', body, who);
    expect(made.json['data']).toMatchObject({ status: 'finalized' });
    return made.json['data'].agreement_id as string;
  };
  const id = await generate(ada);
  const elsewhere = await generate(ada, { website_url: 'https://other.example' });
  const strangers = await generate(bob);
  const textOf = async (agreement: string) => {
    const version = await database.db
      .selectFrom('agreements as a')
      .innerJoin('agreement_versions as v', 'v.id', 'a.current_version_id')
      .innerJoin('agreement_documents as d', 'd.version_id', 'v.id')
      .select(['d.tree', 'v.number', 'v.included'])
      .where('a.id', '=', agreement)
      .executeTakeFirstOrThrow();
    return { text: JSON.stringify(version.tree), number: version.number };
  };
  const why = async (agreement: string, who = ada) => {
    const { json } = await send(one, 'GET', `/agreement/details/update/${agreement}`, undefined, who);
    return (json['data'].update_reasons as { kind: string }[]).map(({ kind }) => kind);
  };
  const update = async () => {
    const { json: now } = await send(one, 'GET', `/agreement/details/${id}`, undefined, ada);
    const { revision } = now['data'];
    const request = { request_id: crypto.randomUUID(), type: 'PRIVACY_POLICY', answers };
    return (await post(one, `/agreement/update/${id}`, { ...request, edits: 'reset', revision }, ada)).json;
  };
  const search = async () => expect((await findNewerTexts(one.ports)).failed).toEqual([]);
  await search();
  expect(await why(id)).toEqual([]);

  const made = await post(
    one,
    '/privacy-consent/new',
    { request_id: crypto.randomUUID(), site_url: 'shop.example' },
    ada,
  );
  const consent = made.json['data'].id as string;
  await makeConsentPlan(database, ada, consent);
  const vendors = [someVendor({ name: 'Counter' }), someVendor({ name: 'Maps', type: 'FUNCTIONALITY' })];
  await post(one, `/privacy-consent/vendors/${consent}`, { vendors }, ada);
  const publish = () => post(one, `/privacy-consent/publish/${consent}`, {}, ada);
  const contradictions = async () => {
    const { json } = await send(one, 'GET', `/privacy-consent/contradictions/${consent}`, undefined, ada);
    return json['data'].agreements as { agreement_id: string; found: { code: string; subject: string }[] }[];
  };
  const preview = async (who?: typeof ada) => {
    const body = { type: 'PRIVACY_POLICY', answers, language: 'en' };
    return (await post(one, '/agreement/preview', body, who)).json['data'];
  };

  // Edited only: told where it will contradict, and nothing follows.
  expect((await contradictions()).map((of) => of.agreement_id)).toEqual([id]);
  const [{ found } = { found: [] }] = await contradictions();
  expect(found.map(({ code, subject }) => `${code} ${subject}`)).toEqual(
    expect.arrayContaining(['vendor-not-in-policy Counter', 'use-denied Counter']),
  );
  expect((await preview(ada)).contradictions).toBeNull();
  one.jobs.length = 0;
  expect((await publish()).status).toBe(200);
  expect(one.jobs).toContain('find-newer-texts');
  await search();
  expect(await why(id)).toEqual(['banner']);
  // Nothing of ours is newer.
  const { json: own } = await send(one, 'GET', '/customer/agreements/all', undefined, ada);
  const listed = (own['data'].agreements as { agreement_id: string }[]).find(
    (row) => row.agreement_id === id,
  );
  expect(listed).toMatchObject({ update_available: true, update_by_banner: true });
  expect([await why(elsewhere), await why(strangers, bob)]).toEqual([[], []]);
  const letters = database.db.selectFrom('outbox').select('recipient').where('message', '=', 'law-alert');
  expect(await letters.execute()).toEqual([]);
  expect((await textOf(id)).text).not.toContain('Counter');

  const shown = await preview(ada);
  expect(shown.html).toContain('Counter');
  expect(shown.contradictions).toMatchObject({ consent_id: consent });
  const visitors = await preview();
  expect([visitors.contradictions, visitors.html.includes('Counter')]).toEqual([null, false]);

  expect(await update()).toMatchObject({ success: true });
  const { text, number } = await textOf(id);
  const { layer, preferences } = bannerTexts.en;
  for (const said of [
    '180\u00A0days',
    layer.choices,
    `${preferences.types.ANALYTICS.name}: `,
    'Counter',
    'Maps',
  ])
    expect(text).toContain(said);
  // The same once more is the same version.
  expect(await update()).toMatchObject({ success: true });
  expect((await textOf(id)).number).toBe(number);
  await search();
  expect(await why(id)).toEqual([]);

  // Colours say nothing; a switch does.
  one.jobs.length = 0;
  const appearance = { ...defaultAppearance('en'), colour: 'red' };
  await send(one, 'PUT', `/privacy-consent/${consent}`, { appearance }, ada);
  expect((await publish()).status).toBe(200);
  expect(one.jobs).not.toContain('find-newer-texts');
  await send(one, 'PUT', `/privacy-consent/active-toggle/${consent}`, { active: false }, ada);
  await search();
  expect(await why(id)).toEqual(['banner']);
  expect(await update()).toMatchObject({ success: true });
  expect((await textOf(id)).text).not.toContain('Counter');
});

test('a new banner is given what the policies of its site name, and of no other site or owner', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const bob = await person(one, 'bob@shop.example');
  const vendors = { analytics: 'yes', analytics_vendors: ['matomo', 'google-analytics'] };
  const generate = async (change: object) => {
    const given = { type: 'PRIVACY_POLICY', answers: { ...answers, ...vendors, ...change } };
    const made = await post(one, '/agreement/new', { request_id: crypto.randomUUID(), ...given }, ada);
    return made.json['data'].agreement_id as string;
  };
  const id = await generate({});
  await generate({ website_url: 'https://other.example', analytics_vendors: ['hotjar'] });
  const named = async (site: string, who = ada) => {
    const { json } = await post(one, '/privacy-consent/site-vendors', { site_url: site }, who);
    return json['data'].agreements as unknown[];
  };
  const found = { agreement_id: id, type: 'PRIVACY_POLICY', vendors: vendors.analytics_vendors };
  expect(await named('shop.example')).toEqual([found]);
  expect(await named('third.example')).toEqual([]);
  expect(await named('shop.example', bob)).toEqual([]);
});
