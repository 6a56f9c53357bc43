// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { draftClause } from '@clausewright/engine/document/assemble';
import { blockText } from '@clausewright/engine/document/tree-text';
import { definitions } from './definitions/clause.ts';
import { intro } from './intro/clause.ts';
import { nodata } from './nodata/clause.ts';
import { summary } from './summary/clause.ts';

const rows = (...names: string[]) => names.map((name, i) => ({ _id: String(i), name }));
const person = {
  entity_type: ['business', 'individual', undefined],
  business_name: ['Nord GmbH', undefined],
  business_address: ['Weg 1\n24103 Kiel', undefined],
};
const laws = [['gdpr'], ['caloppa', 'minors_22581'], ['gdpr', 'uk_gdpr', 'lgpd'], undefined];
const tools = { pd_none_confirm: [undefined, 'yes'], other_vendors: [undefined, ['hetzner']] };

const places = pairwiseAnswers({
  ...person,
  agreement_for: [['website'], ['app'], ['website', 'app'], undefined],
  website_name: ['Shop', undefined],
  app_name: ['Snap', undefined],
  app_stores: [['apple', 'google', 'own'], ['amazon', 'microsoft', 'steam', 'other'], undefined],
  app_platforms: [undefined, ['ios', 'android'], ['web', 'console', 'tv', 'other']],
  extra_sites: [undefined, [{ _id: '1', extra_site_name: 'Blog', extra_site_url: 'https://b.example' }]],
  trading_name: [undefined, 'Nord'],
  legal_form: [undefined, 'GmbH'],
  country: ['DE', undefined],
  contact_methods: [['email'], ['phone']],
});
const uses = pairwiseAnswers({
  ...person,
  ...tools,
  laws,
  pd_types: [['email', 'name'], ['none'], undefined],
  'pd_types.own': [undefined, rows('Lieblingsfarbe')],
  purposes: [['provide', 'advertising'], ['provide'], ['other'], undefined],
  pd_sources: [['person'], ['person', 'partners', 'public', 'data-brokers'], undefined],
  social_login: ['no', 'yes'],
  pd_indirect_types: [undefined, ['email']],
  share_with: [['service-providers', 'authorities'], ['authorities'], undefined],
  'share_with.own': [undefined, rows('Verein')],
  ads: ['no', 'yes'],
  ai_features: [['none'], ['scoring'], undefined],
  country: ['DE', 'US'],
  transfers: [undefined, 'no', 'yes', 'unknown'],
  eu_rep: [undefined, [{ _id: '1', eu_rep_name: 'Rep', eu_rep_address: 'X', eu_rep_email: 'r@b.example' }]],
  request_channels: [['email', 'post'], ['form', 'account-settings', 'phone'], undefined],
});
const plain = pairwiseAnswers({ ...tools, laws });

test('the introduction is equivalent in six languages', () => {
  expectParity(intro, places);
  expectParity(summary, uses);
  expectParity(definitions, plain);
  expectParity(nodata, plain);
});

function english(answers: object): string {
  return blockText(draftClause(summary, answers, { language: 'en', today: '2026-11-21' }).blocks);
}

test('the summary names recipients implied by other answers', () => {
  const told = english({ share_with: ['authorities'], ads: 'yes', ugc: 'yes', emails: 'yes' });
  expect(told).toMatch(/Recipients: public authorities, other users, advertising partners/);
});

test('the summary names sign-in services even if that source was unticked', () => {
  expect(english({ pd_sources: ['person'], social_login: 'yes' })).toContain(
    'with whose account you sign in',
  );
});

test('the right to object to automated decisions is stated where there are any', () => {
  const told = (...ai_features: string[]): boolean =>
    english({ laws: ['gdpr'], ai_features }).includes('right to object to automated decisions');
  expect(told('recommendations')).toBe(false);
  expect(told('recommendations', 'scoring')).toBe(true);
});
