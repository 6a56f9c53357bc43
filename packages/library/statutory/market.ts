/** Which prescribed text a document carries: that of the market that reads its language. */
import type { Language } from '@clausewright/contract/languages';
import type { StatutoryId } from './texts.ts';

export interface WithdrawalTexts {
  /** Instructions on withdrawal. */
  model: StatutoryId;
  /** Point 3 of their notes: the online function and the web form. */
  point3: StatutoryId;
  form: StatutoryId;
}

const union: WithdrawalTexts = {
  model: 'crd-annex-ia',
  point3: 'crd-annex-ia-point-3',
  form: 'crd-annex-ib',
};
const germany: WithdrawalTexts = {
  model: 'de-egbgb-anlage-1',
  point3: 'de-egbgb-anlage-1-point-3',
  form: 'de-egbgb-anlage-2',
};
const austria: WithdrawalTexts = {
  model: 'at-fagg-anhang-1a',
  point3: 'crd-annex-ia-point-3',
  form: 'at-fagg-anhang-1b',
};
const france: WithdrawalTexts = {
  model: 'fr-conso-r221-3',
  point3: 'fr-conso-r221-3-point-3',
  form: 'fr-conso-r221-1',
};
const spain: WithdrawalTexts = {
  model: 'es-trlgdcu-anexo-1a',
  point3: 'crd-annex-ia-point-3',
  form: 'es-trlgdcu-anexo-1b',
};

const ireland: WithdrawalTexts = {
  model: 'ie-cra-sched4',
  point3: 'ie-cra-sched4-note-4',
  form: 'ie-cra-sched4-form',
};

/** `country` is the owner's: a seller in Austria, Belgium or Luxembourg sells at home first. */
export function withdrawalTexts(language: Language, country: string | undefined): WithdrawalTexts {
  switch (language) {
    case 'de':
      return country === 'AT' ? austria : germany;
    case 'fr':
      return country === 'BE' || country === 'LU' ? union : france;
    case 'es':
      return spain;
    case 'en':
      return country === 'IE' ? ireland : union;
    case 'it':
    case 'nl':
      return union;
    default:
      return language satisfies never;
  }
}

const ofMarkets = new Set<StatutoryId>(
  [union, germany, austria, france, spain, ireland].flatMap((texts) => Object.values(texts)),
);

/** Whether the country of the owner decides, beside the language, where the text is printed. */
export function isOfMarket(id: StatutoryId): boolean {
  return ofMarkets.has(id);
}
