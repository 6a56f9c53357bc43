import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  type Prose,
  records,
  rows,
  type Words,
} from '@clausewright/engine/document/authoring';
import { dataTypeWords, type DataType } from '../../words/pd-types.ts';
import { underEither } from '../../words/regulation.ts';
import { requiredBasisWords, type RequiredBasis, usualConsequenceWords } from '../../words/required-basis.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { enumerated } from '../key-points.ts';

interface Nouns {
  types: Readonly<Record<DataType, Words>>;
  basis: Readonly<Record<RequiredBasis, Words>>;
  consequence: Readonly<Record<RequiredBasis, Words>>;
}

/** One row per entry; what usually follows stands where the owner wrote no consequence. */
function table(
  { a, say, w, name, names }: Context<PrivacyQuestions, Language, never, Nouns>,
  labels: { data: string; duty: string; consequence: string },
): Prose {
  return records(
    labels,
    rows(say.pd_required).map((row, i) => ({
      data: enumerated(names(row.required_data, w.types, row['required_data.own'])),
      duty: name(row.required_basis, w.basis),
      consequence: given(a.pd_required?.[i]?.required_consequence)
        ? row.required_consequence
        : name(row.required_basis, w.consequence),
    })),
  );
}

/**
 * Drafting note. Article 13(2)(e) GDPR and UK GDPR: statutory, contractual or needed for a contract, and what follows.
 * general stands where the owner wrote no row: three cases, each told by its condition.
 */
export const mandatory = clause({
  id: 'pp.mandatory',
  version: 2,
  when: (a) => underEither(a) && a.pd_none_confirm !== 'yes',
  ground: { law: 'Regulation (EU) 2016/679, Art. 13(2)(e)' },
  parts: {
    general: { meets: ['gdpr-13-2-e'] },
    table: { meets: ['gdpr-13-2-e'], when: (a) => given(a.pd_required) },
  },
  words: { types: dataTypeWords, basis: requiredBasisWords, consequence: usualConsequenceWords },
  texts: import.meta.url,
  values: {
    dutyTable: (c, t) => table(c, t.words('columns')),
  },
});
