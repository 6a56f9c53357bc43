/** Questions for the address of another document of the site: those that are served have one already. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

const documentsByQuestion: Readonly<Record<string, AgreementType>> = {
  privacy_url: 'PRIVACY_POLICY',
  cookies_url: 'COOKIES_POLICY',
  cookie_policy_url: 'COOKIES_POLICY',
  returns_url: 'RETURN_REFUND_POLICY',
  terms_url: 'TERMS_CONDITIONS',
};

export interface ServedAt {
  type: AgreementType;
  /** None while nothing is served. */
  url: string | null | undefined;
}

/** Answers by question, whichever type asks it. */
export function servedLinks(documents: readonly ServedAt[]): Answers {
  return Object.fromEntries(
    Object.entries(documentsByQuestion).flatMap(([question, wanted]) => {
      const found = documents.find(({ type, url }) => type === wanted && typeof url === 'string');
      return found?.url ? [[question, found.url]] : [];
    }),
  );
}
