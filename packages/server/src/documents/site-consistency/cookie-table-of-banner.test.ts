import { defaultAppearance } from '@clausewright/banner/publish';
import { expect, test } from 'vitest';
import { person, post, send } from '../../customers/accounts/testing/people.ts';
import { planAnswers } from '../planning/plan-answers.ts';
import { visitor } from '../agreements/testing/visitor.ts';
import { frenchService } from '../agreements/testing/french-service.ts';
import { makeConsentPlan } from '../../platform/http/testing/consent-rows.ts';
import { findNewerTexts } from '../library-updates/find-newer-texts.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { essential, someVendor } from '../../consent/consents/testing/some-vendor.ts';

const database = useTestDatabase();

test('the table of a cookies policy matches the site’s published banner', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, 'ada@shop.example');
  const policy = {
    agreement_for: ['website'],
    website_name: 'Shop',
    website_url: 'https://shop.example',
    consent_source: 'banner',
    document_languages: ['fr'],
  };
  // The preview shows but the beginning of what has to be paid for; the plan has all of it.
  const tableFor = async (ownerId: string | null, answers: object = policy) => {
    const planned = await planAnswers(one.ports, { type: 'COOKIES_POLICY', answers, ownerId });
    if (!planned.ok) throw new Error(planned.reason);
    return JSON.stringify(planned.plan.draft.clauses.filter(({ id }) => id === 'cp.table'));
  };
  const { id: owner } = await database.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  expect(await tableFor(owner)).toBe('[]');

  const site = { request_id: crypto.randomUUID(), site_url: 'shop.example' };
  const { json } = await post(one, '/privacy-consent/new', site, ada);
  const consent = json['data'].id as string;
  await makeConsentPlan(database, ada, consent);
  const publish = async (cookies: string[]) => {
    await post(
      one,
      `/privacy-consent/vendors/${consent}`,
      { vendors: [essential, someVendor({ cookies })] },
      ada,
    );
    expect((await post(one, `/privacy-consent/publish/${consent}`, {}, ada)).status).toBe(200);
  };
  await publish(['_count*']);

  const told = await tableFor(owner);
  for (const said of ['Shop Ltd', '_count*', '30\u00A0jours', 'mesure d’audience', 'France']) {
    expect(told).toContain(said);
  }
  expect(told).toContain('https://statistics.example/privacy');
  // Who has no right to the banner is told nothing of it.
  expect(await tableFor(null)).toBe('[]');
  expect(await tableFor(owner, { ...policy, consent_source: 'generic' })).toBe('[]');

  // A cookie more is another table, and no other Privacy Policy.
  const request = {
    request_id: crypto.randomUUID(),
    type: 'PRIVACY_POLICY',
    answers: { ...frenchService, website_url: 'https://shop.example', document_languages: ['en'] },
  };
  const made = await post(one, '/agreement/new', request, ada);
  await publish(['_count*', '_again']);
  expect(await tableFor(owner)).toContain('_again');
  // Nor is what the banner keeps for the site's own server.
  expect(await tableFor(owner)).not.toContain('cw_allowed');
  const appearance = { ...defaultAppearance('fr'), protection: 'server' };
  expect((await send(one, 'PUT', `/privacy-consent/${consent}`, { appearance }, ada)).status).toBe(200);
  await publish(['_count*', '_again']);
  expect(await tableFor(owner)).toContain('cw_allowed');
  expect((await findNewerTexts(one.ports)).failed).toEqual([]);
  const path = `/agreement/details/update/${made.json['data'].agreement_id}`;
  const { json: details } = await send(one, 'GET', path, undefined, ada);
  expect(details['data'].update_reasons).toEqual([]);
});
