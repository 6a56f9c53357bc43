import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { findUnprintedClauses, unanswered, findUnchosenOptions } from '../../../../testing/reach.ts';
import { today } from '../../../privacy-policy/testing/random-answers.ts';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { outline } from '../../outline.ts';
import { eula } from '../../questionnaire.ts';
import { sites } from './index.ts';

const owners = Object.values(sites);

test('there are thirty owners', () => {
  expect(owners).toHaveLength(30);
});

test.each(Object.entries(sites))('%s answers everything, in six languages', (_name, answers) => {
  const { valid, errors, progress, relevant } = evaluate(eula, answers, { today });
  expect({ valid, errors, progress }).toEqual({ valid: true, errors: [], progress: 1 });
  expect(new Set(relevant['document_languages'] as string[])).toEqual(new Set(languages));
});

test('each question is answered by some owner', () => {
  expect(unanswered(eula, owners)).toEqual([]);
});

/** Questions about the place and the users are the same in every type. */
const likeOthers = ['app_price_model', 'audience_regions'];

test('each option is chosen by some owner', () => {
  const left = findUnchosenOptions(eula, owners).filter(
    (place) => !likeOthers.some((question) => place.startsWith(`${question} `)),
  );
  // None is of a French health professional or public university (art. L. 611-4).
  expect(left).toEqual(['eu_adr exempt']);
});

test('each clause and each part appears in the licence of some owner', () => {
  expect(findUnprintedClauses(outline, eula, owners)).toEqual([]);
});
