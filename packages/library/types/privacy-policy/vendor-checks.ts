/** What nobody has read of the vendors that an owner uses: for the list of things to do, since documents do not print it. */
import type { Language } from '@clausewright/contract/languages';
import { hasAny, isYes, text } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { formatCitation } from '../../laws/format-citation.ts';
import type { OwnerCheck } from './store-checks.ts';
import { cookiesThatWereRead, findContract, receivers, whatWasRead } from '../../vendors/facts.ts';
import { type VendorCheck, vendorCheckKinds, vendorCheckTexts } from '../../vendors/vendor-check-texts.ts';
import type { Framework } from '../../vendors/vendor-file.ts';
import { vendorFiles } from '../../vendors/vendor-files.ts';
import type { Vendor } from '../../vendors/vendor.ts';

/** The laws that ask who gets data, each with where it asks for what has to be checked and its part of the framework. */
const asking = {
  gdpr: {
    framework: 'eu_us',
    recipients: 'Regulation (EU) 2016/679, Art. 13(1)(e)',
    roles: 'Regulation (EU) 2016/679, Art. 26, 28',
    transfers: 'Regulation (EU) 2016/679, Art. 13(1)(f), 44-46',
  },
  uk_gdpr: {
    framework: 'uk_extension',
    recipients: 'UK GDPR Art. 13(1)(e)',
    roles: 'UK GDPR Art. 26, 28',
    transfers: 'UK GDPR Art. 13(1)(f), 44A-46',
  },
  fadp: {
    framework: 'swiss',
    recipients: 'FADP Art. 19(2)(c)',
    roles: 'FADP Art. 9',
    transfers: 'FADP Art. 19(4), 16(2), 17',
  },
} as const satisfies Record<
  string,
  { framework: Framework; recipients: string; roles: string; transfers: string }
>;
type Law = keyof typeof asking;
const laws = Object.keys(asking) as Law[];

const articleOf = {
  company: 'recipients',
  role: 'roles',
  certification: 'transfers',
  place: 'transfers',
  notice: 'recipients',
  periods: 'recipients',
} as const satisfies Record<VendorCheck, 'recipients' | 'roles' | 'transfers'>;

/** One entry per kind of fact, with the vendors of which it was not read. */
export function vendorChecks(answers: Answers, language: Language): readonly OwnerCheck[] {
  const law = laws.find((one) => hasAny(answers, 'laws', one));
  if (law === undefined) return [];
  const texts = vendorCheckTexts[language];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const owner = text(answers, 'country');
  const nameOf = (check: VendorCheck, { id, name }: Vendor): string => {
    const company = check === 'company' ? findContract(id, owner)?.name : undefined;
    return company === undefined ? name : `${name} (${texts.presumably.replace('{company}', () => company)})`;
  };
  return vendorCheckKinds.flatMap((check) => {
    const names = receivers(answers)
      .filter((vendor) => isOpen[check](vendor, answers, law))
      .map((vendor) => nameOf(check, vendor));
    if (names.length === 0) return [];
    const duty = texts[check].replace('{vendors}', () => list.format(names));
    return [
      { id: `vendors-${check}`, duty, citation: formatCitation(asking[law][articleOf[check]], language) },
    ];
  });
}

/** Whether a document of the owner would say more of the vendor if somebody had read it. */
const isOpen: Readonly<Record<VendorCheck, (vendor: Vendor, answers: Answers, law: Law) => boolean>> = {
  company: ({ id }, answers) => whatWasRead(findContract(id, text(answers, 'country'))) === undefined,
  role: ({ id }) => [undefined, 'varies'].includes(whatWasRead(vendorFiles.get(id)?.role)?.is),
  certification: ({ id, country }, _, law) =>
    country === 'US' && whatWasRead(vendorFiles.get(id)?.dpf)?.[asking[law].framework] !== 'yes',
  place: ({ country }) => country === 'unknown',
  notice: ({ id }, answers) =>
    isYes(answers, 'vendor_table') && whatWasRead(vendorFiles.get(id)?.privacyUrl) === undefined,
  periods: ({ id }, answers) => isYes(answers, 'vendor_table') && hasOpenPeriod(id),
};

function hasOpenPeriod(id: string): boolean {
  return cookiesThatWereRead(id).some(({ days }) => days === null);
}
