import { agreementSlugs, agreementTypes } from '@clausewright/contract/agreement-types';
import { afterEach, expect, test, vi } from 'vitest';
import { hideUntilResumed, showResumed } from './hide-until-resumed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Whether the content of the page that is opened at the address waits for a draft. */
function hides(address: string, drafts: unknown): boolean {
  const { pathname, search } = new URL(address, 'http://localhost');
  const dataset: Record<string, string> = {};
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('localStorage', { getItem: () => (drafts === null ? null : JSON.stringify(drafts)) });
  vi.stubGlobal('document', { documentElement: { dataset } });
  hideUntilResumed();
  const hidden = 'resumes' in dataset;
  showResumed();
  expect('resumes' in dataset).toBe(false);
  return hidden;
}

const onSecond = { answers: {}, current: 'laws', reached: ['site', 'laws'], visited: ['site'] };
const onFirst = { ...onSecond, current: 'site' };

test.each(agreementTypes)('the first step of %s is hidden while its draft resumes at another one', (type) => {
  const path = `/wizard/${agreementSlugs[type]}`;
  expect(hides(`${path}?step=2`, { [type]: onSecond })).toBe(true);
  expect(hides(path, { [type]: onSecond })).toBe(true);
});

test('the first step of a banner or an update is hidden too', () => {
  expect(hides('/privacy-consent/wizard?step=3', { 'privacy-consent': onSecond })).toBe(true);
  expect(hides('/wizard/eula/update/some-id', { 'some-id': onFirst })).toBe(true);
  expect(hides('/wizard/eula/update/some-id', null)).toBe(true);
  expect(hides('/wizard/eula/update/some-id?step=1', null)).toBe(false);
});

test.each([
  ['/wizard/privacy-policy?step=2', null],
  ['/wizard/privacy-policy?step=2', { EULA: onSecond }],
  ['/wizard/privacy-policy?step=1', { PRIVACY_POLICY: onSecond }],
  ['/wizard/privacy-policy', { PRIVACY_POLICY: onFirst }],
  ['/wizard/privacy-policy', { PRIVACY_POLICY: 'spoilt' }],
  ['/wizard/privacy-policy?site=some-id', { PRIVACY_POLICY: onSecond }],
  ['/wizard', { '': onSecond }],
  ['/privacy-consent/install', { 'privacy-consent': onSecond }],
  ['/', { undefined: onSecond }],
  ['/wizard/privacy-policy', 'null'],
])('nothing is hidden at %s with %j', (address, drafts) => {
  expect(hides(address, drafts)).toBe(false);
});
