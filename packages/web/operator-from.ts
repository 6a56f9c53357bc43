import { readFileSync } from 'node:fs';
import { ownDocumentPath, ownDocuments, type OwnDocumentType } from '@clausewright/library/operator';
import { isInterfaceLanguage } from './app/interface-languages.ts';
import { defaultOperator, type Operator } from './app/operator-data.ts';

const documents = {
  privacyPolicy: { type: 'PRIVACY_POLICY', elsewhere: 'OPERATOR_PRIVACY_URL' },
  cookiesPolicy: { type: 'COOKIES_POLICY', elsewhere: 'OPERATOR_COOKIES_URL' },
  termsOfUse: { type: 'TERMS_CONDITIONS', elsewhere: 'OPERATOR_TERMS_URL' },
  refundPolicy: { type: 'RETURN_REFUND_POLICY', elsewhere: 'OPERATOR_REFUNDS_URL' },
  disclaimer: { type: 'DISCLAIMER', elsewhere: 'OPERATOR_DISCLAIMER_URL' },
  imprint: { type: 'IMPRINT', elsewhere: 'OPERATOR_IMPRINT_URL' },
} as const satisfies Record<keyof Operator['links'], { type: OwnDocumentType; elsewhere: string }>;

/** What production does not start without. */
const identity = ['OPERATOR_LEGAL_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL', 'OPERATOR_COUNTRY'];

type Given = (name: string) => string | undefined;

/** What the pages know of the instance, from OPERATOR_*, UI_LANGUAGES, CONSENT_URL, SMTP_URL and FASTSPRING_USERNAME. */
export function operatorFrom(environment: Readonly<Record<string, string | undefined>>): Operator {
  const given: Given = (name) => environment[name] || contentOf(environment[`${name}_FILE`]);
  const wanted = (given('UI_LANGUAGES') ?? '').split(/[\s,]+/).filter(isInterfaceLanguage);
  const consentUrl = given('CONSENT_URL');
  const languages = wanted.length > 0 ? wanted : defaultOperator.languages.filter(isInterfaceLanguage);
  const links = documentLinks(given, languages);
  const reviewer = given('OPERATOR_TEXTS_REVIEWED_BY');
  return {
    name: given('OPERATOR_NAME') ?? defaultOperator.name,
    supportEmail: given('OPERATOR_EMAIL') ?? defaultOperator.supportEmail,
    copyrightYears: given('OPERATOR_COPYRIGHT_YEARS') ?? defaultOperator.copyrightYears,
    mails: Boolean(given('SMTP_URL')),
    // FastSpring sells in its own name, and adds the tax of the buyer's country.
    taxed: Boolean(given('OPERATOR_VAT') ?? given('FASTSPRING_USERNAME')),
    unnamed: Object.keys(links).length === 0 && !identity.every((name) => given(name)),
    ...(reviewer === undefined ? {} : { textsReviewedBy: reviewer }),
    languages,
    consentUrl: consentUrl === undefined ? '' : new URL(consentUrl).origin,
    links,
  };
}

function contentOf(file: string | undefined): string | undefined {
  return file ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}

/** Those that the server can write by the same facts, and those that the operator has elsewhere. */
function documentLinks(
  given: Given,
  interfaceLanguages: Parameters<typeof ownDocuments>[0]['interfaceLanguages'],
): Operator['links'] {
  const elsewhere = Object.values(documents).map(({ type, elsewhere: name }) => [type, given(name)]);
  const written = ownDocuments({
    name: given('OPERATOR_NAME') ?? defaultOperator.name,
    legalName: given('OPERATOR_LEGAL_NAME'),
    address: given('OPERATOR_ADDRESS'),
    email: given('OPERATOR_EMAIL'),
    country: given('OPERATOR_COUNTRY'),
    state: given('OPERATOR_STATE'),
    hostingCountry: given('OPERATOR_HOSTING_COUNTRY'),
    vat: given('OPERATOR_VAT'),
    publicUrl: given('PUBLIC_URL') ?? 'http://localhost',
    interfaceLanguages,
    currency: 'EUR',
    paymentVendors: [],
    links: Object.fromEntries(elsewhere),
    answers: parsed(given('OPERATOR_ANSWERS')),
  });
  const links = Object.entries(documents).map(([link, { type, elsewhere: name }]) => {
    const own = written.some((one) => one.type === type && one.state === 'written');
    return [link, given(name) ?? (own ? ownDocumentPath(type) : undefined)] as const;
  });
  return Object.fromEntries(links.filter(([, url]) => url !== undefined));
}

/** What is no JSON keeps the server from starting, which says so better. */
function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
