/** The laws that apply to a set of answers, with the places and names of this library. Pure and small: it runs in the wizard. */
import type { Answers, Derive, DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { addresses, addressesQuebec, addressesState, isEstablishedIn } from './audience.ts';
import {
  type DerivedLaw as Derived,
  deriveLawsIn,
  listLaws,
  type Places,
} from '@clausewright/engine/law/derive-laws';
import type { LawBook as Book } from '@clausewright/engine/law/law-book';
import type { LawBundle, LawTag } from './law-tags.ts';

type LawBook = Book<LawTag>;
export type DerivedLaw = Derived<LawTag, LawReason>;

/** A message code with its argument; the texts stand in `texts/<language>.json` under `reasons`. */
export interface LawReason {
  code: string;
  /** `{place}` of the text: an option of `audience_regions`, a country or a state id. */
  place: string;
  /** The question whose answer causes the law. */
  question: 'country' | 'state' | 'audience_regions' | 'us_states' | 'quebec';
}

function isState(place: string): boolean {
  return place.includes('_');
}

const places: Places<LawReason> = {
  isEstablishedIn,
  isAddressed(answers, place) {
    if (place === 'CA_QC') return addressesQuebec(answers);
    return isState(place) ? addressesState(answers, place) : addresses(answers, place);
  },
  reason(place, home, because) {
    const code = because ?? (home ? 'established' : 'addressed');
    if (home) return { code, place, question: isState(place) ? 'state' : 'country' };
    if (place === 'CA_QC') return { code, place, question: 'quebec' };
    return { code, place, question: isState(place) ? 'us_states' : 'audience_regions' };
  },
};

/** Every law of the book that applies, home laws first. `answers` are relevant answers, in any state of completion. */
export function deriveLaws(answers: Answers, book: LawBook | undefined): readonly DerivedLaw[] {
  return deriveLawsIn(places, answers, book);
}

/** Laws that a type can be made to cover today: the options of its question `laws`. */
export function coverableLaws(book: LawBook): readonly LawTag[] {
  return listLaws(book)
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
  const [found] = listLaws(book).filter(([tag]) => tag === law);
  if (found === undefined) return null;
  const [tag, { covered, place, sold = tag }] = found;
  return covered && !isEstablishedIn(answers, place) ? (sold as LawTag | LawBundle) : null;
}

/** What the laws that the owner chose are paid for as, each once, in the order of the book. */
export function furtherLaws(
  answers: Answers,
  chosen: readonly string[],
  book: LawBook | undefined,
): readonly (LawTag | LawBundle)[] {
  const sold = listLaws(book)
    .filter(([law]) => chosen.includes(law))
    .map(([law]) => soldAs(answers, law, book));
  return [...new Set(sold)].filter((line) => line !== null);
}
