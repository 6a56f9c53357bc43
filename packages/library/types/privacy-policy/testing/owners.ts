/** Owners made up by chance, the same on every run, so that a fault can be looked at again. */
import { languages } from '@clausewright/contract/languages';
import { homeLaws } from '../../../laws/laws.ts';
import { privacyLaws } from '../law-book.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { privacyPolicy } from '../questionnaire.ts';
import { randomAnswers, today } from './random-answers.ts';

export interface Owner {
  seed: number;
  relevant: Answers;
  /** The laws chosen, and those among them that cost nothing. */
  laws: readonly string[];
  home: readonly string[];
}

export function ownerOf(seed: number): Owner {
  // Each owner is read in every language, so each has asked for all of them.
  const answers = { ...randomAnswers(seeded(seed)), document_languages: [...languages] };
  const { relevant } = evaluate(privacyPolicy, answers, { today });
  const chosen = relevant['laws'];
  const laws = (Array.isArray(chosen) ? chosen : []).filter((law) => typeof law === 'string');
  const free: readonly string[] = homeLaws(relevant, privacyLaws);
  return { seed, relevant, laws, home: laws.filter((law) => free.includes(law)) };
}

/** Numbers from 0 to 1, fixed by the seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
