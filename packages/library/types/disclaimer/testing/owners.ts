/** Publishers for the tests of coverage and wording: thirty known ones, then some made up by chance, the same on every run. */
import { languages } from '@clausewright/contract/languages';
import { homeLaws } from '../../../laws/laws.ts';
import { publishingLaws } from '../law-book.ts';
import { today, validAnswers } from '../../privacy-policy/testing/random-answers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { disclaimer } from '../questionnaire.ts';
import { publishers } from './publishers/index.ts';

export interface Owner {
  name: string;
  relevant: Answers;
  /** The laws chosen, and those among them that cost nothing. */
  laws: readonly string[];
  home: readonly string[];
}

function ownerFrom(name: string, answers: Answers): Owner {
  const { relevant } = evaluate(disclaimer, { ...answers, document_languages: [...languages] }, { today });
  const chosen = relevant['laws'];
  const laws = (Array.isArray(chosen) ? chosen : []).filter((law) => typeof law === 'string');
  const free: readonly string[] = homeLaws(relevant, publishingLaws);
  return { name, relevant, laws, home: laws.filter((law) => free.includes(law)) };
}

export const knownOwners: readonly Owner[] = Object.entries(publishers).map(([name, answers]) =>
  ownerFrom(name, answers),
);

export function randomOwners(count: number): Owner[] {
  return Array.from({ length: count }, (_, seed) =>
    ownerFrom(`random ${seed}`, validAnswers(disclaimer, randomNumbers(seed))),
  );
}
