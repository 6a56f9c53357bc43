/** The laws that apply to a set of answers, each with the answer that causes it. Pure and small: it runs in the wizard. */
import type { Answers } from '../answers/answers.ts';
import type { Law, LawBook } from './law-book.ts';
import type { FactKey } from './requirement.ts';

/** What is known of places. `place` is that of a law. */
export interface Places<Reason> {
  /** Whether people there are addressed. */
  isAddressed: (answers: Answers, place: string) => boolean;
  /** Whether the business sits there. */
  isEstablishedIn: (answers: Answers, place: string) => boolean;
  /** `home`: the business sits there; `because`: the code that the law names. */
  reason: (place: string, home: boolean, because: string | undefined) => Reason;
}

export interface DerivedLaw<Tag extends string, Reason> {
  law: Tag;
  reason: Reason;
  /** The law of the owner's own place: its clauses are free. */
  home: boolean;
  /** False: shown as "applies, not covered yet"; it cannot be ticked and has no price. */
  covered: boolean;
}

export function listLaws<Tag extends string>(
  book: LawBook<Tag> | undefined,
): readonly (readonly [Tag, Law])[] {
  return Object.entries(book?.laws ?? {}) as [Tag, Law][];
}

/** Every law of the book that applies, home laws first. `answers` are relevant answers, in any state of completion. */
export function deriveLawsIn<Tag extends string, Reason>(
  places: Places<Reason>,
  answers: Answers,
  book: LawBook<Tag> | undefined,
): readonly DerivedLaw<Tag, Reason>[] {
  const holds = (fact: FactKey): boolean => book?.facts[fact]?.holds(answers) === true;
  const derived = listLaws(book).flatMap(([law, { place, and = [], any, covered, because }]) => {
    if (!places.isAddressed(answers, place) || !and.every(holds)) return [];
    if (any !== undefined && !any.some(holds)) return [];
    const home = places.isEstablishedIn(answers, place);
    return [{ law, reason: places.reason(place, home, because), home, covered }];
  });
  return [...derived.filter(({ home }) => home), ...derived.filter(({ home }) => !home)];
}
