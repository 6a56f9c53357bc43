export interface Operator {
  name: string;
  legalName: string | undefined;
  address: string | undefined;
  /** ISO 3166 alpha-2. */
  country: string | undefined;
  /** Such as DE_BY. */
  state: string | undefined;
  hostingCountry: string | undefined;
  email: string | undefined;
  vat: string | undefined;
  copyrightYears: string;
  /** Documents that the operator wrote elsewhere. */
  links: {
    terms: string | undefined;
    privacy: string | undefined;
    cookies: string | undefined;
    refunds: string | undefined;
    disclaimer: string | undefined;
    imprint: string | undefined;
  };
  /** For the documents of its own, by ids of questions. */
  answers: Readonly<Record<string, unknown>>;
}
