/** What platforms demand of a privacy policy by contract. No law brings these duties, so they are counted apart from goal L1. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, heads } from '../../clauses.ts';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import type { Draft } from '@clausewright/engine/document/tree';
import { getFactSource } from '../../laws/fact-sources.ts';
import { factsOf } from '../../laws/facts.ts';
import { partPresence } from '@clausewright/engine/law/part-presence';
import { isInForce } from '@clausewright/engine/law/requirement';
import { requirements } from '../../laws/requirements.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { privacyPolicy } from './questionnaire.ts';
import { ownerOf } from './testing/owners.ts';
import { profiles } from './testing/profiles/index.ts';
import { today } from './testing/random-answers.ts';
import { withoutPart } from './testing/without-part.ts';

interface Somebody {
  name: string;
  relevant: Answers;
}
const known = Object.entries(profiles).map(([name, answers]): Somebody => ({
  name,
  relevant: evaluate(privacyPolicy, answers, { today }).relevant,
}));
const count = process.env['LONG_TESTS'] === undefined ? 20 : 1000;
const random = Array.from({ length: count }, (_, seed): Somebody => ({
  name: `owner ${seed}`,
  relevant: ownerOf(seed).relevant,
}));
const owners = [...known, ...random];

const contracts = requirements.filter(
  ({ document, force, kind }) => document === 'PRIVACY_POLICY' && force === 'contract' && kind === 'state',
);

/** Duties that ask several things, which stand in different sections: each needs one of its parts. */
const together: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'apple-5-1-1-i-a': [
    ['pp.data list', 'pp.data none', 'pp.nodata delivery'],
    ['pp.sources', 'pp.nodata letters'],
    ['pp.purposes list', 'pp.purposes technical'],
  ],
  'apple-5-1-1-i-c': [
    ['pp.retention general', 'pp.retention brief', 'pp.retention period', 'pp.retention rules'],
    ['pp.retention longer'],
    ['pp.requests one', 'pp.requests several'],
  ],
  'play-data': [
    ['pp.data list', 'pp.data none', 'pp.nodata delivery'],
    ['pp.purposes list', 'pp.purposes technical'],
    ['pp.recipients list'],
  ],
  'play-entity': [['pp.intro owner'], ['pp.intro app'], ['pp.contact ways']],
  'play-retention': [
    ['pp.retention general', 'pp.retention brief', 'pp.retention period', 'pp.retention rules'],
    ['pp.retention longer'],
  ],
  'ga-adv-features': [['pp.platforms features'], ['pp.platforms choices']],
  'adsense-content': [['pp.platforms ads'], ['pp.platforms choices']],
  'google-ads-remarketing': [['pp.platforms remarketing'], ['pp.platforms choices']],
  'meta-business-tools': [['pp.platforms meta'], ['pp.platforms choices']],
  'meta-platform-terms': [['pp.social data'], ['pp.social use']],
};

function owedBy({ relevant }: Somebody): string[] {
  const facts = factsOf(relevant);
  return contracts
    .filter((duty) => isInForce(duty, today))
    .filter((duty) => duty.facts.every((choice) => choice.some((fact) => facts.has(fact))))
    .map(({ id }) => id);
}

function draftFor({ relevant }: Somebody, language: Language): Draft {
  return assemble('PRIVACY_POLICY', relevant, { language, today, blanks: false });
}

/** The parts of the document that claim each duty, as `clause part`. */
function claims(draft: Draft): Map<string, { clause: string; part: string }[]> {
  const found = new Map<string, { clause: string; part: string }[]>();
  for (const { clause, part, meets } of partPresence(heads('PRIVACY_POLICY'), partsPresent(draft))) {
    for (const id of meets) found.set(id, [...(found.get(id) ?? []), { clause, part }]);
  }
  return found;
}

function isMet(id: string, claimed: ReturnType<typeof claims>): boolean {
  const parts = (claimed.get(id) ?? []).flatMap(({ clause, part }) => [clause, `${clause} ${part}`]);
  return (together[id] ?? [parts]).every((choice) => choice.some((one) => parts.includes(one)));
}

test.each(languages)('every contractual duty is fulfilled, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const claimed = claims(draftFor(owner, language));
    return owedBy(owner)
      .filter((id) => !isMet(id, claimed))
      .map((id) => `${owner.name}: ${id}`);
  });
  expect(unmet).toEqual([]);
});

test('each contract is used, or nothing asks for what it needs', () => {
  const seen = new Set(owners.flatMap(owedBy));
  const silent = contracts.filter(({ id }) => !seen.has(id));
  expect(silent.map(({ id }) => id).toSorted()).toEqual([
    'chrome-web-store',
    'dpf-notice',
    'google-limited-use',
  ]);
  for (const { id, facts } of silent) {
    const reasons = facts.flat().map((fact) => getFactSource(fact));
    expect(reasons, id).toContainEqual({ kind: 'not-asked', reason: 'beyond' });
  }
});

test('a part claims a contract only where its tool is in use', () => {
  const ofTools = new Set(contracts.filter(({ law }) => law === 'Platform contract').map(({ id }) => id));
  const idle = known.flatMap((owner) => {
    const owed = owedBy(owner);
    const claimed = [...claims(draftFor(owner, 'en'))].filter(([id]) => ofTools.has(id));
    return claimed
      .filter(([id, parts]) => !owed.includes(id) && !parts.every(isShared))
      .map(([id]) => `${owner.name}: ${id}`);
  });
  expect(idle).toEqual([]);
});

/** Parts that speak for several contracts, or of every provider of a kind. */
function isShared({ clause, part }: { clause: string; part: string }): boolean {
  return (clause === 'pp.platforms' && part === 'choices') || clause === 'pp.social';
}

test.each(languages)('deleting a sentence leaves its contract unfulfilled, in %s', (language) => {
  const share = owners.filter((_, i) => i % languages.length === languages.indexOf(language)).slice(0, 30);
  const silent = share.flatMap((owner) => {
    const draft = draftFor(owner, language);
    const claimed = claims(draft);
    return owedBy(owner).flatMap((id) =>
      (together[id] ?? [(claimed.get(id) ?? []).map(({ clause, part }) => `${clause} ${part}`)])
        .filter((choice) => {
          const gone = (claimed.get(id) ?? []).filter(
            ({ clause, part }) => choice.includes(clause) || choice.includes(`${clause} ${part}`),
          );
          const damaged = gone.reduce((left, { clause, part }) => withoutPart(left, clause, part), draft);
          return gone.length === 0 || isMet(id, claims(damaged));
        })
        .map((choice) => `${owner.name}: ${id} without ${choice.join(', ')}`),
    );
  });
  expect(silent).toEqual([]);
});
