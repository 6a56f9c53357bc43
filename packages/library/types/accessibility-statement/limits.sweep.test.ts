/** What no accessibility statement may say: the `limit` entries of the law catalogue. */
import { languages } from '@clausewright/contract/languages';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { expect, test } from 'vitest';
import { assemble } from '../../clauses.ts';
import { requirements } from '../../laws/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { accessibilityStatement } from './questionnaire.ts';
import { knownOwners, randomOwners } from './testing/owners.ts';
import { profiles } from './testing/profiles.ts';

const owners = [...knownOwners, ...randomOwners(80)];

test('the catalogue limits match the tested ones', () => {
  const limits = requirements
    .filter(({ document, kind }) => document === 'ACCESSIBILITY_STATEMENT' && kind === 'limit')
    .map(({ id }) => id);
  expect(limits).toEqual(['as-eaa-claim']);
});

test.each(languages)('nobody claims full conformity without an assessment by people, in %s', (language) => {
  for (const { name, relevant } of owners) {
    const draft = assemble('ACCESSIBILITY_STATEMENT', relevant, { language, today, blanks: false });
    const parts = partsPresent(draft).map(({ part }) => part);
    if (!parts.includes('full')) continue;
    expect(parts.includes('self') || parts.includes('external'), name).toBe(true);
  }
});

test('a claim of full conformity falls with the assessment that it rests on', () => {
  const claimed = { ...profiles.irishWool, assessment: 'tool' };
  const { errors } = evaluate(accessibilityStatement, claimed, { today });
  expect(errors.map(({ path }) => path)).toEqual(['conformance']);
});

test.each(languages)('whoever used a tool says that it finds only part, in %s', (language) => {
  for (const { name, relevant } of owners.filter(
    ({ relevant: answers }) => answers['assessment'] === 'tool',
  )) {
    const draft = assemble('ACCESSIBILITY_STATEMENT', relevant, { language, today, blanks: false });
    expect(
      partsPresent(draft).map(({ part }) => part),
      name,
    ).toContain('tool');
  }
});
