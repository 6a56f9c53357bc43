/** Where the data goes, from the tools and the servers; never asked of somebody who cannot know it. */
import type { Answers, DeriveInput } from '@clausewright/engine/questionnaire/definition';
import { outsideEea } from '../vendors/transfers.ts';
import { ownVendorCountries, usedVendors } from '../vendors/used-vendors.ts';
import { adequacyOf } from '../places/adequacy.ts';
import { chosen, hasAny, isYes, text } from '@clausewright/engine/law/answer-reading';

/** The countries of everybody else who gets data; `unknown` for a doubt. */
function recipientCountries(answers: Answers): readonly string[] {
  const fromVendors = usedVendors(answers)
    .filter((vendor) => vendor.selfHosted !== true)
    .map((vendor) => vendor.country);
  // A pixel or a page at a network is a transfer even before the network was named.
  const fromPixels =
    isYes(answers, 'remarketing') && chosen(answers, 'remarketing_vendors').length === 0 ? ['unknown'] : [];
  const fromPage = isYes(answers, 'fan_page') ? ['US'] : [];
  return [...fromVendors, ...fromPixels, ...fromPage, ...ownVendorCountries(answers)];
}

/** The owner chose *I don’t know*. */
export function serversUnknown(answers: object): boolean {
  return hasAny(answers as Answers, 'hosting_country', 'unknown');
}

/** Every country that the answers name as a place of data; `unknown` for a doubt. */
function placesOfData(answers: Answers): readonly string[] {
  const all = [...recipientCountries(answers), ...chosen(answers, 'hosting_country')];
  return [...new Set(all)].sort();
}

/** The owner's own country left out. */
export function destinations(answers: Answers): readonly string[] {
  return placesOfData(answers).filter((country) => country !== text(answers, 'country'));
}

/**
 * Countries outside the EEA that data reaches; an owner's doubt adds `unknown`. The own one is among them where somebody else
 * there receives data: whoever is under the GDPR exports it, wherever he sits (EDPB Guidelines 05/2021, paragraphs 10 to 20).
 */
export function transferCountries(answers: Answers): readonly string[] {
  const known = outsideEea(placesOfData(answers));
  const doubt = hasAny(answers, 'transfers', 'yes', 'unknown') && known.length === 0 ? ['unknown'] : [];
  return [...known, ...doubt];
}

/**
 * Countries outside one country that data reaches; a doubt adds `unknown`. The owner's own is among them where somebody else
 * there gets data: what people give straight to a business abroad is no transfer, handing it on is one.
 */
export function placesBeyond(answers: Answers, home: string): readonly string[] {
  const own = text(answers, 'country');
  const handedOn = own !== '' && recipientCountries(answers).includes(own) ? [own] : [];
  const known = [...destinations(answers), ...handedOn].filter((country) => country !== home).sort();
  // Who sits elsewhere and said yes means the own country, which is named as the seat.
  const said = own === home ? ['yes', 'unknown'] : ['unknown'];
  const doubt = hasAny(answers, 'transfers', ...said) && known.length === 0 ? ['unknown'] : [];
  return [...known, ...doubt];
}

/** Of the two regulations only the British one was chosen: the border is that of the United Kingdom. */
export function onlyBritish(answers: Answers): boolean {
  return hasAny(answers, 'laws', 'uk_gdpr') && !hasAny(answers, 'laws', 'gdpr');
}

/** Default of the question `transfers`. */
export function deriveTransfers({ answers }: Pick<DeriveInput, 'answers'>): { value: readonly string[] } {
  const reached = destinations(answers);
  const countries = onlyBritish(answers)
    ? reached.filter((country) => country !== 'GB')
    : outsideEea(placesOfData(answers));
  if (countries.some((country) => country !== 'unknown')) return { value: ['yes'] };
  return { value: [countries.length > 0 ? 'unknown' : 'no'] };
}

/** On what the transfers can rest: a decision, safeguards, or an exception. */
export function transferGrounds(answers: Answers): {
  adequacy: boolean;
  safeguards: boolean;
  derogation: boolean;
} {
  const countries = transferCountries(answers);
  return {
    adequacy:
      countries.some((country) => adequacyOf(country) !== undefined) ||
      hasAny(answers, 'transfer_tools', 'adequacy', 'dpf'),
    // The American framework and the Canadian decision cover some recipients only.
    safeguards:
      countries.some((country) => adequacyOf(country)?.scope !== 'full') ||
      hasAny(answers, 'transfer_tools', 'scc', 'bcr'),
    derogation: hasAny(answers, 'transfer_tools', 'consent'),
  };
}
