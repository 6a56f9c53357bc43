import type { AgreementType } from '@clausewright/contract/agreement-types';
import { expect, test } from 'vitest';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { findVendor } from '../vendors/list.ts';
import { documentContradictions, type SiteDocument } from './document-contradictions.ts';

const document =
  (type: AgreementType) =>
  (answers: Answers): SiteDocument => ({ type, answers });
const policy = document('PRIVACY_POLICY');
const terms = document('TERMS_CONDITIONS');
const licence = document('EULA');
const returns = document('RETURN_REFUND_POLICY');
const cookies = document('COOKIES_POLICY');

/** As `code own-question > other-question`. */
const found = (own: SiteDocument, ...others: SiteDocument[]): string[] =>
  documentContradictions(own, others).map(({ code, question, other }) =>
    other === undefined ? `${code} ${question}` : `${code} ${question} > ${other.question}`,
  );

const goods = { sells: ['goods', 'services'] };
const within = { ...goods, refunds: 'within-days', refund_days: 30 };
const anyReason = { ...goods, refunds: 'any-reason', any_reason_days: 60 };
const takesBack = { returns_offered: 'yes', return_days: 30, exchange: 'none', refund_days: 14 };

test.each<[what: string, own: SiteDocument, other: SiteDocument, expected: string[]]>([
  ['ages', policy({ min_age: 16 }), terms({ min_age: 18 }), ['age-differs min_age > min_age']],
  ['ages of software', licence({ min_age: 0 }), policy({ min_age: 13 }), ['age-differs min_age > min_age']],
  ['the same age', licence({ min_age: 16 }), terms({ min_age: 16 }), []],
  [
    'children whom the other shuts out',
    policy({ kids: 'directed' }),
    terms({ min_age: 18 }),
    ['age-differs kids > min_age'],
  ],
  [
    'children whose parents agree',
    policy({ kids: 'directed' }),
    terms({ min_age: 18, minors_ok: 'yes' }),
    [],
  ],
  ['an age that is not asked', policy({ kids: 'teens' }), terms({ min_age: 18 }), []],
  ['an age elsewhere', cookies({ min_age: 16 }), terms({ min_age: 18 }), []],
  [
    'addresses',
    cookies({ contact_email: 'a@shop.example' }),
    returns({ contact_email: 'b@shop.example' }),
    ['contact-differs contact_email > contact_email'],
  ],
  [
    'addresses but for capitals',
    cookies({ contact_email: 'Info@Shop.example' }),
    returns({ contact_email: ' info@shop.EXAMPLE' }),
    [],
  ],
  ['one address alone', cookies({ contact_email: 'a@shop.example' }), returns({}), []],
  [
    'refunds that the other denies',
    terms(within),
    returns({ returns_offered: 'no' }),
    ['refund-denied refunds > returns_offered'],
  ],
  [
    'refunds where the other exchanges',
    terms(anyReason),
    returns({ returns_offered: 'exchange-only', return_days: 14, exchange: 'same' }),
    ['refund-denied refunds > returns_offered'],
  ],
  [
    'refunds by courtesy',
    terms({ ...goods, refunds: 'law-only' }),
    returns(takesBack),
    ['refund-denied refunds > returns_offered'],
  ],
  ['no refunds', terms({ ...goods, refunds: 'law-only' }), returns({ returns_offered: 'no' }), []],
  ['a policy of its own', terms({ ...goods, refunds: 'separate-policy' }), returns(takesBack), []],
  ['refunds of services', terms({ ...within, sells: ['services'] }), returns({ returns_offered: 'no' }), []],
  // The days until the money is paid are something else.
  ['the same days', terms(within), returns(takesBack), []],
  [
    'days',
    terms(within),
    returns({ ...takesBack, return_days: 14 }),
    ['refund-days-differ refund_days > return_days'],
  ],
  [
    'days without a reason',
    terms(anyReason),
    returns(takesBack),
    ['refund-days-differ any_reason_days > return_days'],
  ],
  ['days not answered yet', terms({ ...goods, refunds: 'within-days' }), returns(takesBack), []],
  [
    'exchange',
    terms({ ...within, exchange: 'any' }),
    returns({ ...takesBack, exchange: 'same' }),
    ['exchange-differs exchange > exchange'],
  ],
  [
    'exchange that nothing is taken back for',
    terms({ ...goods, refunds: 'law-only', exchange: 'same' }),
    returns({ returns_offered: 'no' }),
    ['exchange-differs exchange > returns_offered'],
  ],
  [
    'exchange that is meant all the same',
    terms({ ...goods, refunds: 'law-only', exchange: 'same' }),
    returns({ ...takesBack, returns_offered: 'exchange-only', exchange: 'none' }),
    [],
  ],
  [
    'exchange that the terms do not mention',
    terms({ ...within, exchange: 'none' }),
    returns({ ...takesBack, exchange: 'any' }),
    [],
  ],
])('%s', (_, own, other, expected) => {
  expect(found(own, other)).toEqual(expected);
  const turned = expected.map((line) => line.replace(/ (\S+) > (\S+)$/, ' $2 > $1'));
  expect(found(other, own)).toEqual(turned);
});

test('ignores another document of the same type, and compares each other type separately', () => {
  expect(found(terms({ min_age: 16 }), terms({ min_age: 18 }))).toEqual([]);
  const [one, other] = [licence({ min_age: 13 }), policy({ min_age: 14 })];
  const lines = documentContradictions(terms({ min_age: 16 }), [one, other]);
  expect(lines.map((line) => line.other?.document)).toEqual([one, other]);
});

test('names a retired vendor once, at the first question that has it', () => {
  const find = (id: string) => {
    const vendor = findVendor(id);
    return vendor && (id === 'matomo' ? { ...vendor, retired: '2026-05' } : vendor);
  };
  const of = (own: SiteDocument) => documentContradictions(own, [], find);
  const both = { analytics_vendors: ['google-analytics', 'matomo'], other_vendors: ['matomo'] };
  expect(of(policy(both))).toEqual([
    { code: 'vendor-retired', question: 'analytics_vendors', vendor: 'Matomo' },
  ]);
  expect(of(licence({ third_party_list: ['matomo'] }))).toMatchObject([{ question: 'third_party_list' }]);
  expect(of(policy({ analytics_vendors: ['google-analytics', 'gone', 'toString'] }))).toEqual([]);
  expect(of(document('TEST')({ tools: [] }))).toEqual([]);
});

const union = {
  country: 'DE',
  audience_regions: ['eu'],
  consumer_type: 'consumers',
  laws: ['eu_consumer'],
};
const seller = terms({ ...union, ...goods, withdrawal: ['goods'] });
const shop = returns({ ...union, goods_kinds: ['physical'] });
const address = { withdrawal_url: 'https://shop.example/withdraw' };

test.each<[what: string, own: SiteDocument, others: SiteDocument[], expected: string[]]>([
  ['terms', seller, [], ['withdrawal-missing withdrawal_url']],
  ['a return policy', shop, [], ['withdrawal-missing withdrawal_url']],
  ['both', shop, [seller], ['withdrawal-missing withdrawal_url']],
  ['without the law', terms({ ...seller.answers, laws: [] }), [], ['withdrawal-missing laws']],
  ['with an address', returns({ ...shop.answers, ...address }), [], []],
  ['with an address elsewhere', shop, [terms({ ...seller.answers, ...address })], []],
  ['nothing to withdraw from', terms({ ...seller.answers, withdrawal: ['none'] }), [], []],
  ['other sellers', terms({ ...seller.answers, sell_mode: 'third-party' }), [], []],
  ['a policy of its own', terms({ ...seller.answers, refunds: 'separate-policy' }), [], []],
  ['firms', terms({ ...seller.answers, consumer_type: 'businesses' }), [], []],
  ['elsewhere', terms({ ...seller.answers, country: 'US', audience_regions: ['us'] }), [], []],
  ['nothing sold', terms({ ...seller.answers, sells: ['nothing'] }), [], []],
  ['a policy that sells nothing itself', policy(union), [], []],
])('the withdrawal function: %s', (_, own, others, expected) => {
  expect(found(own, ...others)).toEqual(expected);
});

const abroad = { country: 'US', laws: ['gdpr', 'uk_gdpr'], audience_regions: ['eu', 'uk'] };
const [eu_rep, uk_rep] = [[{ _id: 'r1', eu_rep_name: 'Rep' }], [{ _id: 'r1', uk_rep_name: 'Rep' }]];
const [inUnion, inKingdom] = ['eu-representative-missing eu_rep', 'uk-representative-missing uk_rep'];

test.each<[what: string, own: SiteDocument, expected: string[]]>([
  ['none named', policy(abroad), [inUnion, inKingdom]],
  ['one named', policy({ ...abroad, eu_rep }), [inKingdom]],
  ['both named', policy({ ...abroad, eu_rep, uk_rep }), []],
  ['an owner in the Union', policy({ ...abroad, country: 'IE' }), [inKingdom]],
  ['an owner in the United Kingdom', policy({ ...abroad, country: 'GB' }), [inUnion]],
  ['other laws', policy({ ...abroad, laws: ['caloppa'] }), []],
  ['an owner who has not said where', policy({ ...abroad, country: '' }), []],
  ['no personal data', policy({ ...abroad, pd_types: ['none'], pd_none_confirm: 'yes' }), []],
  ['another document', terms(abroad), []],
])('representatives: %s', (_, own, expected) => {
  expect(found(own)).toEqual(expected);
});

const unasked = {
  laws: ['gdpr', 'eprivacy'],
  analytics: 'yes',
  analytics_vendors: ['google-analytics'],
  banner: 'none',
};

test.each<[what: string, own: SiteDocument, expected: string[]]>([
  ['none that asks', cookies(unasked), ['banner-missing banner']],
  ['one that asks', cookies({ ...unasked, banner: 'another' }), []],
  ['nothing to ask for', cookies({ ...unasked, analytics: 'no', analytics_vendors: [] }), []],
  ['statistics without cookies', cookies({ ...unasked, analytics_vendors: ['plausible'] }), []],
  ['statistics that are exempt', cookies({ ...unasked, anonymous_stats: 'yes' }), []],
  [
    'pixels',
    cookies({ ...unasked, analytics: 'no', analytics_vendors: [], remarketing: 'yes' }),
    ['banner-missing banner'],
  ],
  ['a law that asks nobody beforehand', cookies({ ...unasked, laws: ['pipeda'] }), []],
  ['an owner who has not said', cookies({ ...unasked, banner: '' }), []],
])('a banner: %s', (_, own, expected) => {
  expect(found(own)).toEqual(expected);
});
