import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { vendors } from '../vendors/list.ts';
import { catalogueFacts } from './fact-sources.ts';
import { factRules, factsOf } from './facts.ts';
import { lawBooks } from '../agreement-types.ts';
import { deriveLaws } from './laws.ts';
import type { FactKey } from '@clausewright/engine/law/requirement';
import { deriveTransfers } from './transfers.ts';

const questions = [...new Set([...factRules.values()].flatMap(({ from }) => from))];
const places = 'DE US CA FR GB TH US_CA US_TX CA_QC eu uk us ca rest gulf';
const options = 'yes no unknown none all health scoring directed sell scc dpf consent';
const ofLaws =
  'teens biometrics government-id advertisers public goods digital saas third-party subscriptions';
const words = [...`${places} ${options} ${ofLaws}`.split(' '), ...vendors.map(({ id }) => id)];
const word = fc.oneof(fc.constantFrom(...words), fc.string());
const value = fc.oneof(
  word,
  fc.array(word, { maxLength: 4 }),
  fc.integer(),
  fc.array(fc.record({ _id: fc.string(), country: word, basis: word, purpose: word }), { maxLength: 3 }),
  fc.record({ added: fc.array(word), removed: fc.array(word) }),
  fc.record({ amount: fc.nat(), unit: fc.constantFrom('days' as const, 'years' as const) }),
);
const key = fc.oneof(fc.constantFrom(...questions), fc.constantFrom('__proto__', 'constructor', 'x.own'));
const answers: fc.Arbitrary<Answers> = fc.dictionary(key, value, { noNullPrototype: false });

test('facts and laws are derived from any answers without errors', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const facts = factsOf(given);
      expect([...facts].every((fact) => catalogueFacts.includes(fact))).toBe(true);
      for (const book of Object.values(lawBooks).filter((book) => book !== undefined)) {
        // The few rules that a wizard loads find what all rules and their implications find.
        const named = Object.values(book.laws).flatMap(({ and = [], any = [] }) => [...and, ...any]);
        const known = (fact: FactKey) => book.facts[fact]?.holds(given) === true;
        expect(named.filter(known)).toEqual(named.filter((fact) => facts.has(fact)));
        for (const { law } of deriveLaws(given, book)) expect(book.laws[law]).toBeDefined();
      }
      expect(['yes', 'no', 'unknown']).toContain(deriveTransfers({ answers: given }).value[0]);
    }),
    { numRuns: 1000 },
  );
});

test('adding a tool never removes a fact', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...vendors), (given, vendor) => {
      const before = { ...given, other_vendors: [] };
      const after = { ...given, other_vendors: [vendor.id] };
      const more = factsOf(after);
      expect([...factsOf(before)].filter((fact) => !more.has(fact))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
