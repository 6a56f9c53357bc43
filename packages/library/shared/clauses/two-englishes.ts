import type { Language } from '@clausewright/contract/languages';

interface EnglishPart<Answers> {
  law: string;
  languages: readonly Language[];
  when: (a: Answers) => boolean;
}

/**
 * Two parts of the English text alone: the words that an American reader expects, and those for everybody else. Both say the
 * same; other languages have one wording for both. `law` is where the words come from.
 */
export function twoEnglishes<Answers>(
  law: string,
  isAmerican: (a: Answers) => boolean,
): { american: EnglishPart<Answers>; world: EnglishPart<Answers> } {
  return {
    american: { law, languages: ['en'], when: isAmerican },
    world: { law, languages: ['en'], when: (a) => !isAmerican(a) },
  };
}

/** One right with two names in English: Ireland and the United Kingdom cancel, the Directive withdraws. */
export function withdrawOrCancel<Answers>(
  law: string,
  cancels: (a: Answers) => boolean,
): { cancels: EnglishPart<Answers>; withdraws: EnglishPart<Answers> } {
  return {
    cancels: { law, languages: ['en'], when: cancels },
    withdraws: { law, languages: ['en'], when: (a) => !cancels(a) },
  };
}
