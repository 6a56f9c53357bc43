/** Owners for the tests of coverage and wording: known ones, then some made up by chance, the same on every run. */
import { languages } from '@clausewright/contract/languages';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { today, validAnswers } from '../../privacy-policy/testing/random-answers.ts';
import { accessibilityStatement } from '../questionnaire.ts';
import { profiles } from './profiles.ts';

export interface Owner {
  name: string;
  relevant: Answers;
  laws: readonly string[];
}

function ownerFrom(name: string, answers: Answers): Owner {
  const { relevant } = evaluate(
    accessibilityStatement,
    { ...answers, document_languages: [...languages] },
    { today },
  );
  const chosen = relevant['laws'];
  const laws = (Array.isArray(chosen) ? chosen : []).filter((law) => typeof law === 'string');
  return { name, relevant, laws };
}

export const knownOwners: readonly Owner[] = Object.entries(profiles).map(([name, answers]) =>
  ownerFrom(name, answers),
);

export function randomOwners(count: number): Owner[] {
  return Array.from({ length: count }, (_, seed) =>
    ownerFrom(`random ${seed}`, validAnswers(accessibilityStatement, randomNumbers(seed))),
  );
}
