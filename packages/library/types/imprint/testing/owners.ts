/** Owners for the tests of coverage and wording: known ones, then some made up by chance, the same on every run. */
import { languages } from '@clausewright/contract/languages';
import { text } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { today, validAnswers } from '../../privacy-policy/testing/random-answers.ts';
import { imprint } from '../questionnaire.ts';
import { profiles } from './profiles.ts';

export interface Owner {
  name: string;
  relevant: Answers;
  country: string;
  laws: readonly string[];
}

function ownerFrom(name: string, answers: Answers): Owner {
  const { relevant } = evaluate(imprint, { ...answers, document_languages: [...languages] }, { today });
  const chosen = relevant['laws'];
  const laws = (Array.isArray(chosen) ? chosen : []).filter((law) => typeof law === 'string');
  return { name, relevant, country: text(relevant, 'country'), laws };
}

export const knownOwners: readonly Owner[] = Object.entries(profiles).map(([name, answers]) =>
  ownerFrom(name, answers),
);

export function randomOwners(count: number): Owner[] {
  return Array.from({ length: count }, (_, seed) =>
    ownerFrom(`random ${seed}`, validAnswers(imprint, randomNumbers(seed))),
  );
}
