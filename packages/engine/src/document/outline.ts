/** The order of a type's clauses and the names its document may carry. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Clause } from './clause.ts';
import type { ByLanguage } from './draft-languages.ts';

export interface Outline {
  type: AgreementType;
  /** `names` by option of the question; `usual` is the option taken where it was not answered. */
  title: {
    question: string;
    usual: string;
    names: ByLanguage<Readonly<Record<string, string>>>;
  };
  /** Whether the English of an American owner is spelled and dated as in the United States. */
  american?: true;
  clauses: readonly Clause[];
}
