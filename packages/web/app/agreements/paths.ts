import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';

interface Named {
  agreement_id: string;
  type: AgreementType;
}

/** Whether it tells consumers how they withdraw. */
export function isForSelling({ type }: Pick<Named, 'type'>): boolean {
  return type === 'TERMS_CONDITIONS' || type === 'RETURN_REFUND_POLICY';
}

/** Where things happen to an agreement. */
export const paths = {
  edit: ({ agreement_id: id }: Named) => `/profile/agreements/edit/${id}`,
  update: ({ agreement_id: id, type }: Named) => `/wizard/${agreementSlugs[type]}/update/${id}`,
  premium: (agreement: Named) => `${paths.update(agreement)}?premium=1`,
  versions: ({ agreement_id: id }: Named) => `/profile/agreements/versions/${id}`,
  withdrawal: ({ agreement_id: id }: Named) => `/profile/agreements/withdrawal/${id}`,
  translations: ({ agreement_id: id }: Named) => `/profile/agreements/translation/edit/${id}`,
  download: ({ agreement_id: id }: Named) => `/download/${id}`,
  pay: ({ agreement_id: id }: Named) => `/wizard/pay/${id}`,
};
