import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { getAriaCurrent, sitePages } from './site-links.ts';

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
  expect(getAriaCurrent('myPrivacyConsents', '/profile/privacy-consents')).toBe('page');
  expect(getAriaCurrent('myPrivacyConsents', '/profile/privacy-consents/vendors/x')).toBe('true');
  expect(getAriaCurrent('myPrivacyConsents', '/privacy-consent/install/x')).toBe('true');
  expect(getAriaCurrent('myAgreements', '/profile/agreements/versions/x')).toBe('true');
  expect(getAriaCurrent('myAgreements', '/profile/agreementsx')).toBeUndefined();
  expect(getAriaCurrent('help', '/help/updates')).toBe('true');
  expect(getAriaCurrent('billing', '/profile/billing/overview')).toBe('page');
  expect(getAriaCurrent('billing', '/profile/billing/invoices')).toBe('true');
  expect(getAriaCurrent('billing', '/profile/billing/payment-methods/add')).toBe('true');
  expect(getAriaCurrent('profile', '/profile/billing/invoices')).toBeUndefined();
  expect(getAriaCurrent('profile', '/profile/privacy-consents')).toBeUndefined();
  expect(getAriaCurrent('agreements', '/')).toBe('page');
  expect(getAriaCurrent('agreements', '/wizard')).toBeUndefined();
});
