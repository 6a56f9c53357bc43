/** Goal L1: profiles and random owners in six languages. A duty counts as met by the parts that stand in the document. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, computeCoverage, heads } from '../../clauses.ts';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import type { Draft } from '@clausewright/engine/document/tree';
import { factsOf } from '../../laws/facts.ts';
import { partPresence } from '@clausewright/engine/law/part-presence';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { withoutPart } from '../privacy-policy/testing/without-part.ts';
import { ownerOf, ownerWith, type Owner } from './testing/owners.ts';
import { profiles } from './testing/profiles.ts';

const named = Object.entries(profiles).map(([name, answers]) => ownerWith(name, answers));
const count = process.env['LONG_TESTS'] === undefined ? 250 : 5000;
const owners = [...named, ...Array.from({ length: count }, (_, seed) => ownerOf(seed))];

/** The whole document. */
function draftOf({ relevant }: Owner, language: Language): Draft {
  return assemble('COOKIES_POLICY', relevant, { language, today, blanks: false });
}

function unmetOf(draft: Draft, { relevant, name }: Owner, laws: readonly string[]): string[] {
  const { unmet } = computeCoverage(draft, relevant, { laws, today }).due;
  return unmet.map((requirement) => `${name}: ${requirement}`);
}

test.each(languages)('without payment every duty of the home law is fulfilled, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const included = { clauses: [], laws: owner.home };
    const options = { language, today, blanks: false, included };
    return unmetOf(assemble('COOKIES_POLICY', owner.relevant, options), owner, owner.home);
  });
  expect(unmet).toEqual([]);
});

test.each(languages)('every duty of all chosen laws is fulfilled, in %s', (language) => {
  expect(owners.flatMap((owner) => unmetOf(draftOf(owner, language), owner, owner.laws))).toEqual([]);
});

/** The one contract of this type: no law brings it, so no list of duties holds it. */
test.each(languages)(
  'an owner whose banner follows the IAB Europe framework says what it shows, in %s',
  (language) => {
    const bound = owners.filter(({ relevant }) => factsOf(relevant).has('tool:iab-tcf'));
    const silent = bound.filter((owner) => {
      const draft = draftOf(owner, language);
      const told = (one: Draft) =>
        partPresence(heads('COOKIES_POLICY'), partsPresent(one)).some(({ meets }) =>
          meets.includes('iab-tcf'),
        );
      return !told(draft) || told(withoutPart(draft, 'cp.gcm_tcf', 'framework'));
    });
    expect(bound.length).toBeGreaterThan(5);
    expect(silent.map(({ name }) => name)).toEqual([]);
  },
);

/** What the goal counts: each due duty with each part that meets it. */
function pairsOf(draft: Draft, { relevant, laws }: Owner) {
  return computeCoverage(draft, relevant, { laws, today })
    .applies.filter(({ kind, mandatory, tier }) => kind === 'state' && mandatory && tier === 'core')
    .flatMap(({ requirement, met }) =>
      (met ?? []).map(({ clause, part }) => ({ clause, part, requirement })),
    );
}

test('deleting all parts of a duty leaves it unfulfilled', () => {
  const silent = owners.slice(0, 30).flatMap((owner, i) => {
    const draft = draftOf(owner, languages[i % languages.length] ?? 'en');
    const pairs = pairsOf(draft, owner);
    return [...new Set(pairs.map(({ requirement }) => requirement))].filter((requirement) => {
      const damaged = pairs
        .filter((pair) => pair.requirement === requirement)
        .reduce((left, { clause, part }) => withoutPart(left, clause, part), draft);
      const { unmet, open } = computeCoverage(damaged, owner.relevant, { laws: owner.laws, today }).due;
      return ![...unmet, ...open].includes(requirement);
    });
  });
  expect(silent).toEqual([]);
});

test('every core duty of the catalogue applies to some owner', () => {
  const due = new Set(
    owners.flatMap((owner) => pairsOf(draftOf(owner, 'en'), owner)).map((one) => one.requirement),
  );
  expect([...due].sort()).toEqual([
    'at-tkg-165',
    'at-tkg-165-storage',
    'ch-fmg-45c',
    'cookie-refusal',
    'de-tdddg-25',
    'edpb-05-2020',
    'eprivacy-5-3',
    'es-lssi-22-2',
    'es-lssi-22-2-retention',
    'fr-82',
    'gdpr-7-3-cookies',
    'gdpr-r30-cookies',
    'it-garante-2021',
    'it-garante-2021-times',
    'nl-tw-11-7a',
    'planet49-duration',
    'planet49-third-party',
    'uk-pecr-6',
    'uk-pecr-a1-stats',
  ]);
});
