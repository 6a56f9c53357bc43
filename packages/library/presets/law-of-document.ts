/** The provision that asks for a document, as it is cited in its country. */
import type { AgreementType } from '@clausewright/contract/agreement-types';

const union = [
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
].flatMap((codes) => codes.split(' '));

const national: Readonly<Record<string, Partial<Record<AgreementType, string>>>> = {
  DE: {
    IMPRINT: '§ 5 DDG',
    ACCESSIBILITY_STATEMENT: '§ 14 BFSG',
    PRIVACY_POLICY: 'Art. 13 DSGVO',
    RETURN_REFUND_POLICY: '§§ 312g, 355 BGB',
    TERMS_CONDITIONS: '§ 305 BGB',
    COOKIES_POLICY: '§ 25 TDDDG',
  },
  AT: {
    PRIVACY_POLICY: 'Art. 13 DSGVO',
    IMPRINT: '§ 5 ECG, § 25 MedienG',
    ACCESSIBILITY_STATEMENT: '§ 14 BaFG',
  },
  BE: { IMPRINT: 'art. XII.6 WER/CDE' },
  ES: { PRIVACY_POLICY: 'art. 13 RGPD', IMPRINT: 'art. 10 LSSI' },
  IE: { IMPRINT: 'S.I. No. 68/2003, reg. 7', ACCESSIBILITY_STATEMENT: 'S.I. No. 636/2023' },
  NL: { PRIVACY_POLICY: 'art. 13 AVG', IMPRINT: 'art. 3:15d BW' },
  PL: { PRIVACY_POLICY: 'art. 13 RODO' },
  PT: { PRIVACY_POLICY: 'art. 13.º RGPD' },
  FR: {
    IMPRINT: 'art. 1-1 LCEN',
    ACCESSIBILITY_STATEMENT: 'art. L412-13 Code de la consommation',
    PRIVACY_POLICY: 'art. 13 RGPD',
    RETURN_REFUND_POLICY: 'art. L221-5, L221-18 Code de la consommation',
    TERMS_CONDITIONS: 'art. L221-5 Code de la consommation',
    COOKIES_POLICY: 'art. 82 loi Informatique et Libertés',
  },
  IT: {
    IMPRINT: 'art. 7 d.lgs. 70/2003',
    ACCESSIBILITY_STATEMENT: 'd.lgs. 82/2022',
    PRIVACY_POLICY: 'art. 13 GDPR',
    RETURN_REFUND_POLICY: 'artt. 49, 52 Codice del consumo',
    TERMS_CONDITIONS: 'art. 49 Codice del consumo',
    COOKIES_POLICY: 'art. 122 Codice privacy',
  },
  GB: {
    IMPRINT: 'Electronic Commerce Regulations 2002, reg. 6',
    PRIVACY_POLICY: 'Art. 13 UK GDPR',
    RETURN_REFUND_POLICY: 'Consumer Contracts Regulations 2013, reg. 13',
    COOKIES_POLICY: 'PECR 2003, reg. 6',
  },
  CH: { PRIVACY_POLICY: 'Art. 19 DSG', IMPRINT: 'Art. 3 Abs. 1 Bst. s UWG' },
  US: { PRIVACY_POLICY: 'Cal. Bus. & Prof. Code § 22575', RETURN_REFUND_POLICY: 'Cal. Civ. Code § 1723' },
};

const european: Partial<Record<AgreementType, string>> = {
  PRIVACY_POLICY: 'Art. 13 GDPR',
  IMPRINT: 'Directive 2000/31/EC, Art. 5',
  ACCESSIBILITY_STATEMENT: 'Directive (EU) 2019/882, Art. 13',
  RETURN_REFUND_POLICY: 'Directive 2011/83/EU, Art. 6, 9',
  COOKIES_POLICY: 'Directive 2002/58/EC, Art. 5(3)',
};

export function lawOfDocument(type: AgreementType, country: string): string | null {
  const own = Object.hasOwn(national, country) ? national[country]?.[type] : undefined;
  return own ?? (union.includes(country) ? european[type] : undefined) ?? null;
}
