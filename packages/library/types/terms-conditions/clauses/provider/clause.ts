import { given, has } from '@clausewright/engine/document/authoring';
import { contactWays } from '../../../../shared/words/request-ways.ts';
import { ownerName } from '../../../../shared/words/owner.ts';
import { ownerAddress } from '../../words/owner-address.ts';
import { clause, type TermsQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

/** § 18(2) MStV and art. 93-2 of law 82-652 want a person by name: nobody is named where nobody was. */
function editorIsKnown(a: Given): boolean {
  return given(a.publication_director) || given(a.provider_representatives) || a.entity_type === 'individual';
}

/** Whether anything is left to list: no heading without a text. */
function hasDetails(a: Given): boolean {
  const { reg_number, vat_id, share_capital, provider_authority, provider_profession, provider_insurance } =
    a;
  return (
    [reg_number, vat_id, share_capital, provider_authority, provider_profession, provider_insurance].some(
      given,
    ) ||
    given(a.provider_representatives) ||
    given(a.provider_host) ||
    (has(a.laws, 'eu_ecommerce') && editorIsKnown(a))
  );
}

/** Provider block: Art. 5 ECD; § 5 DDG, § 18(2) MStV, § 5 ECG, art. 1-1 LCEN, art. 10 LSSI, art. 7 D.Lgs. 70/2003, art. 3:15d BW, art. XII.6 WER, reg. 6 UK ECR 2002, reg. 25 Trading Disclosures 2015, Art. 3(1)(s) Swiss UCA. Optional: it goes when the law is unticked. A French publication director is by law the legal representative (art. 93-2 loi 82-652). */
export const provider = clause({
  id: 'tc.provider',
  version: 2,
  when: (a) => has(a.laws, 'eu_ecommerce', 'uk_ecommerce', 'ch_ecommerce'),
  ground: { law: '?' },
  parts: {
    identity: {
      meets: [
        'ecd-5-1',
        'de-ddg-5',
        'fr-lcen',
        'es-lssi-10',
        'it-dlgs-70',
        'nl-3-15d',
        'at-ecg-5',
        'be-wer',
        'uk-ecr',
        'ch-uwg-3-s',
        'uk-trading-disclosures',
      ],
    },
    register: { law: '?', when: (a) => given(a.reg_number) },
    vat: {
      answers: [
        'vat_id',
        'provider_representatives',
        'share_capital',
        'provider_authority',
        'provider_profession',
        'provider_insurance',
      ],
      when: (a) => given(a.vat_id),
    },
    representatives: {
      answers: [
        'provider_representatives',
        'share_capital',
        'provider_authority',
        'provider_profession',
        'provider_insurance',
      ],
      when: (a) => given(a.provider_representatives),
    },
    capital: {
      answers: ['share_capital', 'provider_authority', 'provider_profession', 'provider_insurance'],
      when: (a) => given(a.share_capital),
    },
    official: { meets: ['ecd-5-1-register'], when: (a) => hasDetails(a) },
    authority: {
      answers: [
        'reg_number',
        'vat_id',
        'share_capital',
        'provider_authority',
        'provider_profession',
        'provider_insurance',
        'provider_representatives',
        'provider_host',
        'publication_director',
        'individual_name',
      ],
      when: (a) => given(a.provider_authority),
    },
    profession: {
      answers: ['provider_profession', 'provider_insurance'],
      when: (a) => given(a.provider_profession),
    },
    insurance: { answers: ['provider_insurance'], when: (a) => given(a.provider_insurance) },
    editor: {
      meets: ['de-mstv-18', 'fr-lcen'],
      when: (a) => has(a.laws, 'eu_ecommerce') && editorIsKnown(a),
    },
    named: {
      answers: ['publication_director', 'provider_representatives', 'individual_name'],
      when: (a) => given(a.publication_director),
    },
    head: {
      answers: ['publication_director', 'provider_representatives'],
      when: (a) => !given(a.publication_director) && given(a.provider_representatives),
    },
    self: {
      answers: ['publication_director', 'provider_representatives', 'individual_name'],
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
    contactWays,
  },
});
