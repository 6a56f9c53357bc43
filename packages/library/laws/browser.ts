/** What the wizard may load of the law: derivation and names, never the catalogue of duties. */
export type { LawTag } from './law-tags.ts';
export {
  coverableLaws,
  deriveLaws,
  furtherLaws,
  homeLaws,
  lawsDefault,
  soldAs,
  type DerivedLaw,
  type LawReason,
} from './laws.ts';
export { lawName, lawReasonText, loadLawTexts, type LawTexts } from './law-texts.ts';
export { deriveTransfers, transferCountries } from './transfers.ts';
export { lawsQuestion, payableLaws, payableLawsIn, withOffers } from './offered-laws.ts';
export { legalBases, purposesWithBases, usualBasis, type LegalBasis } from './purpose-bases.ts';
