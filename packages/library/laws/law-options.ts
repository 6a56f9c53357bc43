import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { CoveredLawBook } from './covered-laws.ts';
import type { LawTagOf } from './law-tags.ts';

/** The options of the question `laws`: the laws of which the type has clauses. */
export function lawOptions<Type extends AgreementType>({
  laws,
}: CoveredLawBook): readonly { id: LawTagOf<Type>; more?: true }[] {
  return Object.entries(laws).map(([tag, { more }]) => ({
    id: tag as LawTagOf<Type>,
    ...(more === true && { more: true as const }),
  }));
}
