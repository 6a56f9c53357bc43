/** Goal L1 for the accessibility statement; drafts are made where they are judged. */
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
  return assemble('ACCESSIBILITY_STATEMENT', relevant, { language, today, blanks: false });
}

function coverageOf(draft: Draft, { relevant, laws }: Owner) {
  return computeCoverage(draft, relevant, { laws, today });
}

test.each(languages)('every duty of the law that applies is fulfilled, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const { due } = coverageOf(wholeDraft(owner, language), owner);
    return due.unmet.map((duty) => `${owner.name}: ${duty}`);
  });
  expect(unmet).toEqual([]);
});

test('whoever answers everything leaves nothing open', () => {
  const open = owners.flatMap((owner) =>
    coverageOf(wholeDraft(owner, 'en'), owner).due.open.map((duty) => ({ owner, duty })),
  );
  // A form is wanted of British bodies alone, which the question cannot demand; who asked nobody cannot say more.
  const astray = open
    .filter(
      ({ owner: { name, relevant }, duty }) =>
        !(name.startsWith('random') && duty === 'as-uk-form') &&
        !(relevant['conformance'] === 'unknown' && duty === 'as-eaa-c') &&
        !(relevant['assessment'] === 'none' && ['as-wad-content', 'as-wad-method'].includes(duty)),
    )
    .map(({ owner: { name }, duty }) => `${name}: ${duty}`);
  expect(astray).toEqual([]);
});

test('every duty to state something is met in the statement of some owner', () => {
  const met = new Set(
    owners.flatMap((owner) => {
      const { applies, further } = coverageOf(wholeDraft(owner, 'en'), owner);
      return [...applies, ...further].flatMap(({ requirement, met: by }) =>
        by === null ? [] : [requirement],
      );
    }),
  );
  const stated = requirements.filter(
    ({ document, kind }) => document === 'ACCESSIBILITY_STATEMENT' && kind === 'state',
  );
  expect(stated.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
});

test('the information on services and the statement of public bodies are never mixed', () => {
  const ofServices = new Set(['as.offer', 'as.authority']);
  const mixed = owners.filter((owner) => {
    const clauses = new Set(partsPresent(wholeDraft(owner, 'en')).map(({ clause }) => clause));
    return clauses.has('as.enforcement') && [...ofServices].some((id) => clauses.has(id));
  });
  expect(mixed.map(({ name }) => name)).toEqual([]);
  const laws = new Set(owners.map((owner) => owner.laws.toSorted().join(' ')));
  expect([...laws].toSorted()).toEqual([
    '',
    'eu_accessibility',
    'eu_public_accessibility',
    'uk_public_accessibility',
  ]);
});

test('whoever is bound by no law names none', () => {
  const free = owners.filter(({ laws, relevant }) => laws.length === 0 && relevant['public_body'] !== 'yes');
  expect(free.length).toBeGreaterThan(10);
  const astray = free.flatMap((owner) =>
    partsPresent(wholeDraft(owner, 'en'))
      .filter(({ clause, part }) => clause === 'as.scope' || ['norm', 'spoken', 'outside'].includes(part))
      .map(({ clause, part }) => `${owner.name}: ${clause} ${part}`),
  );
  expect(astray).toEqual([]);
});

/** Each owner in one language: what a sentence meets is the same in all of them. */
test.each(languages)('deleting a sentence leaves its duty unfulfilled, in %s', (language) => {
  const obliged = owners.filter(({ laws }) => laws.length > 0);
  const share = obliged.filter((_, i) => i % languages.length === languages.indexOf(language));
  for (const owner of share.slice(0, 40)) {
    const draft = wholeDraft(owner, language);
    const stated = coverageOf(draft, owner).applies.filter(
      ({ kind, mandatory, tier, met }) => kind === 'state' && mandatory && tier === 'core' && met !== null,
    );
    for (const { requirement, met } of stated) {
      const damaged = (met ?? []).reduce((left, { clause, part }) => withoutPart(left, clause, part), draft);
      const { due } = coverageOf(damaged, owner);
      expect([...due.unmet, ...due.open], owner.name).toContain(requirement);
    }
  }
});
