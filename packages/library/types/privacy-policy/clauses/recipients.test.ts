// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import { other } from './other/clause.ts';
import { recipients } from './recipients/clause.ts';
import { recipientsTable } from './recipients-table/clause.ts';
import { transfers } from './transfers/clause.ts';

const own = [
  { _id: 'o1', name: 'Kieler Paketdienst', purpose: 'Zustellung', url: 'https://a.example', country: 'DE' },
  { _id: 'o2', name: 'Ohne Angaben' },
];

test('recipients are equivalent in six languages', () => {
  expectParity(
    recipients,
    pairwiseAnswers({
      laws: [['gdpr'], ['caloppa'], []],
      share_with: [
        ['service-providers', 'authorities'],
        undefined,
        ['affiliates', 'business-partners', 'other-users', 'acquirers', 'advertisers', 'consent'],
      ],
      'share_with.own': [undefined, own, [{ _id: 'o1', name: 'Verein' }]],
      ugc: ['no', 'yes'],
      ads: ['no', 'yes'],
      payments: ['no', 'yes'],
      payment_vendors: [undefined, ['stripe', 'klarna']],
      other_vendors: [undefined, ['hetzner', 'matomo']],
      'other_vendors.own': [undefined, own],
    }),
  );
});

test('the provider table is equivalent in six languages', () => {
  expectParity(
    recipientsTable,
    pairwiseAnswers({
      vendor_table: ['yes'],
      other_vendors: [['hetzner', 'tiktok-pixel', 'amazon-pay', 'mistral'], undefined],
      analytics_vendors: [['google-analytics', 'matomo', 'hubspot'], undefined],
      email_vendors: [['hubspot'], undefined],
      'social_login_vendors.own': [undefined, own],
      'other_vendors.own': [undefined, own],
    }),
  );
});

test('the provider table keeps its shape whatever is transferred', () => {
  expectParity(
    recipientsTable,
    pairwiseAnswers({
      vendor_table: ['yes'],
      laws: [['gdpr'], ['uk_gdpr'], ['gdpr', 'uk_gdpr'], ['ccpa_cpra'], undefined],
      country: ['DE', 'GB', 'US', undefined],
      other_vendors: [['hetzner'], ['cloudflare', 'openai', 'fathom'], ['gone', 'dhl']],
      remarketing_vendors: [undefined, ['criteo', 'meta-pixel']],
      'other_vendors.own': [undefined, own],
    }),
  );
});

function overview(answers: object): string {
  const asked = { vendor_table: 'yes', ...answers };
  return blockText(draftClause(recipientsTable, asked, { language: 'en', today: '2026-11-21' }).blocks);
}

test('each provider has its own sentence, safeguard and objection page', () => {
  const text = overview({
    laws: ['gdpr'],
    country: 'DE',
    other_vendors: ['hetzner', 'cloudflare', 'openai', 'salesforce'],
    analytics_vendors: ['google-analytics', 'fathom'],
  });
  expect(text).toContain('fends off attacks');
  expect(text).toContain('EU-US Data Privacy Framework');
  expect(text).toContain('adequacy decision');
  expect(text).toContain('see “International transfers');
  expect(text).toContain('not needed');
  expect(text).toContain('https://tools.google.com/dlpage/gaoptout');
  expect(text).not.toContain('unknown');
});

test('a safeguard is stated only where data leaves the area of the law', () => {
  const heading = 'Safeguard for the transfer';
  expect(overview({ laws: ['gdpr'], country: 'DE', other_vendors: ['hetzner'] })).not.toContain(heading);
  expect(overview({ laws: ['gdpr'], country: 'US', other_vendors: ['openai'] })).not.toContain(heading);
  expect(overview({ laws: ['ccpa_cpra'], country: 'US', other_vendors: ['dhl'] })).not.toContain(heading);
  const british = overview({ laws: ['uk_gdpr'], country: 'GB', other_vendors: ['hetzner', 'cloudflare'] });
  expect(british).toContain('see “Transfers out of the United Kingdom”');
  expect(british).not.toContain('EU-US');
});

test('transfers are equivalent in six languages', () => {
  expectParity(
    transfers,
    pairwiseAnswers({
      laws: [['gdpr'], ['caloppa']],
      country: ['DE', 'US', undefined],
      hosting_country: [['DE'], ['unknown'], ['US', 'CA'], ['GB', 'CH', 'JP', 'IN'], undefined],
      transfers: ['no', 'yes', 'unknown', undefined],
      transfer_tools: [undefined, ['adequacy'], ['dpf'], ['scc', 'bcr'], ['bcr'], ['consent']],
      other_vendors: [undefined, ['openstreetmap'], ['aws']],
      'other_vendors.own': [undefined, own],
      fan_page: ['no', 'yes'],
    }),
  );
});

test('the owner’s text about a provider appears in the language of the first document only', () => {
  const answers = { vendor_table: 'yes', 'other_vendors.own': own, document_languages: ['de', 'en'] };
  for (const clause of [other, recipientsTable]) {
    const text = (language: 'de' | 'en') =>
      blockText(draftClause(clause, answers, { language, today: '2026-11-21' }).blocks);
    expect(text('de')).toContain('Zustellung');
    expect(text('en')).not.toContain('Zustellung');
    expect(text('en')).toContain('Kieler Paketdienst');
  }
});

test('carriers and further operators of a children’s service are recipients', () => {
  const told = (answers: object): string =>
    blockText(draftClause(recipients, answers, { language: 'en', today: '2026-11-22' }).blocks);
  expect(told({ purposes: ['deliveries'] })).toContain('shipping of goods');
  const operators = [{ _id: 'a', kids_operator_name: 'Crayon Cloud Inc.' }];
  expect(told({ laws: ['coppa'], kids_operators: operators })).toContain('Other operators');
  expect(told({ laws: ['coppa'] })).not.toMatch(/shipping|Other operators/);
});
