// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import type { Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { consent } from '../../cookies-policy/clauses/consent/clause.ts';
import { draftClause } from '@clausewright/engine/document/assemble';
import type { Clause } from '@clausewright/engine/document/clause';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { blockText } from '@clausewright/engine/document/tree-text';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { bannerFor, siteBanner, withBanner } from '../../../vendors/site-banner.ts';
import { bannerVendor, googleAnalytics } from '../../../vendors/testing/banner-vendor.ts';
import { ads } from './ads/clause.ts';
import { cookies } from './cookies/clause.ts';
import { cookiesTable } from './cookies-table/clause.ts';
import { remarketing } from './remarketing/clause.ts';
import { replay } from './replay/clause.ts';
import { socialPlugins } from './social-plugins/clause.ts';

const vendors = [
  bannerVendor({ name: 'Matomo', type: 'ANALYTICS' }),
  bannerVendor({ name: 'Own *counter* [x](y)', type: 'ANALYTICS' }),
  bannerVendor({ name: 'Basket', type: 'ESSENTIAL' }),
  bannerVendor({ name: 'Gone', type: 'MARKETING', active: false }),
];
const banner = (regions: 'everyone' | 'by-country' = 'everyone') =>
  siteBanner({ days: 90, regions, vendors });
const watched = siteBanner({ days: 90, regions: 'everyone', watch: true, vendors });
const read = (clause: Clause, answers: Answers, language: Language = 'en') =>
  blockText(draftClause(clause, answers, { language, today: '2026-11-21' }).blocks);
const website: Answers = { agreement_for: ['website'], laws: ['gdpr'], country: 'DE', analytics: 'yes' };

test('cookies and banner are equivalent in six languages', () => {
  const sets = pairwiseAnswers({
    agreement_for: [['website'], ['website', 'app'], ['app'], undefined],
    laws: [['gdpr'], []],
    analytics: ['yes', 'no'],
    cookie_section: ['short'],
  }) as Answers[];
  const none = siteBanner({ days: 1, regions: 'everyone', vendors: [] });
  for (const facts of [undefined, banner(), banner('by-country'), none, watched])
    expectParity(
      cookies,
      sets.map((set) => withBanner(set, facts)),
    );
});

test('that browsers of visitors report hosts is said where it is switched on, and only there', () => {
  const said = 'the browsers of some visitors, chosen at random, report the names of the servers';
  expect(read(cookies, withBanner(website, watched))).toContain(said);
  expect(read(cookies, withBanner(website, watched))).toContain('legitimate interest in a complete list');
  expect(read(cookies, withBanner(website, banner()))).not.toContain(said);
  const american = withBanner({ ...website, laws: ['ccpa'] }, watched);
  expect(read(cookies, american)).not.toContain('legitimate interest');
});

test('the banner table appears only if requested and a banner exists', () => {
  const shown = siteBanner({ days: 90, regions: 'everyone', vendors: [...vendors, googleAnalytics] });
  const full: Answers = { ...website, website_url: 'https://shop.example', cookie_section: 'full' };
  const answersOf = (answers: Answers) => withBanner(answers, bannerFor(answers, shown));
  expectParity(cookiesTable, [answersOf(full)]);
  const table = read(cookiesTable, answersOf(full));
  expect(table).toContain('Google Analytics (Google Ireland Limited)');
  expect(table).toMatch(/_ga \(2\syears\)/u);
  expect(table).not.toContain('Gone');
  const stands = [full, { ...full, cookie_section: 'short' }, { ...full, agreement_for: ['app'] }];
  expect(stands.map((answers) => cookiesTable.when(answersOf(answers)))).toEqual([true, false, false]);
  expect(cookiesTable.when(full)).toBe(false);
});

test('describes the banner as it is, without dropping true statements', () => {
  const without = read(cookies, website);
  const told = read(cookies, withBanner(website, banner()));
  expect(without).not.toMatch(/banner/i);
  expect(told).toContain('Analytics: Matomo and Own *counter* [x](y)');
  expect(told).toContain('Essential: Basket');
  expect(told).not.toMatch(/Gone|Marketing/);
  expect(told).toContain('remains valid for 90\u00A0days');
  expect(told).toContain('“Privacy choices”');
  expect(told).toContain('Everything else needs your consent.');
  // One place is named, once: that of the banner.
  expect(without).toContain('in the settings where you gave it');
  expect(told).not.toContain('in the settings where you gave it');
  const dropped = without.split(/(?<=[.:])\s/u).filter((sentence) => !told.includes(sentence));
  // The names stand there by purpose already.
  expect(dropped).toEqual([
    expect.stringMatching(/for purposes that include:$/),
    expect.stringMatching(/^You can withdraw|^in the settings/),
  ]);
  expect(told).toContain('This is how these technologies work in our service:');
});

test('nobody is promised a prompt where the country decides', () => {
  const told = read(cookies, withBanner(website, banner('by-country')));
  expect(told).toContain('Where the law requires it, everything else needs your consent');
  expect(told).toContain('elsewhere, you can refuse everything else in the banner');
  expect(told).not.toContain('Everything else needs');
});

test('no other clause promises consent everywhere where the country decides', () => {
  const uses: Answers = {
    ...website,
    ads: 'yes',
    ad_vendors: ['google-ads'],
    remarketing: 'yes',
    remarketing_vendors: ['meta-pixel'],
    session_replay: 'yes',
    session_replay_vendors: ['hotjar'],
    social_plugins: ['facebook-plugins'],
  };
  for (const clause of [ads, remarketing, replay, socialPlugins]) {
    const without = read(clause, uses);
    const everywhere = read(clause, withBanner(uses, banner()));
    const told = withBanner(uses, banner('by-country'));
    const byCountry = read(clause, told);
    expectParity(clause, [uses, told]);
    expect(everywhere).toBe(without);
    expect(without).not.toContain('the law requires');
    expect(byCountry).toMatch(/Where the law requires it, [^.]+ your consent[^.]*\./);
    expect(byCountry).not.toMatch(
      /(?:^|\. )We (?:do this|include them|show you [a-z -]+) only with your consent/,
    );
  }
});

test('under opt-out laws consent is promised everywhere only if a banner asks everybody', () => {
  const wide: Answers = {
    ...website,
    laws: ['gdpr', 'ccpa_cpra'],
    remarketing: 'yes',
    remarketing_vendors: ['meta-pixel'],
  };
  expect(read(cookies, wide)).toContain('Where the law requires it, everything else');
  expect(read(remarketing, wide)).toContain('Where the law requires it');
  expect(read(cookies, withBanner(wide, banner()))).toContain('Everything else needs your consent.');
  expect(read(remarketing, withBanner(wide, banner()))).not.toContain('Where the law requires');
  expectParity(cookies, [wide, withBanner(wide, banner())]);
});

test('a website banner does not count for an app', () => {
  const app = { ...website, agreement_for: ['app'] };
  expect(read(cookies, withBanner(app, banner()))).toBe(read(cookies, app));
  const both = read(cookies, withBanner({ ...website, agreement_for: ['website', 'app'] }, banner()));
  expect(both).toContain('in the app in the settings where you gave it');
});

test('reordering vendors does not change the text, another vendor does', () => {
  const turned = siteBanner({ days: 90, regions: 'everyone', vendors: vendors.toReversed() });
  expect(turned).toEqual(banner());
  expect(siteBanner({ days: 90, regions: 'everyone', vendors: vendors.slice(1) })).not.toEqual(banner());
});

test('the cookies policy states the banner’s days instead of the answered months', () => {
  const asked: Answers = { banner: 'another', banner_model: 'opt-in', consent_months: 6, laws: ['gdpr'] };
  const sets = pairwiseAnswers({
    banner: ['another', 'none'],
    banner_model: ['opt-in', 'notice'],
  }) as Answers[];
  expectParity(
    consent,
    sets.map((set) => withBanner({ ...asked, ...set, analytics: 'yes' }, banner())),
  );
  const policy: Answers = { ...asked, analytics: 'yes' };
  expect(read(consent, policy)).toContain('6 months');
  const told = read(consent, withBanner(policy, banner()));
  expect(told).toContain('Your choice remains valid for 90\u00A0days');
  expect(told).not.toContain('months');
});
