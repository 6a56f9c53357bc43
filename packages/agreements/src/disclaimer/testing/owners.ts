/** Publishers for the tests of coverage and wording: thirty known ones, then some made up by chance, the same on every run. */
import { languages } from '@clausewright/contract/languages';
import { homeLaws } from '../../law/laws.ts';
import { publishingLaws } from '../../law/publishing-laws.ts';
import { today, validAnswers } from '../../privacy-policy/testing/random-answers.ts';
import type { Answers } from '../../questionnaire/definition.ts';
import { evaluate } from '../../questionnaire/evaluate.ts';
import { randomNumbers } from '../../questionnaire/random-answers.ts';
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
