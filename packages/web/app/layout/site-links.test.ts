import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { currentOf, sitePages } from './site-links.ts';

interface RouteEntry {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: readonly RouteEntry[] | undefined;
}

function pathsOf(entries: readonly RouteEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : []),
    ...(path === undefined ? [] : [`/${path.replace(/\/:\w+\?$/, '')}`]),
    ...pathsOf(children),
  ]);
}

const built = pathsOf(routes);

test.each(Object.values(sitePages))('$to is linked if and only if its page exists', (page) => {
  expect(built.includes(page.to)).toBe(page.built);
});

test('a page is current itself, and pages of a document or site mark their list', () => {
  expect(currentOf('myPrivacyConsents', '/profile/privacy-consents')).toBe('page');
  expect(currentOf('myPrivacyConsents', '/profile/privacy-consents/vendors/x')).toBe('true');
  expect(currentOf('myPrivacyConsents', '/privacy-consent/install/x')).toBe('true');
  expect(currentOf('myAgreements', '/profile/agreements/versions/x')).toBe('true');
  expect(currentOf('myAgreements', '/profile/agreementsx')).toBeUndefined();
  expect(currentOf('help', '/help/updates')).toBe('true');
  expect(currentOf('billing', '/profile/billing/overview')).toBe('page');
  expect(currentOf('billing', '/profile/billing/invoices')).toBe('true');
  expect(currentOf('billing', '/profile/billing/payment-methods/add')).toBe('true');
  expect(currentOf('profile', '/profile/billing/invoices')).toBeUndefined();
  expect(currentOf('profile', '/profile/privacy-consents')).toBeUndefined();
  expect(currentOf('agreements', '/')).toBe('page');
  expect(currentOf('agreements', '/wizard')).toBeUndefined();
});
