import { given, has } from '@clausewright/engine/document/authoring';
import { isIndividual, ownerName } from '../../../../shared/words/owner.ts';
import { isEeaCountry } from '../../../../places/regions.ts';
import { ownerAddress } from '../../words/owner-address.ts';
import { clause, type TermsQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

/** § 18(2) MStV and art. 93-2 of law 82-652 want a person by name: nobody is named where nobody was. */
function editorIsKnown(a: Given): boolean {
  return given(a.publication_director) || given(a.provider_representatives) || a.entity_type === 'individual';
}

/** What the law of the seat wants of a provider beside name, address and contact. */
export const ofSeat = [
  'de-ddg-5',
  'fr-lcen',
  'es-lssi-10',
  'it-dlgs-70',
  'nl-3-15d',
  'at-ecg-5',
  'be-wer',
  'uk-ecr',
  'uk-trading-disclosures',
] as const;

/** Beside register and VAT number: representatives (§ 5(1) no. 1 DDG), capital, director and host (art. 1-1 LCEN), capital (art. 2250 c.c.), line of business (§ 25 MedienG). */
const furtherFacts: Readonly<Record<string, (a: Given) => boolean>> = {
  DE: (a) => given(a.provider_representatives),
  FR: (a) => given(a.share_capital) && given(a.provider_host) && editorIsKnown(a),
  IT: (a) => given(a.share_capital),
  AT: (a) => given(a.line_of_business),
};

/** A firm has told all that the law of its seat wants listed; a British one states its VAT number where it has one. */
export function tellsWhole(a: Given): boolean {
  const vat = given(a.vat_id) || a.country === 'GB' || !isEeaCountry(a.country);
  return given(a.reg_number) && vat && (furtherFacts[a.country ?? '']?.(a) ?? true);
}

/** Whether anything is left to list: no heading without a text. */
function hasDetails(a: Given): boolean {
  const { reg_number, vat_id, share_capital, line_of_business } = a;
  const { provider_authority, provider_profession, provider_insurance } = a;
  const listed = [reg_number, vat_id, share_capital, provider_authority, provider_profession];
  return (
    [...listed, provider_insurance, line_of_business].some(given) ||
    given(a.provider_representatives) ||
    given(a.provider_host) ||
    (has(a.laws, 'eu_ecommerce') && editorIsKnown(a))
  );
}

export function showsProvider({ laws }: Given): boolean {
  return has(laws, 'eu_ecommerce', 'uk_ecommerce', 'ch_ecommerce');
}

/** Provider block: Art. 5 ECD; § 5 DDG, § 18(2) MStV, § 5 ECG, art. 1-1 LCEN, art. 10 LSSI, art. 7 D.Lgs. 70/2003, art. 3:15d BW, art. XII.6 WER, reg. 6 UK ECR 2002, reg. 25 Trading Disclosures 2015, Art. 3(1)(s) Swiss UCA. Optional: it goes when the law is unticked. A duty of the seat is met by the facts that are printed, not by the section. A French publication director is by law the legal representative (art. 93-2 loi 82-652). */
export const provider = clause({
  id: 'tc.provider',
  version: 4,
  when: showsProvider,
  ground: { law: 'Directive 2000/31/EC, Art. 5(1)' },
  parts: {
    // How to reach the provider stands in tc.contact, which follows. Of a person the law wants name, address and contact; of a firm the facts of its register too (who is entered is a firm).
    person: {
      meets: [...ofSeat, 'ecd-5-1-register'],
      answers: ['individual_name', 'provider_address'],
      when: (a) => isIndividual(a),
    },
    firm: { answers: ['business_name', 'business_address'], when: (a) => !isIndividual(a) },
    register: { meets: ['ecd-5-1-register'], answers: ['reg_number'], when: (a) => given(a.reg_number) },
    vat: { answers: ['vat_id'], when: (a) => given(a.vat_id) },
    representatives: {
      answers: ['provider_representatives'],
      when: (a) => given(a.provider_representatives),
    },
    capital: { answers: ['share_capital'], when: (a) => given(a.share_capital) },
    // Credited by what is printed under it, and by nothing less.
    whole: {
      meets: ofSeat,
      answers: ['reg_number', 'vat_id'],
      when: (a) => !isIndividual(a) && tellsWhole(a),
    },
    partial: { answers: ['reg_number'], when: (a) => hasDetails(a) && (isIndividual(a) || !tellsWhole(a)) },
    business: { answers: ['line_of_business'], when: (a) => given(a.line_of_business) },
    authority: { answers: ['provider_authority'], when: (a) => given(a.provider_authority) },
    profession: { answers: ['provider_profession'], when: (a) => given(a.provider_profession) },
    insurance: { answers: ['provider_insurance'], when: (a) => given(a.provider_insurance) },
    editor: { meets: ['de-mstv-18'], when: (a) => has(a.laws, 'eu_ecommerce') && editorIsKnown(a) },
    named: { answers: ['publication_director'], when: (a) => given(a.publication_director) },
    head: {
      answers: ['provider_representatives'],
      when: (a) => !given(a.publication_director) && given(a.provider_representatives),
    },
    self: {
      answers: ['individual_name'],
      when: (a) => !given(a.publication_director) && !given(a.provider_representatives),
    },
    host: { answers: ['provider_host'], when: (a) => given(a.provider_host) },
    notice: { answers: ['legal_notice_url'], when: (a) => given(a.legal_notice_url) },
    disclosures: { answers: ['disclosures_url'], when: (a) => given(a.disclosures_url) },
  },
  texts: import.meta.url,
  values: {
    ownerName,
    ownerAddress,
  },
});
