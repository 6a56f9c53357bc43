import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { findUnprintedClauses, unanswered, findUnchosenOptions } from '../../../../testing/reach.ts';
import { today } from '../../../privacy-policy/testing/random-answers.ts';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { outline } from '../../outline.ts';
import { termsConditions } from '../../questionnaire.ts';
import { sites } from './index.ts';

const owners = Object.values(sites);

test('there are thirty owners', () => {
  expect(owners).toHaveLength(30);
});

test.each(Object.entries(sites))('%s answers everything, in six languages', (_name, answers) => {
  const { valid, errors, progress, relevant } = evaluate(termsConditions, answers, { today });
  expect({ valid, errors, progress }).toEqual({ valid: true, errors: [], progress: 1 });
  expect(new Set(relevant['document_languages'] as string[])).toEqual(new Set(languages));
});

test('each question is answered by some owner', () => {
  expect(unanswered(termsConditions, owners)).toEqual([]);
});

/** Questions about the place are the same in every type; licences and parts of a kingdom are names in a list. */
const likeOthers = [
  'app_stores',
  'app_platforms',
  'app_price_model',
  'site_kind',
  'audience_regions',
  'cc_licence',
  'governing_part',
];

test('each option is chosen by some owner', () => {
  const left = findUnchosenOptions(termsConditions, owners).filter(
    (place) => !likeOthers.some((question) => place.startsWith(`${question} `)),
  );
  // No site of ours supplies electricity, none sells nothing but tickets for a date in the Union, and none is of a French
  // health professional or public university (art. L. 611-4).
  expect(left).toEqual(['withdrawal utilities', 'withdrawal none', 'eu_adr exempt']);
});

test('each clause and each part appears in the terms of some owner', () => {
  // No subscription of ours is sold to consumers under German law, no seller sits where no authority is known, and each
  // American of ours sells through stores.
  expect(findUnprintedClauses(outline, termsConditions, owners)).toEqual([
    'tc.summary german',
    'tc.prices american',
    'tc.renewal german',
    'tc.accessibility seat',
  ]);
});
