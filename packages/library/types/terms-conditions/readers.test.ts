/** What the terms say to readers of one kind alone: Americans of Americans, businesses, customers in France. */
import type { Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { blockText } from '@clausewright/engine/document/tree-text';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { assemble } from '../../clauses.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { termsConditions } from './questionnaire.ts';
import { sites } from './testing/sites/index.ts';

function textOf(name: string, language: Language, change: Answers = {}): string {
  const { relevant } = evaluate(termsConditions, { ...sites[name], ...change }, { today });
  const draft = assemble('TERMS_CONDITIONS', relevant, { language, today, blanks: false });
  return draft.clauses.map(({ blocks }) => blockText(blocks).replaceAll('\u00A0', ' ')).join('\n');
}

test('Americans read no European rules in terms of Americans', () => {
  for (const name of ['americanFitness', 'teenApp', 'rhodeIslandMarket', 'californianApp']) {
    expect(textOf(name, 'en'), name).not.toMatch(
      /decompil|European Union|United Kingdom|Digital Services Act|rules of the country/i,
    );
  }
  expect(textOf('worldPlatform', 'en')).toContain('rules of the country');
});

test('a limit towards consumers says what holds in New Jersey', () => {
  expect(textOf('americanFitness', 'en')).toContain('New Jersey Consumer Fraud Act');
  expect(textOf('americanFitness', 'en', { liability_cap: 'statutory' })).not.toContain('New Jersey');
});

test('a service for businesses alone names no age and no parents', () => {
  const ages = { min_age: 16, minors_ok: 'yes', withdrawal_url: 'https://payroll.example/withdrawal' };
  const told = (consumer_type: string): string => textOf('bavarianPayroll', 'en', { ...ages, consumer_type });
  expect(told('both')).toMatch(/You must be 16 or older[^]*parent or guardian/);
  expect(told('businesses')).not.toMatch(/or older|parent or guardian/);
});

test('the contract on processing lists data, measures and further processors', () => {
  const told = (change: Answers = {}) => textOf('bavarianPayroll', 'en', change);
  expect(told()).toMatch(
    /Categories of data[^]*contact details[^]*Measures under Article 32[^]*Sub-processors when[^]*Hetzner/,
  );
  const nothing = { processed_kinds: [], security_measures: [], sub_processors: [] };
  expect(told(nothing)).not.toMatch(/Categories of data|Measures under|Sub-processors when/);
});

test('a dispute belongs to the licence or to the terms, never to both', () => {
  expect(textOf('americanFitness', 'en')).toContain(
    'Disputes about the software are settled as that agreement provides',
  );
});

test('towards consumers in France an order is refused at once or not at all', () => {
  const text = textOf('parisFashion', 'en');
  expect(text).toContain('unless we refuse it immediately, the contract is then made');
  expect(text).toContain('no contract is then made');
});
