/** Goal L1 for the Terms and Conditions, with its limits. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, coverageOf } from '../clauses.ts';
import type { Draft } from '../document/tree.ts';
import { withoutPart } from '../privacy-policy/testing/without-part.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const owners = [...knownOwners, ...randomOwners(150)];

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble('TERMS_CONDITIONS', relevant, { language, today, blanks: false });
}

function unmetOf(draft: Draft, { relevant, name }: Owner, laws: readonly string[]): string[] {
  const { unmet } = coverageOf(draft, relevant, { laws, today }).due;
  return unmet.map((requirement) => `${name}: ${requirement}`);
}

test.each(languages)('without any payment each duty of the home law is met, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const included = { clauses: [], laws: owner.home };
    const draft = assemble('TERMS_CONDITIONS', owner.relevant, { language, today, blanks: false, included });
    return unmetOf(draft, owner, owner.home);
  });
  expect(unmet).toEqual([]);
});

test.each(languages)('each duty of the laws chosen is met, in %s', (language) => {
  expect(owners.flatMap((owner) => unmetOf(wholeDraft(owner, language), owner, owner.laws))).toEqual([]);
});

test.each(languages)('a sentence that is deleted turns its duty red, in %s', (language) => {
  for (const owner of owners.filter(({ laws }) => laws.length > 0).slice(0, 25)) {
    const draft = wholeDraft(owner, language);
    const due = coverageOf(draft, owner.relevant, { laws: owner.laws, today }).applies.filter(
      ({ kind, mandatory, tier }) => kind === 'state' && mandatory && tier === 'core',
    );
    for (const { requirement, met } of due) {
      const damaged = (met ?? []).reduce((left, { clause, part }) => withoutPart(left, clause, part), draft);
      expect(unmetOf(damaged, owner, owner.laws), owner.name).toContain(`${owner.name}: ${requirement}`);
    }
  }
});
