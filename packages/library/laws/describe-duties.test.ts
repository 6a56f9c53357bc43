import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { requirements } from './requirements.ts';
import { limitsIn } from './limit-texts.ts';
import { testedLimits } from './tested-limits.ts';
import { askedIn, factsIn, describeCondition } from './describe-duties.ts';

const told = requirements.filter(({ kind }) => kind !== 'limit');

test.each(languages)('exactly the duties and facts that can be missing have texts in %s', (language) => {
  const facts = factsIn(language);
  expect(Object.keys(askedIn(language)).toSorted()).toEqual(told.map(({ id }) => id).toSorted());
  const needed = new Set<string>(told.flatMap((requirement) => requirement.facts.flat()));
  needed.delete('always');
  expect(Object.keys(facts).toSorted()).toEqual([...needed].toSorted());
});

test.each(languages)('texts in %s are short and not copied from another language', (language) => {
  const facts = factsIn(language);
  const all = [
    ...Object.values(askedIn(language)),
    ...Object.values(limitsIn(language)),
    ...Object.values(facts),
  ];
  expect(all.filter((text) => text.trim() !== text || text.length < 4 || text.length > 180)).toEqual([]);
  expect(Object.values(facts).filter((text) => text.endsWith('.'))).toEqual([]);
  if (language === 'en') return;
  const inEnglish = [askedIn('en'), limitsIn('en'), factsIn('en')];
  const english = new Set(inEnglish.flatMap((texts) => Object.values(texts)));
  expect(all.filter((text) => english.has(text))).toEqual([]);
});

test('French punctuation does not start a line', () => {
  const all = [askedIn('fr'), limitsIn('fr'), factsIn('fr')].flatMap((texts) => Object.values(texts));
  expect(all.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('joins alternatives, writes dates out and states an unknown one', () => {
  expect(describeCondition({ choice: ['data:sale', 'data:share-ads'] }, 'en')).toContain(' or ');
  expect(describeCondition({ from: '2027-01-01' }, 'de')).toContain('1.\u00A0Januar 2027');
  expect(describeCondition({ from: 'expected' }, 'fr')).not.toContain('{day}');
});

const limits = requirements.filter(({ kind }) => kind === 'limit').map(({ id }) => id);

test.each(languages)('limits have words in %s', (language) => {
  // Periods proposed for a table are for authors of clauses: they forbid owners nothing.
  const forbidding = limits.filter((id) => !id.startsWith('retention-'));
  expect(forbidding.filter((id) => limitsIn(language)[id] === undefined)).toEqual([]);
});

test('only limits of the catalogue count as tested', () => {
  expect(testedLimits.filter((id) => !limits.includes(id))).toEqual([]);
});
