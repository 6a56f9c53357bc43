/** Apps whose sales all run through a store: it takes the order, bills and ends the subscription. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { assemble } from '../../clauses.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { termsConditions } from './questionnaire.ts';
import { sites } from './testing/sites/index.ts';

function partsOf(name: string, language: Language, change: Answers = {}): string[] {
  const { relevant } = evaluate(termsConditions, { ...sites[name], ...change }, { today });
  const draft = assemble('TERMS_CONDITIONS', relevant, { language, today, blanks: false });
  return partsPresent(draft).map(({ clause, part }) => `${clause} ${part}`);
}

/** What only whoever takes the money can do. */
const ofWhoeverBills = [
  'tc.contract_steps steps',
  'tc.contract_steps receipt',
  'tc.contract_steps stored',
  'tc.payment means',
  'tc.payment_failure retry',
  'tc.renewal charge',
  'tc.renewal remind',
  'tc.renewal_countries spain',
  'tc.renewal_countries france',
  'tc.renewal_countries italy',
  'tc.renewal states',
  'tc.renewal yearly',
  'tc.trial remind',
  'tc.cancel how',
  'tc.cancel button',
  'tc.cancel confirmed',
];

test.each(languages)(
  'where stores alone are paid, nothing is said of orders and charges of ours, in %s',
  (language) => {
    for (const name of ['americanFitness', 'belgianDating']) {
      const parts = partsOf(name, language);
      expect(
        parts.filter((part) => ofWhoeverBills.includes(part)),
        name,
      ).toEqual([]);
      expect(parts, name).toEqual(
        expect.arrayContaining(['tc.contract_steps store', 'tc.renewal store', 'tc.cancel store']),
      );
    }
    const dating = partsOf('belgianDating', language);
    expect(dating).toEqual(
      expect.arrayContaining(['tc.renewal_countries storeSpain', 'tc.renewal_countries unwarned']),
    );
  },
);

test('who takes a card beside the store charges, reminds and has the button', () => {
  const parts = partsOf('belgianDating', 'nl', { payment_vendors: ['apple-in-app-purchase', 'stripe'] });
  expect(parts).toEqual(
    expect.arrayContaining(['tc.renewal charge', 'tc.renewal_countries spain', 'tc.cancel button']),
  );
  expect(parts).not.toContain('tc.renewal store');
});

test('the section on renewal says how to object, as the key points do', () => {
  const parts = partsOf('irishChatbot', 'en');
  expect(parts).toEqual(expect.arrayContaining(['tc.summary leave', 'tc.renewal object']));
});
