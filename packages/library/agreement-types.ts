import { type AgreementType, agreementTypes } from '@clausewright/contract/agreement-types';
import type { LawBook } from '@clausewright/engine/law/law-book';
import type { LawTag } from './laws/law-tags.ts';
import type { RegisteredType } from './registered-type.ts';
import * as registered from './registered-types.ts';

/** Does not compile while a type of the contract is not registered. */
const types: Readonly<Record<AgreementType, RegisteredType>> = registered;

function ofEach<Value>(read: (type: RegisteredType) => Value): Readonly<Record<AgreementType, Value>> {
  const values = agreementTypes.map((type) => [type, read(types[type])] as const);
  return Object.fromEntries(values) as Record<AgreementType, Value>;
}

export const outlines = ofEach(({ outline }) => outline);

/** Of every type; a page loads its own alone, by `loadQuestionnaire`. */
export const questionnaires = ofEach(({ questionnaire }) => questionnaire);

export const lawBooks: Readonly<Record<AgreementType, LawBook<LawTag> | undefined>> = ofEach(
  ({ questionnaire }) => questionnaire.lawBook,
);
