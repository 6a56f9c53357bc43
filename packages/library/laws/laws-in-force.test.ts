import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { expect, test } from 'vitest';
import { blockText } from '@clausewright/engine/document/tree-text';
import { languages } from '@clausewright/contract/languages';
import { assemble, computeCoverage, describeCondition } from '../clauses.ts';
import { ownerOf } from '../types/privacy-policy/testing/owners.ts';

const { relevant: base } = ownerOf(3);

function owner(states: readonly string[], laws: readonly string[], more: Answers = {}): Answers {
  const { pd_none_confirm: _, ...rest } = base;
  return {
    ...rest,
    country: 'US',
    state: 'US_TX',
    audience_regions: ['us'],
    us_states: [...states],
    us_numbers: 'unknown',
    pd_types: ['email', 'name'],
    ...more,
    laws: [...laws],
  };
}

function textOn(today: string, answers: object, language: (typeof languages)[number] = 'en'): string {
  const draft = assemble('PRIVACY_POLICY', answers, { language, today, blanks: true });
  return draft.clauses.map(({ blocks }) => blockText(blocks)).join('\n');
}

test.each(languages)('Oklahoma is spoken of from its first day and not the day before, in %s', (language) => {
  const answers = owner(['US_OK', 'US_TX'], ['us_ok', 'us_tx']);
  expect(textOn('2026-12-31', answers, language)).not.toContain('Oklahoma');
  expect(textOn('2027-01-01', answers, language)).toContain('Oklahoma');
});

test('the other three have days of their own', () => {
  const names = { us_la: 'Louisiana', us_al: 'Alabama', us_vt: 'Vermont' };
  const said = (today: string) => {
    const text = textOn(today, owner(['all'], ['us_tx', ...Object.keys(names)]));
    return Object.values(names).filter((name) => text.includes(name));
  };
  expect(said('2026-12-31')).toEqual([]);
  expect(said('2027-01-01')).toEqual(['Louisiana']);
  expect(said('2027-05-01')).toEqual(['Louisiana', 'Alabama']);
  expect(said('2028-01-01')).toEqual(['Louisiana', 'Alabama', 'Vermont']);
});

test('Delaware binds a business of 20,000 customers from 2027', () => {
  const numbers = { us_numbers: 'known', us_people: 20_000, us_sale_share: 0, sell_share: 'neither' };
  const answers = owner(['US_DE', 'US_TX'], ['us_de', 'us_tx'], numbers);
  expect(textOn('2026-12-31', answers)).not.toContain('If you live in Delaware');
  expect(textOn('2027-01-01', answers)).toContain('If you live in Delaware');
  const large = { ...answers, us_people: 40_000 };
  expect(textOn('2026-12-31', large)).toContain('If you live in Delaware');
});

test('before the day the owner is told which duties come and when, and none of them counts as missing', () => {
  const answers = owner(['US_OK'], ['us_ok']);
  const options = { language: 'en', today: '2026-12-31', blanks: true } as const;
  const draft = assemble('PRIVACY_POLICY', answers, options);
  const { due, notApplicable } = computeCoverage(draft, answers, { laws: ['us_ok'], today: '2026-12-31' });
  expect(due).toEqual({ total: 0, met: 0, unmet: [], open: [] });
  const rights = notApplicable.find(({ requirement }) => requirement === 'us-ok-rights');
  expect(rights).toMatchObject({ missing: [], from: '2027-01-01' });
  const common = notApplicable.find(({ requirement }) => requirement === 'us-states-rights');
  expect(common).toMatchObject({ missing: [], from: '2027-01-01' });
  expect(describeCondition({ from: '2027-01-01' }, 'en')).toContain('2027');

  const later = { ...options, today: '2027-01-01' };
  const begun = computeCoverage(assemble('PRIVACY_POLICY', answers, later), answers, {
    laws: ['us_ok'],
    today: '2027-01-01',
  });
  expect(begun.due.unmet).toEqual([]);
  const met = begun.applies.find(({ requirement }) => requirement === 'us-ok-rights')?.met;
  expect(met?.map(({ clause }) => clause)).toContain('pp.rights.us');
});
