import { expect, test } from 'vitest';
import { listStates } from '@clausewright/contract/countries';
import { eeaCountries } from '../../../places/regions.ts';
import type { Answers, Row } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { privacyPolicy } from '../questionnaire.ts';
import { authorities, authorityById, authorityOptions } from './authorities.ts';
import { derivedAuthority } from './authority.ts';
import { digitalConsentAge } from '../../../laws/digital-consent-age.ts';
import { usualAge } from '../../../shared/questions/usual-age.ts';
import { derivedHealthRecipients, derivedHealthSources } from './health.ts';
import { derivedEmailKinds, derivedPurposes } from './purposes.ts';
import { derivedRecipients } from './recipients.ts';
import { derivedSources } from './sources.ts';
import { derivedTransferTools } from './transfer-tools.ts';

const facts = (answers: Answers) => ({ answers, today: '2026-11-21' });

test('each country of the EEA and each German state has an authority, and no place has two', () => {
  const places = authorities.map(({ id }) => id);
  expect(new Set(places).size).toBe(places.length);
  for (const country of eeaCountries.filter((one) => one !== 'DE')) {
    expect(derivedAuthority(facts({ country })).value).toEqual([country.toLowerCase()]);
  }
  const german = listStates('DE', 'de').map(({ value }) => value);
  expect(german).toHaveLength(16);
  for (const state of german) {
    const [authority] = derivedAuthority(facts({ country: 'DE', state })).value;
    expect(authority).toBe(state.toLowerCase().replace('_', '-'));
  }
});

test('the authority is that of the state in Germany, and there is none outside the EEA', () => {
  expect(derivedAuthority(facts({ country: 'DE', state: 'DE_BY' })).value).toEqual(['de-by']);
  expect(derivedAuthority(facts({ country: 'US', state: 'US_CA' })).value).toEqual(['none']);
  expect(authorityById('de-by')?.url).toBe('https://www.lda.bayern.de');
  expect(authorityById('none')).toBeUndefined();
});

test('authorities are sorted by name after the suggested one', () => {
  expect(authorityOptions.filter((option) => !('more' in option))).toEqual([{ id: 'none' }]);
  expect(listQuestions(privacyPolicy).find(({ id }) => id === 'authority')).toHaveProperty('byName', true);
});

test('the age of consent of children follows from their country', () => {
  expect(['DE', 'AT', 'FR', 'BE', 'NL', 'US'].map(digitalConsentAge)).toEqual([16, 14, 15, 13, 16, 16]);
});

test('the lowest age is that of the law, and none where everyone is served', () => {
  const age = (answers: Answers) => usualAge(facts(answers)).value;
  expect(age({ country: 'AT', kids: 'not-directed' })).toEqual(['14']);
  expect(age({ audience_regions: ['eu', 'us'], country: 'US', kids: 'teens' })).toEqual(['16']);
  expect(age({ audience_regions: ['us'], country: 'US', kids: 'teens' })).toEqual(['13']);
  expect(age({ audience_regions: ['us'], country: 'AT' })).toEqual(['14']);
  expect(age({ country: 'AT', kids: 'age-gate' })).toEqual(['0']);
});

test('a shop implies delivery, and tools imply their purposes', () => {
  const { value, reasons } = derivedPurposes(
    facts({ site_kind: ['goods'], analytics: 'yes', forms: ['newsletter'] }),
  );
  expect(value).toEqual(
    expect.arrayContaining(['provide', 'orders', 'deliveries', 'statistics', 'newsletters']),
  );
  expect(value).not.toContain('advertising');
  expect(reasons).toMatchObject({ provide: 'always', deliveries: 'site-kind', statistics: 'analytics' });
});

test('services that nobody can pay for on the site bring no orders, unless people give more than an enquiry needs', () => {
  const restaurant = { site_kind: ['services'], pd_types: ['email', 'name', 'messages'] };
  const contracts = ['orders', 'service-messages'];
  const told = (answers: Answers) => derivedPurposes(facts({ ...restaurant, ...answers })).value;
  expect(told({ payments: 'no' })).toEqual(['provide', 'requests', 'security', 'legal-duties']);
  expect(told({ payments: 'yes' })).toEqual(expect.arrayContaining(contracts));
  expect(told({})).toEqual(expect.arrayContaining(contracts));
  expect(told({ payments: 'no', pd_types: ['email', 'postal-address'] })).toEqual(
    expect.arrayContaining(contracts),
  );
  expect(told({ payments: 'no', site_kind: ['goods'] })).toContain('orders');
});

test('unusual answers derive only the minimum', () => {
  const odd = facts({
    site_kind: 'goods!',
    ads: 3,
    pd_types: [{ _id: 'r' }],
    forms: { added: [], removed: [] },
  });
  expect(derivedPurposes(odd).value).toEqual(['provide', 'requests', 'security', 'legal-duties']);
  expect(derivedSources(odd).value).toEqual(['person']);
  expect(derivedRecipients(odd).value).toEqual(['service-providers', 'authorities']);
});

test('newsletters are derived from the purpose or the form', () => {
  expect(derivedEmailKinds(facts({ purposes: ['newsletters'] })).value).toEqual([
    'transactional',
    'newsletter',
  ]);
  expect(derivedEmailKinds(facts({})).value).toEqual(['transactional']);
});

test('the American framework adds standard clauses, a full adequacy decision does not', () => {
  const tools = (hosting: string[]) =>
    derivedTransferTools(facts({ country: 'DE', hosting_country: hosting, transfers: 'yes' })).value;
  expect(tools(['US'])).toEqual(['dpf', 'scc']);
  expect(tools(['CH'])).toEqual(['adequacy']);
  expect(tools(['IN'])).toEqual(['scc']);
  expect(tools(['CH', 'IN'])).toEqual(['adequacy', 'scc']);
});

test('the UK addendum is added to the EU clauses where UK law also applies, and stands alone where only UK law does', () => {
  const tools = (laws: string[], hosting: string[]) =>
    derivedTransferTools(facts({ laws, country: 'FR', hosting_country: hosting, transfers: 'yes' })).value;
  expect(tools(['gdpr', 'uk_gdpr'], ['DE', 'US'])).toEqual(['dpf', 'scc', 'uk-clauses']);
  expect(tools(['gdpr', 'uk_gdpr'], ['CH'])).toEqual(['adequacy']);
  expect(tools(['uk_gdpr'], ['DE'])).toEqual(['adequacy']);
  expect(tools(['uk_gdpr'], ['DE', 'IN'])).toEqual(['adequacy', 'uk-clauses']);
  expect(tools(['uk_gdpr'], ['GB'])).toEqual(['uk-clauses']);
});

test('invoices are kept as long as the law of the country says, until the owner says otherwise', () => {
  const proposed = (country: string, row: Answers = {}) => {
    const rules = [{ _id: 'r', retention_category: 'invoices', ...row }];
    const answers = { country, collects: 'yes', retention_mode: 'per-category', retention_rules: rules };
    const { relevant } = evaluate(privacyPolicy, answers, { today: '2026-11-21' });
    return (relevant['retention_rules'] as Row[])[0];
  };
  expect(proposed('DE')).toMatchObject({
    retention_length: { amount: 8, unit: 'years' },
    retention_from: 'year-end',
  });
  expect(proposed('IT')).toMatchObject({ retention_length: { amount: 10, unit: 'years' } });
  expect(proposed('US')).not.toHaveProperty('retention_length');
  const own = { retention_length: { amount: 12, unit: 'years' } } as const;
  expect(proposed('DE', own)).toMatchObject(own);
  expect(proposed('DE', { retention_category: 'newsletter' })).not.toHaveProperty('retention_length');
});

test('health data comes from people, devices and sharing services, and goes to recipients of all data', () => {
  const answers = {
    pd_sources: ['person', 'partners', 'data-brokers'],
    share_with: ['service-providers', 'other-users', 'advertisers', 'affiliates'],
  };
  expect(derivedHealthSources(facts(answers)).value).toEqual(['person']);
  const passedOn = { ...answers, pd_indirect_types: ['health'] };
  expect(derivedHealthSources(facts(passedOn)).value).toEqual(['person', 'data-brokers']);
  expect(derivedHealthRecipients(facts(answers)).value).toEqual(['service-providers']);
  expect(derivedHealthRecipients(facts({ ...answers, sell_share: 'sell' })).value).toContain('advertisers');
  expect(derivedHealthRecipients(facts({ ...answers, health_affiliates: 'B Inc.' })).value).toContain(
    'affiliates',
  );
  const meeting = { ...answers, site_kind: ['community'], ugc: 'yes' };
  expect(derivedHealthRecipients(facts(meeting)).value).toContain('other-users');
});
