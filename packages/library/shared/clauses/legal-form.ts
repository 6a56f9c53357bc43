/** Whether the legal form says more than the name: “Canal Logiciels SAS” carries it already. */
import { given } from '@clausewright/engine/document/authoring';

interface Business {
  readonly business_name?: string | undefined;
  readonly legal_form?: string | undefined;
}

const plain = (text: string): string => text.replaceAll(/[\s.]/g, '').toLowerCase();

export function hasFormOfItsOwn({ business_name = '', legal_form = '' }: Business): boolean {
  return given(legal_form) && !plain(business_name).endsWith(plain(legal_form));
}
