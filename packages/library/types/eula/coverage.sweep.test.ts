/** Goal L1 for the EULA: laws and the stores' contracts. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, computeCoverage, heads } from '../../clauses.ts';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import type { Draft } from '@clausewright/engine/document/tree';
import { factsOf } from '../../laws/facts.ts';
import { partPresence } from '@clausewright/engine/law/part-presence';
import { isInForce } from '@clausewright/engine/law/requirement';
import { requirements } from '../../laws/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { withoutPart } from '../privacy-policy/testing/without-part.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const count = process.env['LONG_TESTS'] === undefined ? 80 : 5000;
const owners = [...knownOwners, ...randomOwners(count)];

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble('EULA', relevant, { language, today, blanks: false });
}

function metIds(draft: Draft): Set<string> {
  const parts = partPresence(heads('EULA'), partsPresent(draft));
  return new Set(parts.flatMap(({ meets }) => meets));
}

test.each(languages)('without payment every duty of the home law is fulfilled, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const included = { clauses: [], laws: owner.home };
    const draft = assemble('EULA', owner.relevant, { language, today, blanks: false, included });
    return computeCoverage(draft, owner.relevant, { laws: owner.home, today }).due.unmet;
  });
  expect(unmet).toEqual([]);
});

test.each(languages)('every duty of the chosen laws is fulfilled, in %s', (language) => {
  const results = owners.map((owner) =>
    computeCoverage(wholeDraft(owner, language), owner.relevant, { laws: owner.laws, today }),
  );
  expect(results.flatMap(({ due }) => due.unmet)).toEqual([]);
  expect(results.reduce((sum, { due }) => sum + due.total, 0)).toBeGreaterThan(50);
});

/** Duties that a store or a licence lays down: no law brings them, so they are counted here. */
const contracts = requirements.filter(
  ({ document, force, kind, mandatory }) =>
    document === 'EULA' && force === 'contract' && kind === 'state' && mandatory,
);

test.each(languages)('every contractual duty is fulfilled, in %s', (language) => {
  const seen = new Set<string>();
  for (const owner of owners) {
    const facts = factsOf(owner.relevant);
    const met = metIds(wholeDraft(owner, language));
    const owed = contracts
      .filter((duty) => isInForce(duty, today))
      .filter((duty) => duty.facts.every((choice) => choice.some((fact) => facts.has(fact))))
      .map(({ id }) => id);
    const usesStore = met.has('apple-eula-10') || !owed.some((id) => id.startsWith('apple-eula'));
    expect(usesStore, owner.name).toBe(true);
    expect(
      owed.filter((id) => !met.has(id)),
      owner.name,
    ).toEqual([]);
    for (const id of owed) seen.add(id);
  }
  expect(contracts.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});

test('deleting a sentence leaves its duty unfulfilled', () => {
  const lawful = owners.filter(({ laws }) => laws.length > 0).slice(0, 60);
  for (const [i, owner] of lawful.entries()) {
    const draft = wholeDraft(owner, languages[i % languages.length] ?? 'en');
    const due = computeCoverage(draft, owner.relevant, { laws: owner.laws, today }).applies.filter(
      ({ kind, mandatory, tier }) => kind === 'state' && mandatory && tier === 'core',
    );
    for (const { requirement, met } of due) {
      const damaged = (met ?? []).reduce((left, { clause, part }) => withoutPart(left, clause, part), draft);
      const after = computeCoverage(damaged, owner.relevant, { laws: owner.laws, today });
      expect(after.due.unmet, owner.name).toContain(requirement);
    }
  }
});
