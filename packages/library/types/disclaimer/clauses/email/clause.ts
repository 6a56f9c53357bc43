import { given, has } from '@clausewright/engine/document/authoring';
import { clause, type DisclaimerQuestions } from '../../clause.ts';

type Given = { readonly [Q in keyof DisclaimerQuestions]?: DisclaimerQuestions[Q] | undefined };
const aboutHealth = (a: Pick<Given, 'd_medical' | 'd_fitness'>): boolean =>
  a.d_medical === 'general' || a.d_medical === 'professionals' || a.d_fitness === 'yes';
const aboutMoney = (a: Pick<Given, 'd_financial'>): boolean =>
  given(a.d_financial) && !has(a.d_financial, 'none');

// Short forms to copy; the mark at the link or at the start of a video stays necessary (16 CFR § 255.5, § 5a(4) UWG).
export const email = clause({
  id: 'di.email',
  version: 4,
  price: 'answer_premium',
  when: (a) => a.d_email === 'yes',
  ground: { answers: ['d_email'] },
  parts: {
    site: { answers: ['website_url'], when: (a) => has(a.agreement_for, 'website') },
    affiliate: { answers: ['d_affiliate'], when: (a) => a.d_affiliate === 'yes' },
    amazon: {
      answers: ['amazon_statement'],
      when: (a) =>
        a.amazon_statement !== 'no' &&
        a.affiliate_programs?.map(String).includes('amazon-associates') === true,
    },
    sponsored: {
      meets: ['ecd-6', 'ucpd-annex-11', 'de-uwg-5a', 'uk-dmcc-ads', 'ftc-255-5'],
      promise: 'ads_marked',
      when: (a) => a.d_sponsored === 'yes',
    },
    health: { answers: ['d_medical', 'd_fitness'], when: aboutHealth },
    money: { answers: ['d_financial'], when: aboutMoney },
    law: { answers: ['d_legal'], when: (a) => a.d_legal === 'yes' },
    videoHealth: { answers: ['d_medical', 'd_fitness'], when: aboutHealth },
    videoMoney: { answers: ['d_financial'], when: aboutMoney },
    videoLaw: { answers: ['d_legal'], when: (a) => a.d_legal === 'yes' },
  },
  texts: import.meta.url,
});
