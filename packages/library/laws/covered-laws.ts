import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { FactKey } from '@clausewright/engine/law/requirement';
import type { Law, LawBook } from '@clausewright/engine/law/law-book';
import type { LawInDocument } from './law-file.ts';
import { lawFiles } from './law-files.ts';
import type { LawTag } from './law-tags.ts';

type CoveredLaw = Law & { more?: true };
type CoveredLaws = Readonly<Partial<Record<LawTag, CoveredLaw>>>;

/** What a wizard knows of the law, with the options of its question `laws`. */
export interface CoveredLawBook extends LawBook<LawTag> {
  laws: CoveredLaws;
}

/** The laws of which a type has clauses, in the order of their ranks. */
export function coveredLawsOf(type: AgreementType): CoveredLaws {
  const found = lawFiles
    .flatMap(({ place, laws }) =>
      Object.entries(laws).flatMap(([tag, { documents }]) => {
        const inDocument = documents[type];
        return inDocument === undefined ? [] : [{ tag, place, inDocument }];
      }),
    )
    .toSorted((one, other) => one.inDocument.rank - other.inDocument.rank);
  return Object.fromEntries(found.map(({ tag, place, inDocument }) => [tag, coveredLaw(place, inDocument)]));
}

function coveredLaw(place: string, { and, any, because, sold, more }: LawInDocument): CoveredLaw {
  return {
    place,
    covered: true,
    ...(and && { and: and as readonly FactKey[] }),
    ...(any && { any: any as readonly FactKey[] }),
    ...(because !== undefined && { because }),
    ...(sold !== undefined && { sold }),
    ...(more === true && { more }),
  };
}
