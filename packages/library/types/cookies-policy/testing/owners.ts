/** Owners made up by chance, the same on every run, so that a fault can be looked at again. */
import { languages } from '@clausewright/contract/languages';
import { homeLaws } from '../../../laws/laws.ts';
import { cookiesLaws } from '../law-book.ts';
import { today, validAnswers } from '../../privacy-policy/testing/random-answers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { randomNumbers } from '@clausewright/engine/questionnaire/random-answers';
import { cookiesPolicy } from '../questionnaire.ts';

export interface Owner {
  name: string;
  relevant: Answers;
  /** The laws chosen, and those among them that cost nothing. */
  laws: readonly string[];
  home: readonly string[];
}

export function ownerOf(seed: number): Owner {
  return ownerWith(`owner ${seed}`, validAnswers(cookiesPolicy, randomNumbers(seed)));
}

/** Each owner is read in every language, so each has asked for all of them. */
export function ownerWith(name: string, answers: Answers): Owner {
  const { relevant } = evaluate(cookiesPolicy, { ...answers, document_languages: [...languages] }, { today });
  const chosen = relevant['laws'];
  const laws = (Array.isArray(chosen) ? chosen : []).filter((law) => typeof law === 'string');
  const free: readonly string[] = homeLaws(relevant, cookiesLaws);
  return { name, relevant, laws, home: laws.filter((law) => free.includes(law)) };
}
