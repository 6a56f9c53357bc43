/**
 * What a wizard lets its owner leave blank, since not everybody has it, and the law wants of whoever has it. On the way in it
 * is asked as well: a document without it would look complete and not be.
 */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { SiteFacts } from './kinds.ts';

const ofOwner = ['reg_number', 'vat_id', 'contact_phone'];
const ofPlace: Readonly<Record<string, readonly string[]>> = {
  AT: ['line_of_business', 'owner_shares', 'editorial_line'],
  IT: ['certified_email'],
};
const ofProfession = ['provider_profession', 'profession_chamber', 'profession_rules'];

/** Which of them are visible the questionnaire says. */
export function wantedDetails(type: AgreementType, { kind, country }: SiteFacts): ReadonlySet<string> {
  if (type !== 'IMPRINT') return new Set();
  const serves = kind === 'services' || kind === 'freelancer' || kind === 'agency';
  // In Austria every trade names its chamber and its rules.
  const trades = country === 'AT' && kind !== 'blog' && kind !== 'association';
  return new Set([
    ...ofOwner,
    ...((Object.hasOwn(ofPlace, country) ? ofPlace[country] : undefined) ?? []),
    ...(serves || trades ? ofProfession : []),
    ...(serves ? ['provider_insurance'] : []),
  ]);
}
