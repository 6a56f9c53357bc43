/** Whether the law of a country wants an imprint of such an owner, and which provision says so. */
import type { SiteFacts } from './kinds.ts';
import { lawOfDocument } from './law-of-document.ts';
import type { DocumentNeed, Need } from './need.ts';
import { usualOfKind } from './usual-of-kind.ts';

/** Countries whose law asks whoever publishes, not only whoever offers something for money. */
const ofPublishers: Readonly<Record<string, string>> = {
  DE: '§ 18 MStV',
  AT: '§ 25 MedienG',
  FR: 'art. 1-1 LCEN',
};
/** The same of legal persons. */
const ofAssociations: Readonly<Record<string, string>> = { ...ofPublishers, BE: 'art. 2:20 WVV/CSA' };

/** Null where no law of the country knows an imprint: there is none to offer. */
export function imprintNeed({ kind, country }: SiteFacts): DocumentNeed<Exclude<Need, 'depends'>> | null {
  const law = lawOfDocument('IMPRINT', country);
  if (law === null) return null;
  if (kind === 'blog' || kind === 'association') {
    const provisions = kind === 'blog' ? ofPublishers : ofAssociations;
    const own = Object.hasOwn(provisions, country) ? provisions[country] : undefined;
    if (own === undefined) return { need: 'not-needed', reason: 'no-business', law: null };
    // Article 1-1 II LCEN: who publishes as a private person may stay unnamed.
    return kind === 'blog' && country === 'FR'
      ? { need: 'advisable', reason: 'private', law: own }
      : { need: 'required', reason: 'identity', law: own };
  }
  // Article 3(1)(s) UCA speaks of offers in electronic commerce, not of pages that present a firm.
  return country === 'CH' && !usualOfKind[kind].pays
    ? { need: 'advisable', reason: 'orders', law }
    : { need: 'required', reason: 'identity', law };
}
