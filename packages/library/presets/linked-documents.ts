/** Documents that are made together point to one another; the address of one is known as soon as it is served. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

/** Stands for the address until the document is served; it is never sent. */
export const addressToCome = 'https://to-come.invalid/';

const questionsFor: Partial<Readonly<Record<AgreementType, readonly string[]>>> = {
  PRIVACY_POLICY: ['privacy_url'],
  RETURN_REFUND_POLICY: ['returns_url'],
  ACCESSIBILITY_STATEMENT: ['accessibility_url'],
};

/** The order in which documents are made: what others point to comes before them. */
const order: readonly AgreementType[] = [
  'PRIVACY_POLICY',
  'IMPRINT',
  'ACCESSIBILITY_STATEMENT',
  'RETURN_REFUND_POLICY',
  'COOKIES_POLICY',
  'TERMS_CONDITIONS',
  'DISCLAIMER',
  'EULA',
];

export function inOrderOfMaking(types: readonly AgreementType[]): AgreementType[] {
  return order.filter((type) => types.includes(type));
}

/** Questions of a document that the address of another one answers. */
export function linkedDocuments(type: AgreementType, together: readonly AgreementType[]): Answers {
  return linksTo(together.filter((other) => other !== type).map((other) => [other, addressToCome]));
}

/** A banner that is made with the documents asks about cookies, and keeps the choice as long as new banners do (180 days). */
export const bannerToCome: Answers = { banner: 'another', consent_months: 6 };

/** Answers by the addresses of documents that are served. */
export function linksTo(served: readonly (readonly [AgreementType, string])[]): Answers {
  return Object.fromEntries(
    served.flatMap(([type, url]) => (questionsFor[type] ?? []).map((question) => [question, url])),
  );
}
