/** The laws that apply to a set of answers, each with the answer that causes it. Pure and small: it runs in the wizard. */
import type { Answers, Derive, DeriveInput } from '../questionnaire/definition.ts';
import { addresses, addressesQuebec, addressesState, isEstablishedIn } from './audience.ts';
import type { Law, LawBook } from './law-book.ts';
import type { LawBundle, LawTag } from './law-tags.ts';
import type { FactKey } from './requirement.ts';

/** A message code with its argument; the texts stand in `texts/<language>.json` under `reasons`. */
export interface LawReason {
  code: string;
  /** `{place}` of the text: an option of `audience_regions`, a country or a state id. */
  place: string;
  /** The question whose answer causes the law. */
  question: 'country' | 'state' | 'audience_regions' | 'us_states' | 'quebec';
}

export interface DerivedLaw {
  law: LawTag;
  reason: LawReason;
  /** The law of the owner's own place: its clauses are free. */
  home: boolean;
  /** False: shown as "applies, not covered yet"; it cannot be ticked and has no price. */
  covered: boolean;
}

function isState(place: string): boolean {
  return place.includes('_');
}

function isAddressed(answers: Answers, place: string): boolean {
  if (place === 'CA_QC') return addressesQuebec(answers);
  return isState(place) ? addressesState(answers, place) : addresses(answers, place);
}

function reasonFor(place: string, home: boolean, because: string | undefined): LawReason {
  const code = because ?? (home ? 'established' : 'addressed');
  if (home) return { code, place, question: isState(place) ? 'state' : 'country' };
  if (place === 'CA_QC') return { code, place, question: 'quebec' };
  return { code, place, question: isState(place) ? 'us_states' : 'audience_regions' };
}

function lawsOf(book: LawBook | undefined): readonly (readonly [LawTag, Law])[] {
  return Object.entries(book?.laws ?? {}) as [LawTag, Law][];
}

/** Every law of the book that applies, home laws first. `answers` are relevant answers, in any state of completion. */
export function deriveLaws(answers: Answers, book: LawBook | undefined): readonly DerivedLaw[] {
  const holds = (fact: FactKey): boolean => book?.facts[fact]?.holds(answers) === true;
  const derived = lawsOf(book).flatMap(([law, { place, and = [], any, covered, because }]): DerivedLaw[] => {
    if (!isAddressed(answers, place) || !and.every(holds)) return [];
    if (any !== undefined && !any.some(holds)) return [];
    const home = isEstablishedIn(answers, place);
    return [{ law, reason: reasonFor(place, home, because), home, covered }];
  });
  return [...derived.filter(({ home }) => home), ...derived.filter(({ home }) => !home)];
}

/** Laws that a type can be made to cover today: the options of its question `laws`. */
export function coverableLaws(book: LawBook): readonly LawTag[] {
  return lawsOf(book)
    .filter(([, { covered }]) => covered)
    .map(([law]) => law);
}

/** Default of the question `laws`: what applies and is covered, with the code of each reason. */
export function lawsDefault(book: LawBook): (input: Pick<DeriveInput, 'answers'>) => ReturnType<Derive> {
  return ({ answers }) => {
    const covered = deriveLaws(answers, book).filter((derived) => derived.covered);
    return {
      value: covered.map(({ law }) => law),
      reasons: Object.fromEntries(covered.map(({ law, reason }) => [law, reason.code])),
    };
  };
}

/** The laws whose clauses are free for these answers. */
export function homeLaws(answers: Answers, book: LawBook | undefined): readonly LawTag[] {
  return deriveLaws(answers, book)
    .filter(({ home }) => home)
    .map(({ law }) => law);
}

/** What a chosen law is paid for as: itself or its bundle; null where it is free (home law, or nothing written). */
export function soldAs(answers: Answers, law: string, book: LawBook | undefined): LawTag | LawBundle | null {
  const [found] = lawsOf(book).filter(([tag]) => tag === law);
  if (found === undefined) return null;
  const [tag, { covered, place, sold = tag }] = found;
  return covered && !isEstablishedIn(answers, place) ? sold : null;
}

/** What the laws that the owner chose are paid for as, each once, in the order of the book. */
export function furtherLaws(
  answers: Answers,
  chosen: readonly string[],
  book: LawBook | undefined,
): readonly (LawTag | LawBundle)[] {
  const sold = lawsOf(book)
    .filter(([law]) => chosen.includes(law))
    .map(([law]) => soldAs(answers, law, book));
  return [...new Set(sold)].filter((line) => line !== null);
}
