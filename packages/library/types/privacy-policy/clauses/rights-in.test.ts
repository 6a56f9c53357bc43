// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { expect, test } from 'vitest';
import { draftClause } from '@clausewright/engine/document/assemble';
import { blockText } from '@clausewright/engine/document/tree-text';
import { rightsIn } from './rights-in/clause.ts';

function said(country: string, today: string): string {
  return blockText(draftClause(rightsIn, { laws: ['in_dpdp'], country }, { language: 'en', today }).blocks);
}

test('the 2011 rules are promised by owners in India only, and until the act applies', () => {
  expect(said('IN', '2026-11-21')).toContain('SPDI Rules 2011');
  expect(said('IN', '2027-05-14')).not.toContain('SPDI');
  expect(said('IE', '2026-11-21')).not.toContain('SPDI');
});

test('a foreign owner states from which day the act gives its rights', () => {
  expect(said('IE', '2026-11-21')).toContain('This section applies from 14 May 2027.');
  expect(said('IE', '2027-05-14')).not.toContain('applies from');
  for (const country of ['IE', 'IN']) expect(said(country, '2027-05-14')).toContain('Act 2023 gives you');
});
