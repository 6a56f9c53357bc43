import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { vendorChecks } from './vendor-checks.ts';

const shop = {
  laws: ['gdpr'],
  country: 'DE',
  vendor_table: 'yes',
  analytics_vendors: ['google-analytics', 'google-tag-manager'],
  email_vendors: ['hubspot'],
  remarketing_vendors: ['tiktok-pixel'],
  other_vendors: ['hetzner', 'wordpress'],
};
const found = (answers: object) =>
  new Map(vendorChecks(answers as never, 'en').map(({ id, duty, citation }) => [id, { duty, citation }]));

test('what was only recalled is left to the owner to check, vendor by vendor', () => {
  const checks = found(shop);
  expect(checks.get('vendors-company')).toEqual({
    duty: 'See in your contracts which company is your contractual partner; the document names the product alone: Google Tag Manager (presumably Google Ireland Limited)',
    citation: 'GDPR Art. 13(1)(e)',
  });
  expect(checks.get('vendors-certification')?.duty).toMatch(/: HubSpot$/u);
  expect(checks.get('vendors-place')?.duty).toMatch(/: TikTok Pixel$/u);
  // That settings decide is something to check as well, that Hetzner works on instructions was only recalled.
  expect(checks.get('vendors-role')?.duty).toMatch(/: Google Analytics, .*Hetzner/u);
});

test('a vendor of which everything was read is left alone, as are owners whom no law asks', () => {
  expect([...found({ laws: ['gdpr'], country: 'DE', other_vendors: ['cloudflare'] }).keys()]).toEqual([]);
  expect(found({ ...shop, laws: ['caloppa'] }).size).toBe(0);
  expect(found({ laws: ['gdpr'], country: 'DE' }).size).toBe(0);
});

test('the part of the framework is that of the owner’s law', () => {
  const stripe = (laws: string[], country: string) => found({ laws, country, payment_vendors: ['stripe'] });
  expect(stripe(['gdpr'], 'DE').has('vendors-certification')).toBe(false);
  expect(stripe(['uk_gdpr'], 'GB').get('vendors-certification')?.citation).toBe(
    'UK GDPR Art. 13(1)(f), 44A-46',
  );
  expect(stripe(['fadp'], 'CH').get('vendors-certification')?.citation).toMatch(/^FADP/u);
});

test.each(languages)('each check is a sentence with its vendors, in %s', (language) => {
  for (const { duty } of vendorChecks({ ...shop, analytics_vendors: ['clicky'] }, language)) {
    expect(duty).not.toMatch(/[{}]/u);
    expect(duty).toMatch(/ ?: \p{Lu}/u);
  }
});
