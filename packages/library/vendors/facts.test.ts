import '../types/privacy-policy/outline.ts';
import { draftClause } from '@clausewright/engine/document/assemble';
import type { Clause } from '@clausewright/engine/document/clause';
import { phrasesOf } from '@clausewright/engine/document/fill';
import type { VendorId } from '@clausewright/engine/document/authoring';
import { blockText, phraseText } from '@clausewright/engine/document/tree-text';
import { expect, test } from 'vitest';
import { eeaCountries } from '../places/regions.ts';
import { analytics } from '../types/privacy-policy/clauses/analytics/clause.ts';
import { payments } from '../types/privacy-policy/clauses/payments/clause.ts';
import { recipientsTable } from '../types/privacy-policy/clauses/recipients-table/clause.ts';
import { transfers } from '../types/privacy-policy/clauses/transfers/clause.ts';
import { transfersCh } from '../types/privacy-policy/clauses/transfers-ch/clause.ts';
import { transfersUk } from '../types/privacy-policy/clauses/transfers-uk/clause.ts';
import { transfer } from '../types/cookies-policy/clauses/transfer/clause.ts';
import { productAndCompany } from '../shared/clauses/provider-names.ts';
import { certifiedCompanies, contractingCompany, findContract, jointControllers } from './facts.ts';
import { vendors } from './list.ts';

const today = '2026-11-29';
const printed = (clause: Clause, answers: object, language: 'de' | 'en' | 'fr' = 'en') =>
  blockText(draftClause(clause, answers, { language, today }).blocks);

const shop = {
  laws: ['gdpr'],
  country: 'DE',
  hosting_country: ['DE'],
  analytics: 'yes',
  analytics_vendors: ['google-analytics'],
  payments: 'yes',
  payment_vendors: ['paypal', 'stripe'],
};

test('a German owner reads the European companies with which it has its contracts', () => {
  const text = printed(analytics, shop, 'de') + printed(payments, shop, 'de');
  expect(text).toContain('Google Analytics (Google Ireland Limited, Irland)');
  expect(text).toContain('PayPal (Europe) S.à r.l. et Cie, S.C.A. (Luxemburg)');
  expect(text).toContain('Stripe Payments Europe, Limited (Irland)');
  expect(text).not.toContain('Vereinigte Staaten');
});

test('each owner reads the company of its own country', () => {
  const paypal = (country: string) =>
    printed(payments, { ...shop, country, payment_vendors: ['paypal'] }).match(/PayPal[^\n]*\)/u)?.[0];
  expect(paypal('GB')).toBe('PayPal UK Ltd (United Kingdom)');
  expect(paypal('CH')).toBe('PayPal Pte. Ltd. (Singapore)');
  // That of the United States is only recalled.
  expect(paypal('US')).toBe('PayPal (United States)');
  expect(contractingCompany('google-cloud', 'FR')?.name).toBe('Google Cloud France SARL');
  expect(contractingCompany('google-cloud', 'DE')?.name).toBe('Google Cloud EMEA Limited');
  expect(contractingCompany('dhl', 'AT')).toBeUndefined();
  expect(contractingCompany('toString', 'DE')).toBeUndefined();
  expect(findContract('stripe', '')).toBeUndefined();
});

test('no company is printed that was only recalled', () => {
  let recalled = 0;
  for (const { id, name, selfHosted } of vendors) {
    if (selfHosted === true) continue;
    for (const country of [...eeaCountries, 'GB', 'CH', 'US', 'AU']) {
      const contract = findContract(id, country);
      const text = phraseText(phrasesOf(productAndCompany({ country }, id as VendorId)));
      if (contract?.certainty === 'read') expect(text, id).toContain(contract.name);
      else expect(text, id).toBe(name);
      if (contract?.certainty === 'recalled') recalled += 1;
    }
  }
  expect(recalled).toBeGreaterThan(0);
});

test('the table names the seat of the company, then that of its group', () => {
  const row = printed(recipientsTable, { ...shop, vendor_table: 'yes' }, 'de');
  expect(row).toContain('Google Analytics (Google Ireland Limited)');
  expect(row).toContain('Irland und Vereinigte Staaten');
  expect(row).toContain('Datenschutzrahmen EU-USA (nach Angaben des Anbieters)');
});

test('whoever states a certification is named, and no list is promised that nobody gets', () => {
  const text = printed(transfers, shop);
  expect(text).toContain(
    'this is the case for Google LLC (Google Analytics) and Stripe, Inc., according to their own statements',
  );
  const without = printed(transfers, {
    ...shop,
    analytics_vendors: ['microsoft-clarity'],
    payment_vendors: [],
  });
  expect(without).toContain('(EU) 2023/1795');
  expect(without).not.toContain('according to their own statements');
  const british = printed(transfersUk, { ...shop, laws: ['uk_gdpr'], country: 'GB' });
  expect(british).toContain('the case for Google LLC (Google Analytics), according');
  expect(printed(transfersCh, { ...shop, laws: ['fadp'], country: 'CH' })).toContain(
    'the case for Google LLC (Google Analytics), according',
  );
  expect(certifiedCompanies({ payment_vendors: ['stripe'] }, 'uk_extension')).toEqual([]);
});

test('the country of a contracting company is among those that data reaches', () => {
  const text = printed(transfersCh, { laws: ['fadp'], country: 'CH', payment_vendors: ['paypal'] });
  expect(text).toMatch(/disclosed in the United States and Singapore/u);
});

test('doubts about a country name whom they concern', () => {
  const tiktok = {
    ...shop,
    analytics_vendors: [],
    payment_vendors: [],
    remarketing: 'yes',
    remarketing_vendors: ['tiktok-pixel'],
  };
  expect(printed(transfers, tiktok)).toContain('For TikTok Pixel, it is not certain');
  expect(printed(transfers, shop)).not.toContain('not certain');
  const doubt = printed(transfers, { laws: ['gdpr'], country: 'DE', transfers: 'unknown' });
  expect(doubt).toContain('not yet certain in which countries');
  expect(
    printed(transfer, { laws: ['gdpr'], country: 'DE', remarketing_vendors: ['tiktok-pixel'] }),
  ).toContain('For TikTok Pixel, the country is not known.');
});

test('an owner with a vendor that nobody knows reads nothing untrue', () => {
  const own = [{ _id: 'a', name: 'Unbekannt & Co' }];
  const answers = {
    ...shop,
    analytics_vendors: [],
    'analytics_vendors.own': own,
    payment_vendors: [],
    vendor_table: 'yes',
  };
  expect(printed(analytics, answers)).toContain('Unbekannt & Co');
  expect(printed(transfers, answers)).toContain('For Unbekannt & Co, it is not certain');
  for (const language of ['de', 'en', 'fr'] as const)
    expect(printed(recipientsTable, answers, language)).toMatch(/keine Angabe|not stated|non indiqué/u);
});

test('joint control is claimed only where the vendor’s own terms say it', () => {
  const joint = (ids: string[]) => jointControllers({ remarketing_vendors: ids }).map(({ id }) => id);
  expect(joint(['google-ads', 'meta-pixel', 'criteo', 'linkedin-insight', 'tiktok-pixel'])).toEqual([
    'meta-pixel',
    'criteo',
  ]);
  expect(joint(['google-ads', 'instagram-embeds'])).toEqual([]);
});
