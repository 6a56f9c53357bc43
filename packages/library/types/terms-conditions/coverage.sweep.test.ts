/** Goal L1 for the Terms and Conditions, with its limits. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble, computeCoverage } from '../../clauses.ts';
import type { Draft } from '@clausewright/engine/document/tree';
import { requirements } from '../../laws/requirements.ts';
import { withoutPart } from '../privacy-policy/testing/without-part.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { ofSeat, tellsWhole } from './clauses/provider/clause.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const count = process.env['LONG_TESTS'] === undefined ? 100 : 5000;
const owners = [...knownOwners, ...randomOwners(count)];

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble('TERMS_CONDITIONS', relevant, { language, today, blanks: false });
}

/** What the law of the seat wants listed is met by an owner who told all of it, and by nobody else. */
function unmetOf(draft: Draft, { relevant, name }: Owner, laws: readonly string[]): string[] {
  const { unmet } = computeCoverage(draft, relevant, { laws, today }).due;
  const told = relevant['entity_type'] === 'individual' || tellsWhole(relevant);
  const mendable = unmet.filter((id) => told || !ofSeat.some((one) => one === id));
  return mendable.map((requirement) => `${name}: ${requirement}`);
}

test.each(languages)('without payment every duty of the home law is fulfilled, in %s', (language) => {
  const unmet = owners.flatMap((owner) => {
    const included = { clauses: [], laws: owner.home };
    const draft = assemble('TERMS_CONDITIONS', owner.relevant, { language, today, blanks: false, included });
    return unmetOf(draft, owner, owner.home);
  });
  expect(unmet).toEqual([]);
});

test.each(languages)('every duty of the chosen laws is fulfilled, in %s', (language) => {
  expect(owners.flatMap((owner) => unmetOf(wholeDraft(owner, language), owner, owner.laws))).toEqual([]);
});

test('a firm without register number, VAT number or representative meets no duty of an imprint', () => {
  const shop = owners.find(({ name }) => name === 'germanShop');
  for (const missing of ['reg_number', 'vat_id', 'provider_representatives']) {
    const relevant = Object.fromEntries(
      Object.entries(shop?.relevant ?? {}).filter(([id]) => id !== missing),
    );
    const draft = assemble('TERMS_CONDITIONS', relevant, { language: 'de', today, blanks: false });
    const { applies } = computeCoverage(draft, relevant, { laws: ['eu_ecommerce'], today });
    expect(applies.find(({ requirement }) => requirement === 'de-ddg-5')?.met, missing).toBeNull();
  }
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
      const red = computeCoverage(damaged, owner.relevant, { laws: owner.laws, today }).due;
      expect([...red.unmet, ...red.open], owner.name).toContain(requirement);
    }
  }
});

/** What a law demands, but not yet, or only of whoever embeds a certain map or film or runs a dating service. */
const notDue = ['uk-dmcc-subs', 'google-maps-terms', 'youtube-terms', 'ca-1694-2', 'ca-1694-3'];

test('every core duty of the catalogue applies to some known owner', () => {
  const due = new Set(
    knownOwners.flatMap((owner) =>
      computeCoverage(wholeDraft(owner, 'en'), owner.relevant, { laws: owner.laws, today }).applies.map(
        ({ requirement }) => requirement,
      ),
    ),
  );
  const core = requirements.filter(
    ({ document, kind, mandatory, tier }) =>
      document === 'TERMS_CONDITIONS' && kind === 'state' && mandatory && tier === 'core',
  );
  expect(core.length).toBeGreaterThan(70);
  expect(core.map(({ id }) => id).filter((id) => !due.has(id) && !notDue.includes(id))).toEqual([]);
});
