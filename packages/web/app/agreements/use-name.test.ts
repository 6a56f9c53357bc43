// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hookInApp, words } from '../testing/in-app.tsx';
import { listedAgreement } from '../testing/samples.ts';
import { isForSelling, paths } from './paths.ts';
import { getSiteName, useName } from './use-name.ts';

test.each([
  [{ site_url: 'https://shop.example/', site_name: 'Shop' }, 'shop.example'],
  [{ site_url: null, site_name: 'Shop' }, 'Shop'],
  [{ site_url: null, site_name: null }, null],
])('a site is called by its address, else by its name: %o', (site, name) => {
  expect(getSiteName(listedAgreement(site))).toBe(name);
});

test('an agreement is called by its kind and its site', () => {
  const { current: name } = hookInApp(useName).result;
  const kind = words('types.PRIVACY_POLICY.name');
  expect(name(listedAgreement())).toBe(`${kind}, shop.example`);
  expect(name(listedAgreement({ site_url: null, site_name: null }))).toBe(kind);
});

test('only what is for consumers tells how they withdraw', () => {
  expect(isForSelling({ type: 'TERMS_CONDITIONS' })).toBe(true);
  expect(isForSelling({ type: 'PRIVACY_POLICY' })).toBe(false);
});

test('the way to premium leads through the wizard of the type', () => {
  expect(paths.premium({ agreement_id: 'a', type: 'EULA' })).toBe('/wizard/eula/update/a?premium=1');
});
