/** Addresses of the pages where a person presses what no program does. */
import { type AgreementType, agreementSlugs } from '@clausewright/contract';

export interface WherePressed {
  site: (id: string) => string;
  finish: (document: string) => string;
  review: (document: string, type: AgreementType) => string;
  banner: (id: string) => string;
  plan: (banner: string) => string;
}

export function wherePressed(publicUrl: string): WherePressed {
  return {
    site: (id) => `${publicUrl}/profile/sites/${id}`,
    finish: (document) => `${publicUrl}/wizard/pay/${document}`,
    review: (document, type) => `${publicUrl}/wizard/${agreementSlugs[type]}/update/${document}`,
    banner: (id) => `${publicUrl}/profile/privacy-consents/appearance/${id}`,
    plan: (banner) => `${publicUrl}/privacy-consent/wizard/pay/${banner}`,
  };
}
