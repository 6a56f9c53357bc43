/** Every clause has the same structure in six languages, for real owners and for those made up by chance. */
import { draftClause } from '@clausewright/engine/document/assemble';
import { blockText } from '@clausewright/engine/document/tree-text';
import { expect, test } from 'vitest';
import { parityFaults } from '@clausewright/engine/document/testing/parity';
import { outline } from '../outline.ts';
import { disputes } from './disputes/clause.ts';
import { knownOwners, randomOwners } from '../testing/owners.ts';

const owners = [...knownOwners, ...randomOwners(60)];
/** Prescribed texts differ from market to market. */
const prescribed = ['tc.withdrawal', 'tc.withdrawal_form', 'tc.guarantee_fr', 'tc.renewal_fr'];

test.each(outline.clauses.map((clause) => [clause.id, clause] as const))(
  '%s is equivalent in six languages',
  (id, clause) => {
    const shown = owners.filter(({ relevant }) => clause.when(relevant));
    expect(shown.length, 'nobody gets the clause').toBeGreaterThan(0);
    if (prescribed.includes(id)) return;
    expect(shown.flatMap(({ relevant }) => parityFaults(clause, relevant))).toEqual([]);
  },
);

test('who has not said whether a dispute body can help prints no statement about it', () => {
  const said = (answers: object): string =>
    blockText(
      draftClause(
        disputes,
        { laws: ['eu_consumer'], country: 'DE', ...answers },
        { language: 'en', today: '2026-11-21' },
      ).blocks,
    );
  expect(said({ eu_adr: 'not-obliged' })).toMatch(/not obliged to use an alternative dispute resolution/);
  expect(said({})).not.toMatch(/obliged/);
});
