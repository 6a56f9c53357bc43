/** Goal L1: 100 owners in six languages, 5,000 in the long tier. A duty counts as met by the parts that stand in the document. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, computeCoverage } from '../../clauses.ts';
import type { Draft } from '@clausewright/engine/document/tree';
import { ownerOf, type Owner } from './testing/owners.ts';
import { today } from './testing/random-answers.ts';
import { withoutPart } from './testing/without-part.ts';

const count = process.env['LONG_TESTS'] === undefined ? 100 : 5000;
const owners = Array.from({ length: count }, (_, seed) => ownerOf(seed));

function unmetOf(draft: Draft, { relevant, seed }: Owner, laws: readonly string[]): string[] {
  const { unmet } = computeCoverage(draft, relevant, { laws, today }).due;
  return unmet.map((requirement) => `owner ${seed}: ${requirement}`);
}

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble('PRIVACY_POLICY', relevant, { language, today, blanks: false });
}

test.each(languages)('without payment every duty of the home law is fulfilled, in %s', (language) => {
  const unmet = owners
    .filter(({ laws, home }) => home.length > 0 || laws.length === 0)
    .flatMap((owner) => {
      const included = { clauses: [], laws: owner.home };
      const options = { language, today, blanks: false, included };
      return unmetOf(assemble('PRIVACY_POLICY', owner.relevant, options), owner, owner.home);
    });
  expect(unmet).toEqual([]);
});

test.each(languages)('every duty of the further chosen laws is fulfilled, in %s', (language) => {
  const unmet = owners
    .filter(({ laws, home }) => laws.length > home.length)
    .flatMap((owner) => unmetOf(wholeDraft(owner, language), owner, owner.laws));
  expect(unmet).toEqual([]);
});

test('documents of a later day fulfil what applies by then', () => {
  const begun = new Set<string>();
  const unmet = owners.slice(0, 100).flatMap(({ relevant, seed, laws }, i) => {
    const language = languages[i % languages.length] ?? 'en';
    const day = '2028-01-01';
    const draft = assemble('PRIVACY_POLICY', relevant, { language, today: day, blanks: false });
    const { applies, due } = computeCoverage(draft, relevant, { laws, today: day });
    for (const { requirement } of applies) begun.add(requirement);
    return due.unmet.map((requirement) => `owner ${seed}: ${requirement}`);
  });
  expect(unmet).toEqual([]);
  // Duties that none of these owners has before that day.
  expect([...begun]).toEqual(
    expect.arrayContaining(['ccpa-7011-admt', 'ccpa-7220', 'au-app-1-7', 'in-dpdp-5', 'in-dpdp-9']),
  );
});

/** What the goal counts: each due duty with each part that meets it; and the duties that nothing meets. */
function judged(draft: Draft, { relevant, laws }: Owner) {
  const { applies, due } = computeCoverage(draft, relevant, { laws, today });
  const pairs = applies
    .filter(({ kind, mandatory, tier }) => kind === 'state' && mandatory && tier === 'core')
    .flatMap(({ requirement, met }) => (met ?? []).map(({ clause, part }) => ({ clause, part, requirement })))
    .map((pair) => ({ ...pair, key: `${pair.requirement} ${pair.clause} ${pair.part}` }));
  // What is met in part stays open without its sentence, and is shown so.
  return { pairs, unmet: new Set<string>([...due.unmet, ...due.open]) };
}

/** Duties that a part met and that nobody misses when the part is gone. */
function unnoticed(draft: Draft, owner: Owner): string[] {
  const { pairs } = judged(draft, owner);
  const parts = new Map(pairs.map(({ clause, part }) => [`${clause} ${part}`, { clause, part }]));
  return [...parts.values()].flatMap(({ clause, part }) => {
    const damaged = judged(withoutPart(draft, clause, part), owner);
    const left = new Set(damaged.pairs.map(({ key }) => key));
    return pairs
      .filter((pair) => pair.clause === clause && pair.part === part)
      .filter(({ key, requirement }) => {
        const elsewhere = pairs.some((pair) => pair.requirement === requirement && left.has(pair.key));
        return left.has(key) || (!elsewhere && !damaged.unmet.has(requirement));
      })
      .map(({ key }) => `owner ${owner.seed}: ${key}`);
  });
}

test.each(languages)('deleting a sentence leaves its duty unfulfilled, in %s', (language) => {
  const obliged = owners.filter(({ laws }) => laws.length > 0);
  const share = obliged.filter((_, i) => i % languages.length === languages.indexOf(language));
  const silent = share.slice(0, 40).flatMap((owner) => unnoticed(wholeDraft(owner, language), owner));
  expect(silent).toEqual([]);
});

test('the mutation run has parts to delete', () => {
  const met = owners.slice(0, 50).flatMap((owner) => judged(wholeDraft(owner, 'en'), owner).pairs);
  expect(new Set(met.map(({ requirement }) => requirement)).size).toBeGreaterThan(25);
});
