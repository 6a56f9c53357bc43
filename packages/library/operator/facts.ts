import type { Language } from '@clausewright/contract/languages';

/** What the environment says about who runs an instance, as far as its own documents speak of it. */
export interface OperatorFacts {
  /** Name of the service. */
  name: string;
  legalName: string | undefined;
  address: string | undefined;
  email: string | undefined;
  /** ISO 3166 alpha-2. */
  country: string | undefined;
  /** Such as DE_BY. */
  state: string | undefined;
  hostingCountry: string | undefined;
  vat: string | undefined;
  publicUrl: string;
  interfaceLanguages: readonly Language[];
  /** ISO 4217. */
  currency: string;
  /** Ids of the vendor catalogue. */
  paymentVendors: readonly string[];
  /** Documents that the operator wrote elsewhere. */
  links: Readonly<Partial<Record<OwnDocumentType, string | undefined>>>;
  /** By ids of questions, as the operator wrote them: what nothing else tells, or is otherwise with him. */
  answers: Readonly<Record<string, unknown>>;
}

/** In the order of the footer. A licence for software is not among them: visitors are given none. */
export const ownDocumentTypes = [
  'PRIVACY_POLICY',
  'COOKIES_POLICY',
  'TERMS_CONDITIONS',
  'RETURN_REFUND_POLICY',
  'DISCLAIMER',
  'IMPRINT',
] as const;
export type OwnDocumentType = (typeof ownDocumentTypes)[number];
