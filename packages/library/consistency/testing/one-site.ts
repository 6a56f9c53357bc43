/**
 * What is true of a site whose profiles were written one by one to show the clauses of a type: where they disagree about the
 * site, its documents say this.
 */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

/** A policy on returns has the instructions on withdrawal, and the terms link it. */
function returnsAt(domain: string): Answers {
  return { refunds: 'separate-policy', returns_url: `https://www.${domain}.example/returns` };
}

const yearly: Answers = { liability_cap: 'twelve-months' };

export const trueOfSite: Readonly<Record<string, Partial<Record<AgreementType, Answers>>>> = {
  parisFashion: {
    TERMS_CONDITIONS: { exempt_sales: [] },
    RETURN_REFUND_POLICY: { who_pays: 'customer', label: 'none' },
  },
  piedmontWine: {
    TERMS_CONDITIONS: { ...returnsAt('cantina-roero'), consumer_type: 'consumers' },
    RETURN_REFUND_POLICY: { withdrawal_url: 'https://www.cantina-roero.example/recesso' },
  },
  frenchPortfolio: { TERMS_CONDITIONS: returnsAt('margaux-perrin') },
  irishChatbot: { TERMS_CONDITIONS: returnsAt('ask-orla') },
  austrianSchool: {
    TERMS_CONDITIONS: returnsAt('musikschule-lindenhof'),
    EULA: { liability_cap: 'statutory' },
  },
  newZealandMusic: { EULA: yearly },
  californianCrm: { EULA: { ...yearly, dispute_mode: 'talk' } },
  americanFitness: { EULA: { dispute_mode: 'talk' } },
  belgianDating: { EULA: { dispute_mode: 'talk' } },
  britishNewspaper: { EULA: yearly },
  koreanComics: { EULA: yearly, DISCLAIMER: { d_ai: ['translation'] } },
  chineseGadgets: { EULA: yearly, DISCLAIMER: { d_ai: ['text', 'translation'] } },
  rhodeIslandMarket: { TERMS_CONDITIONS: { newsletters: 'no' } },
  brazilianMarket: { TERMS_CONDITIONS: { newsletters: 'no' } },
};
