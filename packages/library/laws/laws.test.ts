import { belowStateThresholds } from '../shared/questions/us-sizes.ts';
import type { LawTag } from './law-tags.ts';
import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { comprehensiveStates } from './audience.ts';
import type { LawBook } from '@clausewright/engine/law/law-book';
import { lawBooks } from '../agreement-types.ts';
import { lawTags } from './is-law-tag.ts';
import { lawReasonText, loadLawTexts } from './law-texts.ts';
import {
  coverableLaws,
  type DerivedLaw,
  deriveLaws as derive,
  furtherLaws,
  homeLaws,
  lawsDefault,
  soldAs,
} from './laws.ts';
import { privacyLaws } from '../types/privacy-policy/law-book.ts';
import { getLawLabel } from './describe-laws.ts';

function deriveLaws(answers: Answers): readonly DerivedLaw[] {
  return derive(answers, privacyLaws);
}
/** As if nobody had written the section on the Gulf yet. */
const unwritten: LawBook<LawTag> = {
  ...privacyLaws,
  laws: { ...privacyLaws.laws, gulf_pdpl: { place: 'gulf', covered: false } },
};
function names(answers: Answers): string[] {
  return deriveLaws(answers).map(({ law }) => law);
}

test('a German shop for the Union has one law, its home law', () => {
  expect(deriveLaws({ country: 'DE', state: 'DE_BY', audience_regions: ['eu'] })).toEqual([
    {
      law: 'gdpr',
      reason: { code: 'established', place: 'eu', question: 'country' },
      home: true,
      covered: true,
    },
  ]);
});

test('a Californian app for teenagers below the threshold has the two laws without threshold', () => {
  const answers = {
    country: 'US',
    state: 'US_CA',
    audience_regions: ['us'],
    us_states: ['US_CA'],
    ...belowStateThresholds,
    ugc: 'yes',
    kids: 'teens',
    share_with: ['service-providers'],
  };
  expect(names(answers)).toEqual(['caloppa', 'minors_22581']);
  expect(homeLaws(answers, privacyLaws)).toEqual(['caloppa', 'minors_22581']);
});

test('the rule for minors requires posts by minors', () => {
  const answers = { country: 'US', state: 'US_CA', audience_regions: ['us'], kids: 'teens' };
  expect(names({ ...answers, ugc: 'no' })).not.toContain('minors_22581');
  expect(names({ ...answers, ugc: 'yes' })).toContain('minors_22581');
});

test('all American states apply where none was named, otherwise only the named ones', () => {
  const answers = { country: 'DE', audience_regions: ['eu', 'us'], us_numbers: 'unknown' };
  const all = names(answers);
  expect(all).toEqual(
    expect.arrayContaining(['ccpa_cpra', ...comprehensiveStates.map((id) => id.toLowerCase())]),
  );
  expect(names({ ...answers, us_states: ['all'] })).toEqual(all);
  expect(names({ ...answers, us_states: ['US_TX'] })).toEqual(['gdpr', 'us_tx']);
});

test('a home law without clauses is listed but not preselected', () => {
  const answers = { country: 'AE', audience_regions: ['gulf'] };
  expect(derive(answers, unwritten)).toMatchObject([{ law: 'gulf_pdpl', home: true, covered: false }]);
  expect(lawsDefault(unwritten)({ answers })).toEqual({ value: [], reasons: {} });
  expect(soldAs({ country: 'US', state: 'US_TX' }, 'gulf_pdpl', unwritten)).toBeNull();
  expect(deriveLaws(answers)).toMatchObject([{ law: 'gulf_pdpl', home: true, covered: true }]);
});

test('the place of establishment decides the home law, the audience further laws', () => {
  const derived = deriveLaws({ country: 'CA', state: 'CA_QC', audience_regions: ['eu', 'uk'] });
  expect(derived.filter(({ home }) => home).map(({ law }) => law)).toEqual(['pipeda', 'quebec_25']);
  expect(derived.filter(({ home }) => !home).map(({ law }) => law)).toEqual(['gdpr', 'uk_gdpr']);
});

test('preselects applicable laws with clauses, with a reason each', () => {
  const answers = { country: 'AT', audience_regions: ['eu', 'us', 'br', 'gulf'], us_states: ['US_CA'] };
  expect(lawsDefault(unwritten)({ answers })).toEqual({
    value: ['gdpr', 'ccpa_cpra', 'caloppa', 'lgpd'],
    reasons: { gdpr: 'established', ccpa_cpra: 'state-size', caloppa: 'addressed', lgpd: 'addressed' },
  });
  expect(coverableLaws(privacyLaws)).toEqual(Object.keys(privacyLaws.laws));
  expect(coverableLaws(unwritten)).not.toContain('gulf_pdpl');
});

test('only covered laws of other places cost money, home law never, even if added manually', () => {
  const chosen = ['gdpr', 'caloppa', 'minors_22581', 'gulf_pdpl', 'no-such-law'];
  const californian = { country: 'US', state: 'US_CA', audience_regions: ['us', 'eu'] };
  expect(furtherLaws(californian, chosen, unwritten)).toEqual(['gdpr']);
  expect(furtherLaws({ country: 'AT' }, chosen, unwritten)).toEqual(['caloppa', 'minors_22581']);
  expect(furtherLaws(californian, ['caloppa'], privacyLaws)).toEqual([]);
});

test('the state acts cost money once, that of the home state never', () => {
  const chosen = ['gdpr', 'us_tx', 'us_va', 'nv_603a'];
  const texan = { country: 'US', state: 'US_TX' };
  expect(furtherLaws({ country: 'AT' }, chosen, privacyLaws)).toEqual(['us_states', 'nv_603a']);
  expect(furtherLaws(texan, chosen, privacyLaws)).toEqual(['gdpr', 'us_states', 'nv_603a']);
  expect(furtherLaws(texan, ['us_tx'], privacyLaws)).toEqual([]);
  expect(soldAs(texan, 'us_tx', privacyLaws)).toBeNull();
  expect(soldAs(texan, 'us_va', privacyLaws)).toBe('us_states');
  expect(soldAs(texan, 'gulf_pdpl', privacyLaws)).toBe('gulf_pdpl');
});

test('laws sold together have a name in every language', () => {
  for (const language of languages) expect(getLawLabel('us_states', language)).not.toBe('us_states');
  expect(getLawLabel('no-such-law', 'en')).toBe('no-such-law');
});

test('every law and every reason has its texts in every language', async () => {
  const everywhere = deriveLaws({
    country: 'US',
    state: 'US_CA',
    audience_regions: ['eu', 'uk', 'us', 'ca', 'rest'],
    ugc: 'yes',
    kids: 'directed',
    special_data: ['biometrics', 'health'],
    pd_types: ['government-id'],
    share_with: ['advertisers'],
    sell_share: 'sell',
    pd_sources: ['public'],
  });
  for (const language of languages) {
    const texts = await loadLawTexts(language);
    expect(Object.keys(texts.laws).sort()).toEqual([...lawTags].sort());
    const used = new Set(everywhere.map(({ reason }) => reason.code));
    expect(Object.keys(texts.reasons).sort()).toEqual([...used].sort());
    for (const { reason } of everywhere) {
      expect(lawReasonText(texts, reason, (place) => `<${place}>`)).toContain(`<${reason.place}>`);
    }
  }
});

test('the wizard has a rule for every fact that one of its laws names', () => {
  for (const { laws, facts } of Object.values(lawBooks).filter((book) => book !== undefined)) {
    const named = Object.values(laws).flatMap(({ and = [], any = [] }) => [...and, ...any]);
    expect(named.filter((fact) => facts[fact] === undefined)).toEqual([]);
  }
});
