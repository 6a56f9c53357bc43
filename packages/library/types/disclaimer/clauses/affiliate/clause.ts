import { type Context, properName, type Words } from '@clausewright/engine/document/authoring';
import { findVendor } from '../../../../vendors/list.ts';
import { clause, type DisclaimerQuestions } from '../../clause.ts';

// 16 CFR § 255.5, § 5a(4) UWG, Directive 2000/31/EC Article 6, CAP Code 2.1: the page supports the mark at the link itself.
// The words of the mark are those of the site, which this document need not share a language with: none are quoted.
// Amazon's sentence: English verified, the other languages from memory (official: unverified), so the English one stands beside them.
function programmes({ names, say }: Pick<Context<DisclaimerQuestions>, 'names' | 'say'>): Words[] {
  const name = (id: string) => properName(findVendor(id)?.name ?? id);
  return names(say.affiliate_programs, name, say['affiliate_programs.own']);
}

export const affiliate = clause({
  id: 'di.affiliate',
  version: 4,
  when: (a) => a.d_affiliate === 'yes',
  ground: { answers: ['d_affiliate'] },
  parts: {
    commission: {
      meets: [
        'affiliate-other',
        'ftc-255-5',
        'ecd-6',
        'ucpd-annex-11',
        'de-uwg-5a',
        'uk-dmcc-ads',
        'ca-au-ads',
        'practice-di-affiliate',
      ],
      answers: ['d_affiliate'],
    },
    cost: { meets: ['affiliate-other'], promise: 'affiliate_price' },
    marked: {
      meets: ['ecd-6', 'ucpd-annex-11', 'de-uwg-5a', 'uk-dmcc-ads', 'ftc-255-5'],
      promise: 'affiliate_links_marked',
    },
    programmes: { meets: ['affiliate-other'], answers: ['affiliate_programs'] },
    amazon: {
      meets: ['amazon-associates'],
      answers: ['amazon_statement'],
      when: (a) =>
        a.amazon_statement !== 'no' &&
        a.affiliate_programs?.map(String).includes('amazon-associates') === true,
    },
  },
  texts: import.meta.url,
  values: {
    programmeNames: (c) => programmes(c),
  },
});
