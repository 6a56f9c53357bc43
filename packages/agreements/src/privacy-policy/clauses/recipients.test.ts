import { expect, test } from 'vitest';
import { draftClause } from '../../document/assemble.ts';
import { expectParity, pairsOf } from '../../document/testing/parity.ts';
import { blockText } from '../../document/tree-text.ts';
import { other } from './other.ts';
import { recipients } from './recipients.ts';
import { recipientsTable } from './recipients-table.ts';
import { transfers } from './transfers.ts';

const own = [
  { _id: 'o1', name: 'Kieler Paketdienst', purpose: 'Zustellung', url: 'https://a.example', country: 'DE' },
  { _id: 'o2', name: 'Ohne Angaben' },
];

test('recipients are the same in six languages', () => {
  expectParity(
    recipients,
    pairsOf({
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

test('the table of providers is the same in six languages', () => {
  expectParity(
    recipientsTable,
    pairsOf({
      vendor_table: ['yes'],
      other_vendors: [['hetzner', 'tiktok-pixel', 'amazon-pay', 'mistral'], undefined],
      analytics_vendors: [['google-analytics', 'matomo', 'hubspot'], undefined],
      email_vendors: [['hubspot'], undefined],
      'social_login_vendors.own': [undefined, own],
      'other_vendors.own': [undefined, own],
    }),
  );
});

test('transfers are the same in six languages', () => {
  expectParity(
    transfers,
    pairsOf({
      laws: [['gdpr'], ['caloppa']],
      country: ['DE', 'US', undefined],
      hosting_country: [['DE'], ['US', 'CA'], ['GB', 'CH', 'JP', 'IN'], undefined],
      transfers: ['no', 'yes', 'unknown', undefined],
      transfer_tools: [undefined, ['adequacy'], ['dpf'], ['scc', 'bcr'], ['bcr'], ['consent']],
      other_vendors: [undefined, ['openstreetmap'], ['aws']],
      'other_vendors.own': [undefined, own],
      fan_page: ['no', 'yes'],
    }),
  );
});

test('what an owner wrote about a provider stands in the language of the first document only', () => {
  const answers = { vendor_table: 'yes', 'other_vendors.own': own, document_languages: ['de', 'en'] };
  for (const clause of [other, recipientsTable]) {
    const text = (language: 'de' | 'en') =>
      blockText(draftClause(clause, answers, { language, today: '2026-11-21' }).blocks);
    expect(text('de')).toContain('Zustellung');
    expect(text('en')).not.toContain('Zustellung');
    expect(text('en')).toContain('Kieler Paketdienst');
  }
});
