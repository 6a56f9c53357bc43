import { given } from '@clausewright/engine/document/authoring';
import { isIndividual } from '../words/owner.ts';

interface Business {
  readonly entity_type?: string | undefined;
  readonly business_name?: string | undefined;
  readonly legal_form?: string | undefined;
}

function hasForm(a: Business): boolean {
  return !isIndividual(a) && given(a.legal_form);
}

const plain = (text: string): string => text.replaceAll(/[\s.]/g, '').toLowerCase();

/** Whether the legal form says more than the name: “Canal Logiciels SAS” carries it already. */
export function hasFormOfItsOwn(a: Business): boolean {
  const { business_name = '', legal_form = '' } = a;
  return hasForm(a) && !plain(business_name).endsWith(plain(legal_form));
}
