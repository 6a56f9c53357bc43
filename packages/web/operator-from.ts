import { isInterfaceLanguage } from './app/language/interface-languages.ts';
import { defaultOperator, type Operator } from './app/operator-data.ts';

const linkNames = {
  privacyPolicy: 'OPERATOR_PRIVACY_URL',
  termsOfUse: 'OPERATOR_TERMS_URL',
  disclaimer: 'OPERATOR_DISCLAIMER_URL',
  imprint: 'OPERATOR_IMPRINT_URL',
} as const satisfies Record<keyof Operator['links'], string>;

/** With these the server has a privacy policy of its own. */
const controller = ['OPERATOR_LEGAL_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL', 'OPERATOR_COUNTRY'];

/** What the pages know of the instance, from OPERATOR_*, UI_LANGUAGES, CONSENT_URL and SMTP_URL. */
export function operatorFrom(environment: Readonly<Record<string, string | undefined>>): Operator {
  const wanted = (environment['UI_LANGUAGES'] ?? '').split(/[\s,]+/).filter(isInterfaceLanguage);
  return {
    name: environment['OPERATOR_NAME'] || defaultOperator.name,
    supportEmail: environment['OPERATOR_EMAIL'] || defaultOperator.supportEmail,
    copyrightYears: environment['OPERATOR_COPYRIGHT_YEARS'] || defaultOperator.copyrightYears,
    mails: Boolean(environment['SMTP_URL']),
    languages: wanted.length > 0 ? wanted : defaultOperator.languages,
    consentUrl: environment['CONSENT_URL'] ? new URL(environment['CONSENT_URL']).origin : '',
    links: {
      ...(controller.every((name) => environment[name]) ? { privacyPolicy: '/legal/privacy-policy' } : {}),
      ...Object.fromEntries(
        Object.entries(linkNames)
          .map(([link, name]) => [link, environment[name]])
          .filter(([, url]) => url),
      ),
    },
  };
}
