/** Goal L1 for the Return and Refund Policy, with its exact texts; drafts are made where they are judged. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, computeCoverage, heads } from '../../clauses.ts';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import { draftText } from '@clausewright/engine/document/testing/draft-text';
import type { Draft } from '@clausewright/engine/document/tree';
import { factsOf } from '../../laws/facts.ts';
import { pieces } from '../../statutory/pieces.ts';
import { partPresence } from '@clausewright/engine/law/part-presence';
import { requirements } from '../../laws/requirements.ts';
import { mayStayOpen } from '../../laws/unwritten-duties.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { withoutPart } from '../privacy-policy/testing/without-part.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const type = 'RETURN_REFUND_POLICY';
const count = process.env['LONG_TESTS'] === undefined ? 80 : 5000;
const owners = [...knownOwners, ...randomOwners(count)];
const ours = requirements.filter(({ document }) => document === type);

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble(type, relevant, { language, today, blanks: false });
}

function unmetOf(draft: Draft, { relevant, name }: Owner, laws: readonly string[]): string[] {
  const { unmet } = computeCoverage(draft, relevant, { laws, today }).due;
  return unmet.map((requirement) => `${name}: ${requirement}`);
}

test.each(languages)('without payment every duty of the home law is fulfilled, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const included = { clauses: [], laws: owner.home };
    const draft = assemble(type, owner.relevant, { language, today, blanks: false, included });
    return unmetOf(draft, owner, owner.home);
  });
  expect(unmet).toEqual([]);
});

test.each(languages)('every duty of the chosen laws is fulfilled, voluntary ones too, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const draft = wholeDraft(owner, language);
    const { applies } = computeCoverage(draft, owner.relevant, { laws: owner.laws, today });
    return applies
      .filter(({ kind, met, requirement }) => kind === 'state' && met === null && !mayStayOpen(requirement))
      .map(({ requirement }) => `${owner.name}: ${requirement}`);
  });
  expect(unmet).toEqual([]);
});

test('every duty of the catalogue applies to some owner, except contracts that depend on another', () => {
  const due = new Set(
    owners.flatMap((owner) =>
      computeCoverage(wholeDraft(owner, 'en'), owner.relevant, { laws: owner.laws, today }).applies.map(
        ({ requirement }) => requirement,
      ),
    ),
  );
  const law = ours.filter(({ kind, force }) => kind === 'state' && force !== 'contract').map(({ id }) => id);
  expect(law.filter((id) => !due.has(id))).toEqual(['crd-15']);
});

test.each(languages)(
  'app stores are named where they handle billing, and linked contracts end, in %s',
  (language) => {
    for (const owner of owners) {
      const meets = partPresence(heads(type), partsPresent(wholeDraft(owner, language))).flatMap(
        (part) => part.meets,
      );
      const facts = factsOf(owner.relevant);
      const billed = facts.has('biz:iap') && (facts.has('biz:app-ios') || facts.has('biz:app-android'));
      expect(meets.includes('app-store-refund'), owner.name).toBe(billed);
      expect(meets.includes('crd-15'), owner.name).toBe(owner.laws.includes('eu_consumer'));
    }
  },
);

/** Each owner in one language: what a sentence meets is the same in all of them. */
test.each(languages)('deleting a sentence leaves its duty unfulfilled, in %s', (language) => {
  const obliged = owners.filter(({ laws }) => laws.length > 0);
  const share = obliged.filter((_, i) => i % languages.length === languages.indexOf(language));
  for (const owner of share.slice(0, 40)) {
    const draft = wholeDraft(owner, language);
    const due = computeCoverage(draft, owner.relevant, { laws: owner.laws, today }).applies.filter(
      ({ kind, mandatory, tier, requirement }) =>
        kind === 'state' && mandatory && tier === 'core' && !mayStayOpen(requirement),
    );
    for (const { requirement, met } of due) {
      const damaged = (met ?? []).reduce((left, { clause, part }) => withoutPart(left, clause, part), draft);
      expect(unmetOf(damaged, owner, owner.laws), owner.name).toContain(`${owner.name}: ${requirement}`);
    }
  }
});

test('the Australian statement appears verbatim in every language', () => {
  const exact = ours.find(({ id }) => id === 'au-reg-90')?.exactTexts ?? [];
  expect(exact).toHaveLength(1);
  const promising = owners.filter(
    ({ laws, relevant }) => laws.includes('au_consumer') && factsOf(relevant).has('has:commercial-guarantee'),
  );
  const goods = promising.filter(({ relevant }) => factsOf(relevant).has('biz:goods'));
  expect(goods.length).toBeGreaterThan(0);
  for (const owner of goods) {
    // Whoever sells services too carries the third text of the regulation.
    const both = factsOf(owner.relevant).has('biz:services');
    const [first = ''] = pieces(both ? 'au-acl-reg90-both' : 'au-acl-reg90-goods', 'en', 'statement');
    for (const language of languages) {
      expect(draftText(wholeDraft(owner, language)), owner.name).toContain(both ? first : exact[0]);
    }
  }
});
