/** Goal L1 for the Disclaimer, with its exact texts; drafts are made where they are judged. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, computeCoverage, heads } from '../../clauses.ts';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import { draftText } from '@clausewright/engine/document/testing/draft-text';
import type { Draft } from '@clausewright/engine/document/tree';
import { factsOf } from '../../laws/facts.ts';
import { partPresence } from '@clausewright/engine/law/part-presence';
import { findRequirement, requirements } from '../../laws/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { withoutPart } from '../privacy-policy/testing/without-part.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const count = process.env['LONG_TESTS'] === undefined ? 80 : 5000;
const owners = [...knownOwners, ...randomOwners(count)];

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble('DISCLAIMER', relevant, { language, today, blanks: false });
}

function unmetOf(draft: Draft, { relevant, name }: Owner, laws: readonly string[]): string[] {
  const { unmet } = computeCoverage(draft, relevant, { laws, today }).due;
  return unmet.map((requirement) => `${name}: ${requirement}`);
}

function metIds(draft: Draft): Set<string> {
  const parts = partPresence(heads('DISCLAIMER'), partsPresent(draft));
  return new Set(parts.flatMap(({ meets }) => meets));
}

test.each(languages)('without payment every duty of the home law is fulfilled, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const included = { clauses: [], laws: owner.home };
    const draft = assemble('DISCLAIMER', owner.relevant, { language, today, blanks: false, included });
    return unmetOf(draft, owner, owner.home);
  });
  expect(unmet).toEqual([]);
});

test.each(languages)('every duty of the chosen laws is fulfilled, in %s', (language) => {
  expect(owners.flatMap((owner) => unmetOf(wholeDraft(owner, language), owner, owner.laws))).toEqual([]);
});

test('every duty of a law covered by the Disclaimer applies to some owner', () => {
  const due = new Set(
    owners.flatMap((owner) =>
      computeCoverage(wholeDraft(owner, 'en'), owner.relevant, { laws: owner.laws, today })
        .applies.filter(({ kind, mandatory }) => kind === 'state' && mandatory)
        .map(({ requirement }) => requirement),
    ),
  );
  expect([...due].sort()).toEqual(
    [
      'ai-50-4-deepfake',
      'ai-50-4-text',
      'ca-au-ads',
      'cftc-4-41',
      'de-uwg-5a',
      'ecd-6',
      'fda-dshea',
      'ftc-255-2',
      'ftc-255-5',
      'ftc-earnings',
      'mar-20',
      'ny-attorney-ads',
      'ucpd-7-6',
      'ucpd-annex-11',
      'uk-dmcc-ads',
      'uk-fca-crypto',
    ].sort(),
  );
});

test('only contractual and company duties without questions are left to others', () => {
  const known = new Set(owners.flatMap(({ relevant }) => [...factsOf(relevant)]));
  const silent = requirements
    .filter(({ document, kind, mandatory }) => document === 'DISCLAIMER' && kind === 'state' && mandatory)
    .filter(({ facts }) => !facts.every((choice) => choice.some((fact) => known.has(fact))))
    .map(({ id }) => id);
  expect(silent.sort()).toEqual(['esma-cfd', 'sec-206-4-1']);
});

test.each(languages)('fulfils the contracts of affiliate programmes, in %s', (language) => {
  for (const owner of owners) {
    const met = metIds(wholeDraft(owner, language));
    const facts = factsOf(owner.relevant);
    const owed = [
      ...(facts.has('biz:affiliate') ? ['affiliate-other'] : []),
      ...(facts.has('tool:amazon-associates') && owner.relevant['amazon_statement'] === 'yes'
        ? ['amazon-associates']
        : []),
    ];
    expect(
      owed.filter((id) => !met.has(id)),
      owner.name,
    ).toEqual([]);
  }
});

test.each(languages)('prescribed sentences appear verbatim, in %s', (language) => {
  let seen = 0;
  for (const owner of owners) {
    const draft = wholeDraft(owner, language);
    const text = draftText(draft);
    for (const id of metIds(draft)) {
      const exact = findRequirement(id)?.exactTexts ?? [];
      const owed = id !== 'ny-attorney-ads' || owner.laws.includes('us_attorneys') ? exact : [];
      for (const sentence of owed) expect(text, `${owner.name} ${id}`).toContain(sentence);
      seen += owed.length;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('the statement on hypothetical results matches 17 CFR § 4.41(b)(1)', () => {
  const traders = owners.filter(({ laws }) => laws.includes('us_trading'));
  expect(traders.length).toBeGreaterThan(0);
  for (const owner of traders) {
    const text = draftText(wholeDraft(owner, 'de'));
    expect(text).toContain(
      'These results are based on simulated or hypothetical performance results that have certain inherent limitations.',
    );
    expect(text).toContain('achieve profits or losses similar to these being shown.');
  }
});

/** Each owner in one language: what a sentence meets is the same in all of them. */
test.each(languages)('deleting a sentence leaves its duty unfulfilled, in %s', (language) => {
  const obliged = owners.filter(({ laws }) => laws.length > 0);
  const share = obliged.filter((_, i) => i % languages.length === languages.indexOf(language));
  for (const owner of share.slice(0, 40)) {
    const draft = wholeDraft(owner, language);
    const due = computeCoverage(draft, owner.relevant, { laws: owner.laws, today }).applies.filter(
      ({ kind, mandatory, tier }) => kind === 'state' && mandatory && tier === 'core',
    );
    for (const { requirement, met } of due) {
      const damaged = (met ?? []).reduce((left, { clause, part }) => withoutPart(left, clause, part), draft);
      expect(unmetOf(damaged, owner, owner.laws), owner.name).toContain(`${owner.name}: ${requirement}`);
    }
  }
});
