/** Goal L1 for the imprint; drafts are made where they are judged. */
import { languages, type Language } from '@clausewright/contract/languages';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import type { Draft } from '@clausewright/engine/document/tree';
import { expect, test } from 'vitest';
import { assemble, computeCoverage } from '../../clauses.ts';
import { requirements } from '../../laws/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { withoutPart } from '../privacy-policy/testing/without-part.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const count = process.env['LONG_TESTS'] === undefined ? 150 : 5000;
const owners = [...knownOwners, ...randomOwners(count)];

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble('IMPRINT', relevant, { language, today, blanks: false });
}

function dueOf(draft: Draft, { relevant, laws }: Owner) {
  return computeCoverage(draft, relevant, { laws, today }).due;
}

test.each(languages)('every duty of the seat is fulfilled, in %s', (language) => {
  const unmet = owners.flatMap((owner) =>
    dueOf(wholeDraft(owner, language), owner).unmet.map((duty) => `${owner.name}: ${duty}`),
  );
  expect(unmet).toEqual([]);
});

test('whoever answers everything leaves nothing open', () => {
  const open = knownOwners
    .filter(({ name }) => name !== 'britishTrader')
    .flatMap((owner) => dueOf(wholeDraft(owner, 'en'), owner).open.map((duty) => `${owner.name}: ${duty}`));
  expect(open).toEqual([]);
});

test('every duty to state something is met in the imprint of some owner', () => {
  const met = new Set(
    owners.flatMap((owner) =>
      computeCoverage(wholeDraft(owner, 'en'), owner.relevant, { laws: owner.laws, today })
        .applies.filter(({ met: by }) => by !== null)
        .map(({ requirement }) => requirement),
    ),
  );
  const stated = requirements.filter(({ document, kind }) => document === 'IMPRINT' && kind === 'state');
  expect(stated.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
});

test('an item is printed only where the law of the seat wants it', () => {
  const only: Readonly<Record<string, readonly string[]>> = {
    represented: ['DE'],
    capital: ['FR', 'IT'],
    economic: ['DE'],
    business: ['AT'],
    single: ['IT'],
    host: ['FR'],
    none: ['DE'],
    line: ['AT'],
  };
  const astray = owners.flatMap((owner) => {
    const printed = partsPresent(wholeDraft(owner, 'de')).filter(({ clause }) => clause !== 'im.prices');
    return printed
      .filter(({ clause }) => clause !== 'im.media' || owner.country !== 'AT')
      .filter(({ part }) => only[part]?.includes(owner.country) === false)
      .map(({ clause, part }) => `${owner.name}: ${clause} ${part}`);
  });
  expect(astray).toEqual([]);
});

/** Each owner in one language: what a sentence meets is the same in all of them. */
test.each(languages)('deleting a line leaves its duty unfulfilled, in %s', (language) => {
  const obliged = owners.filter(({ laws }) => laws.length > 0);
  const share = obliged.filter((_, i) => i % languages.length === languages.indexOf(language));
  for (const owner of share.slice(0, 40)) {
    const draft = wholeDraft(owner, language);
    const due = computeCoverage(draft, owner.relevant, { laws: owner.laws, today }).applies.filter(
      ({ kind, mandatory, tier, met }) => kind === 'state' && mandatory && tier === 'core' && met !== null,
    );
    for (const { requirement, met } of due) {
      const damaged = (met ?? []).reduce((left, { clause, part }) => withoutPart(left, clause, part), draft);
      const { unmet, open } = dueOf(damaged, owner);
      expect([...unmet, ...open], owner.name).toContain(requirement);
    }
  }
});
