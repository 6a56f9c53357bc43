import { expect, test } from 'vitest';
import { findArea } from './areas.ts';

test.each([
  ['/', 'home'],
  ['/wizard', 'start'],
  ['/wizard/', 'start'],
  ['/wizard/privacy-policy', 'wizard'],
  ['/wizard/privacy-policy/update/1', 'update'],
  ['/wizard/pay', 'pay'],
  ['/wizard/pay/1', 'pay'],
  ['/privacy-consent/wizard', 'wizard'],
  ['/privacy-consent/wizard/pay/1', 'pay'],
  ['/privacy-consent/install/1', 'install'],
  ['/profile/privacy-consents', 'consents'],
  ['/profile/privacy-consents/vendors/1', 'banner-editor'],
  ['/profile/privacy-consents/consent-log/1/all_months', 'consent-log'],
  ['/profile/privacy-consents/figures/1', 'consent-figures'],
  ['/fastspring-transaction-pending', 'pay'],
  ['/download/1', 'download'],
  ['/profile', 'account'],
  ['/profile/sites/1/watch', 'websites'],
  ['/profile/api-keys', 'api-keys'],
  ['/profile/webhooks', 'api-keys'],
  ['/profile/webhooks/1', 'api-keys'],
  ['/profile/activity', 'api-keys'],
  ['/profile/agreements', 'agreements'],
  ['/profile/agreements/withdrawal/1', 'withdrawals'],
  ['/profile/withdrawals', 'withdrawals'],
  ['/profile/billing/invoices', 'billing'],
  ['/profile/login', 'account'],
  ['/profile/reset-password/1', 'account'],
  ['/help', 'help'],
  ['/help/updates', 'help'],
  ['/maintenance', null],
  ['/wizards', null],
])('%s uses the texts of %s', (path, area) => {
  expect(findArea(path)).toBe(area);
});
